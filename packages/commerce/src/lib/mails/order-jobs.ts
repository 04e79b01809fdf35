import { type Database, inTransaction } from '@relab/database';
import { handler, type JobHandler, type JobRun, jobKind } from '@relab/server/jobs';
import { type EmailTemplate, emailHtml, emailText, enqueueMail } from '@relab/server/mail';
import { sql } from 'kysely';
import { confirmation, confirmationRequested } from '../mail-request/request-order-mail.ts';
import { withOutcome } from '../order/order-outcome.ts';
import { readOrder } from '../order/read-order.ts';
import { type CancellationOutcome, cancellationDecision, isStillDecided } from './cancellation-decision.ts';
import { confirmationRequest } from './confirmation-request.ts';
import { type EmailSettings, emailSettings, type MailSettings } from './mail-settings.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { orderLink } from './order-link.ts';
import { readShipment } from './read-shipment.ts';
import { shipmentNotice } from './shipment-notice.ts';

/** Put in by a trigger on shipments. `trackingNumber` is the one it had then. */
const notice = jobKind<{ readonly shipmentId: string; readonly trackingNumber: string | null }>(
  'shipment notice',
);

/** Put in by a trigger on orders. */
const cancellation = jobKind<{ readonly orderSummaryId: string; readonly outcome: CancellationOutcome }>(
  'cancellation decided',
);

interface Ordered {
  readonly contact_email: string;
  readonly is_guest: boolean;
  readonly language: string | null;
}

async function readBuyer(transaction: Database, orderId: string): Promise<Ordered | undefined> {
  const { rows } = await sql<Ordered>`
    select contact_email, guest_key is not null as is_guest, language from order_summary where id = ${orderId} and not is_deleted
    `.execute(transaction);
  return rows[0];
}

interface Composed {
  readonly orderId: string;
  /** The link proves that its reader gets mail at the address. */
  readonly isProof?: boolean;
  readonly write: (link: string, settings: EmailSettings) => EmailTemplate;
}

/** Writes a letter about an order and leaves it to the queue, once: that and the end of this job are one transaction. */
async function writeTo(
  run: JobRun,
  settings: MailSettings,
  compose: (transaction: Database) => Promise<Composed | undefined>,
): Promise<undefined> {
  await inTransaction(run.database, async (transaction) => {
    await run.finish(transaction);
    const composed = await compose(transaction);
    const ordered = composed && (await readBuyer(transaction, composed.orderId));
    if (!ordered) return;
    const { orderId, isProof = false, write } = composed;
    const now = run.now();
    const { baseUrl } = settings;
    const { is_guest: isGuest } = ordered;
    const template = emailSettings(settings, ordered.language);
    const { localizedPath } = template;
    const link = await orderLink(transaction, { orderId, isGuest, isProof, baseUrl, localizedPath, now });
    const emailTemplate = write(link, template);
    const mail = { to: ordered.contact_email, subject: emailTemplate.title };
    await enqueueMail(
      transaction,
      { ...mail, text: emailText(emailTemplate), html: emailHtml(emailTemplate) },
      now,
    );
  });
  return undefined;
}

/** The shop's mails about orders. */
export function orderJobs(settings: MailSettings): readonly JobHandler[] {
  return [
    handler(confirmation, {
      run: ({ orderSummaryId }, run) =>
        writeTo(run, settings, async (transaction) => {
          const order = await readOrder(transaction, sql`o.id = ${orderSummaryId} and not o.is_deleted`);
          return (
            order && {
              orderId: orderSummaryId,
              write: (link, mail) => orderConfirmation(mail.translated(order), link, mail),
            }
          );
        }),
    }),
    handler(confirmationRequested, {
      run: ({ orderSummaryId }, run) =>
        writeTo(run, settings, async (transaction) => {
          const placed = await readOrder(transaction, sql`o.id = ${orderSummaryId} and not o.is_deleted`);
          const order = placed && (await withOutcome(transaction, placed, settings.shop));
          if (order?.status !== 'Awaiting Confirmation') return undefined;
          return {
            orderId: orderSummaryId,
            isProof: true,
            write: (link, mail) => confirmationRequest(mail.translated(order), link, mail),
          };
        }),
    }),
    handler(cancellation, {
      run: ({ orderSummaryId, outcome }, run) =>
        writeTo(run, settings, async (transaction) => {
          const placed = await readOrder(transaction, sql`o.id = ${orderSummaryId} and not o.is_deleted`);
          const order = placed && (await withOutcome(transaction, placed, settings.shop));
          // Decided otherwise meanwhile: a mail of its own says so.
          if (!order || !isStillDecided(order, outcome)) return undefined;
          return {
            orderId: orderSummaryId,
            write: (link, mail) => cancellationDecision(order, outcome, link, mail),
          };
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
