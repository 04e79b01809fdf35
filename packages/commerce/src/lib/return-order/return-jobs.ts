import { type Database, inTransaction } from '@relab/database';
import { modifiedColumns } from '@relab/records/objects';
import { handler, type JobHandler, type JobRun, UnrecoverableJobError } from '@relab/server/jobs';
import { sql } from 'kysely';
import { renderInvoice } from '../invoice/render-invoice.ts';
import { formatMoney } from '../language/format-values.ts';
import { emailSettings, enqueueTemplate, type MailSettings } from '../mails/mail-settings.ts';
import { orderLink } from '../mails/order-link.ts';
import { centsOf } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { type PaymentProvider, PaymentRefused } from '../payment-provider/payment-provider.ts';
import { createClerkTask } from '../shop/create-clerk-task.ts';
import { refundReturnToCard, returnRefunded } from './refund-return.ts';
import { readReturnCredit } from './return-credit-note.ts';

interface RefundedReturn {
  readonly returnNumber: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly accountId: string | null;
  readonly email: string;
  readonly isGuest: boolean;
  readonly language: string | null;
  readonly currency: string;
  readonly amount: string;
  readonly method: 'Card' | 'Transfer';
  readonly state: 'Pending' | 'Done' | 'Failed';
  readonly charge: string | null;
}

async function readRefunded(database: Database, returnId: string): Promise<RefundedReturn | undefined> {
  const { rows } = await sql<RefundedReturn>`
    select r.return_order_number as "returnNumber", o.id as "orderId", o.order_number as "orderNumber",
      o.account_id as "accountId", o.contact_email as email, o.guest_key is not null as "isGuest", o.language,
      r.currency_iso_code as currency, r.refund_amount::text as amount, r.refund_method as method,
      r.refund_state as state, p.charge
    from return_order r join order_summary o on o.id = r.order_summary_id
    left join order_payment p on p.order_summary_id = o.id
    where r.id = ${returnId} and r.status = 'Refunded' and not r.is_deleted`.execute(database);
  return rows[0];
}

const writeState = async (
  transaction: Database,
  returnId: string,
  state: 'Done' | 'Failed',
  now: Date,
): Promise<void> => {
  await transaction
    .updateTable('return_order')
    .set({ refund_state: state, ...modifiedColumns(now) })
    .where('id', '=', returnId)
    .execute();
};

async function refundToCard(returnId: string, provider: PaymentProvider, run: JobRun): Promise<void> {
  const row = await readRefunded(run.database, returnId);
  // Whoever gave it back by hand has noted so.
  if (row?.charge == null || row.state === 'Done') return;
  const { charge, currency } = row;
  const part = { refundId: returnId, charge, amount: centsOf(row.amount), currency };
  await provider.refundPart(part).catch((error: unknown) => {
    throw error instanceof PaymentRefused ? new UnrecoverableJobError(error.message) : error;
  });
  await inTransaction(run.database, async (transaction) => {
    await run.finish(transaction);
    await writeState(transaction, returnId, 'Done', run.now());
  });
}

/** Sends the credit note to the buyer, once: the mail and the end of the job are one transaction. */
async function mailCredit(returnId: string, run: JobRun, settings: MailSettings): Promise<void> {
  const content = await readReturnCredit(run.database, returnId);
  const pdf = content && (await renderInvoice(content));
  await inTransaction(run.database, async (transaction) => {
    await run.finish(transaction);
    const row = await readRefunded(transaction, returnId);
    if (!row) return;
    const { orderId, orderNumber, isGuest, currency, amount, method } = row;
    const mail = emailSettings(settings, row.language);
    const { texts, baseUrl, localizedPath } = mail;
    const now = run.now();
    const href = await orderLink(transaction, { orderId, isGuest, baseUrl, localizedPath, now });
    const sum = formatMoney(amount, currency, mail.locale(currency));
    const template = {
      siteName: mail.shop.name,
      language: mail.language,
      title: texts.returned.title(orderNumber),
      reason: texts.placedHere(mail.shop.name),
      blocks: [
        {
          kind: 'text',
          text: method === 'Card' ? texts.returned.toCard(sum) : texts.returned.byTransfer(sum),
        },
        ...(content ? [{ kind: 'text', text: texts.returned.attached(content.invoiceNumber) } as const] : []),
        { kind: 'link', label: texts.seeOrder, href },
      ],
    } as const;
    const attachments =
      content && pdf
        ? [
            {
              filename: `${content.invoiceNumber.replace(/[^\w.-]/g, '_')}.pdf`,
              contentType: 'application/pdf',
              content: Buffer.from(pdf).toString('base64'),
            },
          ]
        : [];
    await enqueueTemplate(transaction, row.email, template, now, attachments);
  });
}

/** Over some two days, as refunds of whole orders. */
const attempts = 60;

/** The jobs of returns: what goes back to a card, and the mail to the buyer. */
export function returnJobs(options: CommerceOptions, settings: MailSettings): readonly JobHandler[] {
  const mails = handler(returnRefunded, {
    run: async ({ returnOrderId }, run) => {
      await mailCredit(returnOrderId, run, settings);
      return undefined;
    },
  });
  const { payments } = options;
  if (!payments) return [mails];
  const refunds = handler(refundReturnToCard, {
    attempts,
    run: async ({ returnOrderId }, run) => {
      await refundToCard(returnOrderId, payments.provider, run);
      return undefined;
    },
    async failed({ returnOrderId }, error, database, now) {
      const row = await readRefunded(database, returnOrderId);
      if (!row) return;
      await writeState(database, returnOrderId, 'Failed', now);
      await createClerkTask(
        { database, now: () => now },
        {
          subject: `Refund of ${row.returnNumber} failed`,
          description: `${row.amount} ${row.currency} of ${row.orderNumber} could not be given back: ${error} The payment is ${row.charge ?? 'unknown'}.`,
          orderId: row.orderId,
          accountId: row.accountId,
        },
      );
    },
  });
  return [mails, refunds];
}
