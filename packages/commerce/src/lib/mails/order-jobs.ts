import type { OrderSummary } from '@relab/contract/commerce';
import { type Database, inTransaction } from '@relab/database';
import { handler, type JobHandler, type JobRun, jobKind } from '@relab/server/jobs';
import type { EmailTemplate } from '@relab/server/mail';
import { sql } from 'kysely';
import { confirmation, confirmationRequested } from '../mail-request/request-mail.ts';
import { withOutcome } from '../order/order-outcome.ts';
import { readOrder } from '../order/read-order.ts';
import { type CancellationOutcome, cancellationDecision, isStillDecided } from './cancellation-decision.ts';
import { confirmationRequest } from './confirmation-request.ts';
import { type EmailSettings, emailSettings, enqueueTemplate, type MailSettings } from './mail-settings.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { orderLink } from './order-link.ts';
import { readShipment, shipmentNotice } from './shipment-notice.ts';

/** Put in by a trigger on shipments. `trackingNumber` is the one it had then. */
const notice = jobKind<{ readonly shipmentId: string; readonly trackingNumber: string | null }>(
  'shipment notice',
);

/** Put in by a trigger on orders. */
const cancellation = jobKind<{ readonly orderSummaryId: string; readonly outcome: CancellationOutcome }>(
  'cancellation decided',
);

interface Composed {
  readonly orderId: string;
  /** The link proves that its reader gets mail at the address. */
  readonly isProof?: boolean;
  readonly write: (link: string, settings: EmailSettings) => EmailTemplate;
}

/** Queues an e-mail about an order once: that and the end of this job are one transaction. */
async function writeTo(
  run: JobRun,
  settings: MailSettings,
  compose: (transaction: Database) => Promise<Composed | undefined>,
): Promise<undefined> {
  await inTransaction(run.database, async (transaction) => {
    await run.finish(transaction);
    const composed = await compose(transaction);
    if (!composed) return;
    const { orderId, isProof = false, write } = composed;
    const order = await transaction
      .selectFrom('order_summary')
      .select(['contact_email', 'guest_key', 'language'])
      .where('id', '=', orderId)
      .where(({ not }) => not('is_deleted'))
      .executeTakeFirst();
    if (!order) return;
    const now = run.now();
    const template = emailSettings(settings, order.language);
    const { baseUrl, localizedPath } = template;
    const isGuest = order.guest_key !== null;
    const link = await orderLink(transaction, { orderId, isGuest, isProof, baseUrl, localizedPath, now });
    await enqueueTemplate(transaction, order.contact_email, write(link, template), now);
  });
  return undefined;
}

const readPlaced = async (transaction: Database, orderId: string): Promise<OrderSummary | undefined> =>
  await readOrder(transaction, sql`o.id = ${orderId} and not o.is_deleted`);

/** The shop's mails about orders. */
export function orderJobs(settings: MailSettings): readonly JobHandler[] {
  const readWithOutcome = async (
    transaction: Database,
    orderId: string,
  ): Promise<OrderSummary | undefined> => {
    const placed = await readPlaced(transaction, orderId);
    return placed && (await withOutcome(transaction, placed, settings.shop));
  };
  return [
    handler(confirmation, {
      run: ({ orderSummaryId: orderId }, run) =>
        writeTo(run, settings, async (transaction) => {
          const order = await readPlaced(transaction, orderId);
          if (!order) return undefined;
          return { orderId, write: (link, mail) => orderConfirmation(mail.translated(order), link, mail) };
        }),
    }),
    handler(confirmationRequested, {
      run: ({ orderSummaryId: orderId }, run) =>
        writeTo(run, settings, async (transaction) => {
          const order = await readWithOutcome(transaction, orderId);
          if (order?.status !== 'Awaiting Confirmation') return undefined;
          return {
            orderId,
            isProof: true,
            write: (link, mail) => confirmationRequest(mail.translated(order), link, mail),
          };
        }),
    }),
    handler(cancellation, {
      run: ({ orderSummaryId: orderId, outcome }, run) =>
        writeTo(run, settings, async (transaction) => {
          const order = await readWithOutcome(transaction, orderId);
          // Decided otherwise meanwhile: that has a mail of its own.
          if (!order || !isStillDecided(order, outcome)) return undefined;
          return { orderId, write: (link, mail) => cancellationDecision(order, outcome, link, mail) };
        }),
    }),
    handler(notice, {
      run: ({ shipmentId, trackingNumber }, run) =>
        writeTo(run, settings, async (transaction) => {
          const shipment = await readShipment(transaction, shipmentId);
          // Another number came meanwhile, and a notice of its own with it.
          if (!shipment || shipment.trackingNumber !== trackingNumber) return undefined;
          const { orderId } = shipment;
          return { orderId, write: (link, mail) => shipmentNotice(shipment, link, mail) };
        }),
    }),
  ];
}
