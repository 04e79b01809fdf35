import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@relab/database';
import { type ApiError, newId } from '@relab/server/http';
import { enqueue, jobKind } from '@relab/server/jobs';
import { conflict } from '../errors.ts';
import { centsOf } from '../market/money.ts';
import { type PaymentOptions, PaymentUnavailable } from '../payment-provider/payment-provider.ts';
import { type DatabaseContext, withTransaction } from '../shop/database-context.ts';
import { lockPayment, type PaymentRow, readPayment } from './payment-row.ts';

/** Ends the payment of an order; a trigger enqueues it too. */
export const endPayment = jobKind<{ readonly orderSummaryId: string }>('payment end');

/** How long an order waits to be paid. The service takes no less than half an hour. */
const payableMs = 45 * 60_000;
/** For what the service still finishes after the end. */
const graceMs = 60_000;

/** When an order is due that begins to wait now; a job checks whether it was paid by then. */
async function expiry({ database, now }: DatabaseContext, orderSummaryId: string): Promise<Date> {
  const expiresAt = new Date(now().getTime() + payableMs);
  const runAt = new Date(expiresAt.getTime() + graceMs);
  await enqueue(database, endPayment, { orderSummaryId }, { at: now(), runAt });
  return expiresAt;
}

/** Writes down, in the transaction that places an order, that it is to be paid by card. */
export async function openPayment(
  context: DatabaseContext,
  provider: string,
  order: { readonly id: string; readonly total: string; readonly currency: string },
): Promise<void> {
  const expiresAt = await expiry(context, order.id);
  await context.database
    .insertInto('order_payment')
    .values({
      id: newId('0aP'),
      order_summary_id: order.id,
      provider,
      amount: order.total,
      currency_iso_code: order.currency,
      expires_at: expiresAt,
      changed_at: context.now(),
    })
    .execute();
}

/** Longer than the service may take to respond: an earlier attempt has ended by then. */
const attemptMs = 15_000;
const pollMs = 100;

/**
 * One of several requests starts the payment for all of them: null for the others. Each attempt has an id and an end of its
 * own; nobody can pay what an earlier one created at the service, since its address was never given out.
 */
async function beginAttempt(caller: DatabaseContext, orderId: string): Promise<PaymentRow | null> {
  return await withTransaction(caller, async (context) => {
    const { database } = context;
    const row = await lockPayment(database, orderId);
    if (row?.state !== 'Starting') return null;
    const now = context.now();
    if (row.attempt_at !== null && now.getTime() - row.attempt_at.getTime() < attemptMs) return null;
    const id = newId('0aP');
    const expires_at = await expiry(context, orderId);
    await database
      .updateTable('order_payment')
      .set({ id, expires_at, attempt_at: now })
      .where('order_summary_id', '=', orderId)
      .execute();
    return { ...row, id, expires_at };
  });
}

const addressOf = (row: PaymentRow | undefined): string | null => (row?.state === 'Open' ? row.url : null);

/** Waits for the result of the request that starts the payment. */
async function awaitAttempt(database: Database, orderId: string): Promise<string | null> {
  for (let waited = 0; waited < attemptMs; waited += pollMs) {
    const row = await readPayment(database, orderId);
    if (row?.state !== 'Starting') return addressOf(row);
    await sleep(pollMs);
  }
  throw new PaymentUnavailable('The payment service has not answered yet.');
}

/** Thrown where the service cannot work; the order waits on. */
export const paymentUnavailable = (more: string): ApiError =>
  conflict(`The payment service does not answer at the moment. ${more}`);

/**
 * The address at which an order is paid; null where there is nothing to pay any more. Not to be called in a transaction:
 * it waits for the service. The address is given out only once the payment is written down with what the service calls
 * it.
 */
export async function startPayment(
  context: DatabaseContext,
  { provider, baseUrl }: PaymentOptions,
  orderId: string,
): Promise<string | null> {
  const { database } = context;
  const payment = await readPayment(database, orderId);
  if (payment?.state !== 'Starting') return addressOf(payment);
  const attempt = await beginAttempt(context, orderId);
  if (attempt === null) return await awaitAttempt(database, orderId);
  const starting = provider.start({
    paymentId: attempt.id,
    orderId,
    orderNumber: attempt.order_number,
    amount: centsOf(attempt.amount),
    currency: attempt.currency_iso_code,
    email: attempt.contact_email,
    expiresAt: attempt.expires_at,
    returnUrl: new URL(`/order-confirmation/${orderId}`, baseUrl).href,
    cancelUrl: new URL(`/orders/${orderId}`, baseUrl).href,
  });
  const started = await starting.catch(async (error: unknown) => {
    await database
      .updateTable('order_payment')
      .set({ attempt_at: null })
      .where('id', '=', attempt.id)
      .execute();
    throw error;
  });
  // Changes nothing where the order was canceled meanwhile.
  await database
    .updateTable('order_payment')
    .set({ state: 'Open', reference: started.reference, url: started.url })
    .where('id', '=', attempt.id)
    .where('state', '=', 'Starting')
    .execute();
  return addressOf(await readPayment(database, orderId));
}

/** For callers that keep the order although it could not be started. */
export function orUnavailable(error: unknown): never {
  if (error instanceof PaymentUnavailable)
    throw paymentUnavailable('Your order waits; try again in a moment.');
  throw error;
}
