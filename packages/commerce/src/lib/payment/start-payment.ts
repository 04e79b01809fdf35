import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, inTransaction } from '@relab/database';
import { type ApiError, newId } from '@relab/server/http';
import { enqueue, jobKind } from '@relab/server/jobs';
import { sql } from 'kysely';
import { conflict } from '../errors.ts';
import { centsOf } from '../market/money.ts';
import type { PaymentOptions } from '../payment-provider/payment-options.ts';
import { PaymentUnavailable } from '../payment-provider/payment-provider.ts';
import type { DatabaseContext } from '../shop/database-context.ts';
import { lockPayment, type PaymentRow, readPayment } from './payment-row.ts';

/** Sees to it that an order is not paid any more; put in by a trigger too. */
export const endPayment = jobKind<{ readonly orderSummaryId: string }>('payment end');

/** How long an order waits to be paid. The service takes no less than half an hour. */
const payableFor = 45 * 60_000;
/** What the service still finishes after the end. */
const grace = 60_000;

/** When an order is due that begins to wait now; whether it was paid by then is looked after. */
async function expiry({ database, now }: DatabaseContext, orderSummaryId: string): Promise<Date> {
  const expiresAt = new Date(now().getTime() + payableFor);
  const runAt = new Date(expiresAt.getTime() + grace);
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
  await sql`
    insert into order_payment (id, order_summary_id, provider, amount, currency_iso_code, expires_at, changed_at)
    values (${newId('0aP')}, ${order.id}, ${provider}, ${order.total}, ${order.currency}, ${expiresAt}, ${context.now()})
    `.execute(context.database);
}

/** Longer than the service may take to answer: whoever tried before is gone. */
const patience = 15_000;
const step = 100;

/**
 * One of several requests tries to start, for all of them: null for the others. Each attempt has an id and an end of its
 * own; what an earlier one has made at the service leads nowhere, since nobody was told its address.
 */
async function beginAttempt(whole: DatabaseContext, orderId: string): Promise<PaymentRow | null> {
  return await inTransaction(whole.database, async (database) => {
    const row = await lockPayment(database, orderId);
    if (row?.state !== 'Starting') return null;
    const now = whole.now();
    if (row.attempt_at !== null && now.getTime() - row.attempt_at.getTime() < patience) return null;
    const id = newId('0aP');
    const expires_at = await expiry({ ...whole, database }, orderId);
    await sql`
      update order_payment set id = ${id}, expires_at = ${expires_at}, attempt_at = ${now}
      where order_summary_id = ${orderId}`.execute(database);
    return { ...row, id, expires_at };
  });
}

const addressOf = (row: PaymentRow | undefined): string | null => (row?.state === 'Open' ? row.url : null);

/** Changes nothing where the order was canceled meanwhile. */
async function writeStarted(
  database: Database,
  attempt: PaymentRow,
  started: { readonly reference: string; readonly url: string },
): Promise<void> {
  await sql`
    update order_payment set state = 'Open', reference = ${started.reference}, url = ${started.url}
    where id = ${attempt.id} and state = 'Starting'`.execute(database);
}

/** What the request brought that tries for this one too. */
async function awaitAttempt(database: Database, orderId: string): Promise<string | null> {
  for (let waited = 0; waited < patience; waited += step) {
    const row = await readPayment(database, orderId);
    if (row?.state !== 'Starting') return addressOf(row);
    await sleep(step);
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
  const there = await readPayment(context.database, orderId);
  if (there?.state !== 'Starting') return addressOf(there);
  const attempt = await beginAttempt(context, orderId);
  if (attempt === null) return await awaitAttempt(context.database, orderId);
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
    await sql`update order_payment set attempt_at = null where id = ${attempt.id}`.execute(context.database);
    throw error;
  });
  await writeStarted(context.database, attempt, started);
  return addressOf(await readPayment(context.database, orderId));
}

/** For callers that keep the order although it could not be started. */
export function orUnavailable(error: unknown): never {
  if (error instanceof PaymentUnavailable)
    throw paymentUnavailable('Your order waits; try again in a moment.');
  throw error;
}
