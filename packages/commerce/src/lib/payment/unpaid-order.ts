import { inTransaction } from '@relab/database';
import { conflict } from '../errors.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { PaymentStatus } from '../payment-provider/payment-provider.ts';
import type { DatabaseContext } from '../shop/database-context.ts';
import { readPayment } from './payment-row.ts';
import { settlePayment } from './settle-payment.ts';

async function settle(
  context: DatabaseContext,
  options: CommerceOptions,
  orderId: string,
  status: PaymentStatus,
): Promise<void> {
  await inTransaction(context.database, (database) =>
    settlePayment({ ...context, database }, options, orderId, status),
  );
}

/**
 * Asks the service how an order stands that waits for its payment, and writes it down: who comes back from there need
 * not wait for the webhook. Answers where it can still be paid.
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

/** Gives up an order that waits for its payment, after the service has made sure that nobody pays it any more. */
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
