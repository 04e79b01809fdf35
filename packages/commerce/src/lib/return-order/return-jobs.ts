import { type Database, inTransaction } from '@relab/database';
import { modifiedColumns } from '@relab/records/objects';
import { handler, type JobHandler, type JobRun, UnrecoverableJobError } from '@relab/server/jobs';
import { sql } from 'kysely';
import { renderInvoice } from '../invoice/render-invoice.ts';
import {
  type EmailSettings,
  emailSettings,
  enqueueTemplate,
  type MailSettings,
} from '../mails/mail-settings.ts';
import { orderLink } from '../mails/order-link.ts';
import { centsOf } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { readOrder } from '../order/read-order.ts';
import { type PaymentProvider, PaymentRefused } from '../payment-provider/payment-provider.ts';
import { createClerkTask } from '../shop/create-clerk-task.ts';
import { returnDecided } from './decide-return.ts';
import { refundReturnToCard, returnRefunded } from './issue-credit.ts';
import { refundNotice } from './refund-notice.ts';
import { readRefunded } from './refunded-return.ts';
import { readReturnCredit } from './return-credit-note.ts';
import { readDecided, returnDecision } from './return-decision.ts';

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

interface ReturnMail {
  readonly settings: EmailSettings;
  /** What the items of the order are called in its language, by the id of their line. */
  readonly names: ReadonlyMap<string, string>;
  readonly link: string;
  readonly now: Date;
}

/** What every mail about a return has: the language of its order, the names of its items, and a link to it. */
async function openReturnMail(
  transaction: Database,
  { orderId, isGuest, language }: { orderId: string; isGuest: boolean; language: string | null },
  run: JobRun,
  options: MailSettings,
): Promise<ReturnMail> {
  const settings = emailSettings(options, language);
  const { baseUrl, localizedPath } = settings;
  const now = run.now();
  const link = await orderLink(transaction, { orderId, isGuest, baseUrl, localizedPath, now });
  const order = await readOrder(transaction, sql`o.id = ${orderId}`);
  const items = order ? settings.translated(order).items : [];
  const names = new Map(items.map(({ orderItemSummaryId, name }) => [orderItemSummaryId, name]));
  return { settings, names, link, now };
}

/** Sends the credit note to the buyer, once: the mail and the end of the job are one transaction. */
async function mailCredit(returnId: string, run: JobRun, settings: MailSettings): Promise<void> {
  const content = await readReturnCredit(run.database, returnId);
  const pdf = content && (await renderInvoice(content));
  await inTransaction(run.database, async (transaction) => {
    await run.finish(transaction);
    const row = await readRefunded(transaction, returnId);
    if (!row) return;
    const mail = await openReturnMail(transaction, row, run, settings);
    const { names, link } = mail;
    const template = refundNotice(
      { refunded: row, names, creditNoteNumber: content?.invoiceNumber ?? null, link },
      mail.settings,
    );
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
    await enqueueTemplate(transaction, row.email, template, mail.now, attachments);
  });
}

/** Sends the decision about a return to the buyer who requested it, once. */
async function mailDecision(returnId: string, run: JobRun, settings: MailSettings): Promise<void> {
  await inTransaction(run.database, async (transaction) => {
    await run.finish(transaction);
    const decided = await readDecided(transaction, returnId);
    if (!decided) return;
    const mail = await openReturnMail(transaction, decided, run, settings);
    const { names, link } = mail;
    const template = returnDecision({ decided, names, link }, mail.settings);
    await enqueueTemplate(transaction, decided.email, template, mail.now);
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
  const decisions = handler(returnDecided, {
    run: async ({ returnOrderId }, run) => {
      await mailDecision(returnOrderId, run, settings);
      return undefined;
    },
  });
  const { payments } = options;
  if (!payments) return [mails, decisions];
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
  return [mails, decisions, refunds];
}
