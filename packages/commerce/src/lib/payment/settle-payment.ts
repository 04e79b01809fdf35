import type { Database } from '@relab/database';
import { modifiedColumns } from '@relab/records/objects';
import { enqueue, jobKind } from '@relab/server/jobs';
import { lockClosedCart, reopenCart } from '../cart/reopen-cart.ts';
import { confirmOrder } from '../mail-request/request-mail.ts';
import { centsOf, formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { PaymentStatus } from '../payment-provider/payment-provider.ts';
import { createClerkTask } from '../shop/create-clerk-task.ts';
import type { DatabaseContext } from '../shop/database-context.ts';
import { lockPayment, type PaymentRow, writePayment } from './payment-row.ts';

type Paid = Extract<PaymentStatus, { state: 'paid' }>;

/** Refunds a canceled order; a trigger enqueues it too. */
export const refundPayment = jobKind<{ readonly orderSummaryId: string }>('payment refund');

const isExact = (row: PaymentRow, { amount, currency }: Paid): boolean =>
  amount === centsOf(row.amount) && currency === row.currency_iso_code;

/** What was paid is not what the order costs: nothing follows before staff have looked at it. */
async function markDoubtful(context: DatabaseContext, row: PaymentRow, paid: Paid): Promise<void> {
  const { database, now } = context;
  await writePayment(database, row.order_id, { state: 'Doubtful', charge: paid.charge }, now());
  await createClerkTask(context, {
    subject: `Payment of ${row.order_number} does not fit`,
    description: `${formatCents(paid.amount)} ${paid.currency} was paid, and the order costs ${row.amount} ${row.currency_iso_code}. Nothing was given back; the payment is ${paid.charge}.`,
    orderId: row.order_id,
    accountId: row.account_id,
  });
}

async function acceptPayment(context: DatabaseContext, row: PaymentRow, paid: Paid): Promise<void> {
  const { database, now } = context;
  if (!isExact(row, paid)) return await markDoubtful(context, row, paid);
  const { order_id: orderSummaryId } = row;
  if (row.order_status !== 'Awaiting Payment') {
    // It was canceled meanwhile.
    await writePayment(database, orderSummaryId, { state: 'Refunding', charge: paid.charge }, now());
    const key = `payment refund ${orderSummaryId}`;
    await enqueue(database, refundPayment, { orderSummaryId }, { at: now(), key });
    return;
  }
  await writePayment(database, orderSummaryId, { state: 'Paid', charge: paid.charge }, now());
  await database
    .updateTable('order_summary')
    .set({
      status: 'Created',
      paid_date: now(),
      payment_reference: paid.charge,
      ...modifiedColumns(now()),
    })
    .where('id', '=', orderSummaryId)
    .execute();
  await confirmOrder(context, orderSummaryId);
}

/** The payment first: a trigger looks whether it is still open when the order is canceled. */
async function abandonPayment(
  context: DatabaseContext,
  options: CommerceOptions,
  row: PaymentRow,
): Promise<void> {
  const { database, now } = context;
  await writePayment(database, row.order_id, { state: 'Failed' }, now());
  if (row.order_status !== 'Awaiting Payment') return;
  const closed = await lockClosedCart(context, row.order_id);
  await database
    .updateTable('order_summary')
    .set({ status: 'Canceled', ...modifiedColumns(now()) })
    .where('id', '=', row.order_id)
    .execute();
  if (closed) await reopenCart(context, options, closed);
}

const isUndecided = ({ state }: PaymentRow): boolean => state === 'Starting' || state === 'Open';

/**
 * Writes the status of a payment, within a transaction, and what follows for its order. A payment is decided once: later
 * reports, repeated or in another order, change nothing. That it was paid is the exception: it counts after an end too.
 */
export async function settlePayment(
  context: DatabaseContext,
  options: CommerceOptions,
  orderId: string,
  status: PaymentStatus,
): Promise<void> {
  const row = await lockPayment(context.database, orderId);
  if (!row) return;
  if (status.state === 'paid' && (isUndecided(row) || row.state === 'Failed'))
    await acceptPayment(context, row, status);
  if (status.state === 'ended' && isUndecided(row)) await abandonPayment(context, options, row);
}

/** The order of a payment, by the service's reference. */
export async function orderOfPayment(
  database: Database,
  provider: string,
  reference: string,
): Promise<string | undefined> {
  const payment = await database
    .selectFrom('order_payment')
    .select('order_summary_id')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return payment?.order_summary_id;
}
