import { inTransaction } from '@relab/database';
import { handler, type JobHandler, type JobRun, UnrecoverableJobError } from '@relab/server/jobs';
import type { CommerceOptions } from '../options/options.ts';
import { type PaymentProvider, PaymentRefused } from '../payment-provider/payment-provider.ts';
import { createClerkTask } from '../shop/create-clerk-task.ts';
import { type PaymentRow, readPayment, writePayment } from './payment-row.ts';
import { refundPayment, settlePayment } from './settle-payment.ts';
import { endPayment } from './start-payment.ts';

/** Over some two days: a longer outage of the service needs staff anyway. */
const attempts = 60;

/** Ends a payment that was not made in time, or whose order is canceled. One that was made meanwhile counts. */
async function end(
  orderId: string,
  options: CommerceOptions,
  provider: PaymentProvider,
  run: JobRun,
): Promise<void> {
  const row = await readPayment(run.database, orderId);
  if (!row || (row.state !== 'Starting' && row.state !== 'Open')) return;
  // An order that began to wait anew has a later job of its own.
  if (row.order_status === 'Awaiting Payment' && row.expires_at > run.now()) return;
  // Without a reference the buyer has no address to pay at.
  const status = row.reference === null ? ({ state: 'ended' } as const) : await provider.end(row.reference);
  if (status.state === 'open')
    throw new Error(`The payment of ${row.order_number} is still being worked on.`);
  await inTransaction(run.database, async (database) => {
    await run.hold(database);
    await settlePayment({ database, now: run.now }, options, orderId, status);
  });
}

async function refund(row: PaymentRow, provider: PaymentProvider, run: JobRun): Promise<void> {
  if (row.state !== 'Refunding' || row.charge === null) return;
  await provider.refund(row.id, row.charge).catch((error: unknown) => {
    throw error instanceof PaymentRefused ? new UnrecoverableJobError(error.message) : error;
  });
  await inTransaction(run.database, async (transaction) => {
    await run.finish(transaction);
    await writePayment(transaction, row.order_id, { state: 'Refunded' }, run.now());
    await transaction
      .updateTable('order_summary')
      .set({ refunded_date: run.now(), system_modstamp: run.now() })
      .where('id', '=', row.order_id)
      .execute();
  });
}

/** The jobs of payments. */
export function paymentJobs(options: CommerceOptions): readonly JobHandler[] {
  const { payments } = options;
  if (!payments) return [];
  const { provider } = payments;
  return [
    handler(endPayment, {
      attempts,
      async run({ orderSummaryId }, run) {
        await end(orderSummaryId, options, provider, run);
        return undefined;
      },
    }),
    handler(refundPayment, {
      attempts,
      async run({ orderSummaryId }, run) {
        const row = await readPayment(run.database, orderSummaryId);
        if (row) await refund(row, provider, run);
        return undefined;
      },
      async failed({ orderSummaryId }, error, database, now) {
        const row = await readPayment(database, orderSummaryId);
        if (!row) return;
        await createClerkTask(
          { database, now: () => now },
          {
            subject: `Refund of ${row.order_number} failed`,
            description: `${row.amount} ${row.currency_iso_code} could not be given back: ${error} The payment is ${row.charge}.`,
            orderId: row.order_id,
            accountId: row.account_id,
          },
        );
      },
    }),
  ];
}
