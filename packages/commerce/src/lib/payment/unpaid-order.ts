import { conflict } from '../errors.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { PaymentStatus } from '../payment-provider/payment-provider.ts';
import { type DatabaseContext, withTransaction } from '../shop/database-context.ts';
import { readPayment } from './payment-row.ts';
import { settlePayment } from './settle-payment.ts';

async function settle(
  context: DatabaseContext,
  options: CommerceOptions,
  orderId: string,
  status: PaymentStatus,
): Promise<void> {
  await withTransaction(context, (inside) => settlePayment(inside, options, orderId, status));
}

/**
 * Reads the state of an open payment from the service and writes it: a buyer who comes back from there need not wait for
 * the webhook. Returns where it can still be paid.
 */
export async function refreshPayment(
  context: DatabaseContext,
  options: CommerceOptions,
  orderId: string,
): Promise<string | null> {
  const row = await readPayment(context.database, orderId);
  if (row?.state !== 'Open' || row.reference === null || !options.payments) return null;
  await settle(context, options, orderId, await options.payments.provider.status(row.reference));
  const now = await readPayment(context.database, orderId);
  return now?.state === 'Open' ? now.url : null;
}

/** Cancels an order that awaits its payment, once the service has made sure that nobody can pay it any more. */
export async function cancelUnpaid(
  context: DatabaseContext,
  options: CommerceOptions,
  orderId: string,
): Promise<void> {
  const row = await readPayment(context.database, orderId);
  if (row?.order_status === 'Canceled') return;
  if (row?.order_status !== 'Awaiting Payment' || row.state === 'Doubtful' || !options.payments) {
    throw conflict('This order is not waiting for a payment. Ask for its cancellation instead.');
  }
  const { provider } = options.payments;
  const status = row.reference === null ? ({ state: 'ended' } as const) : await provider.end(row.reference);
  if (status.state === 'open') {
    throw conflict('The payment is being worked on at this moment. Look again in a minute.');
  }
  await settle(context, options, orderId, status);
  if (status.state === 'paid') {
    throw conflict('This order was paid at this moment. Ask for its cancellation instead.');
  }
}
