import { enqueue, jobKind } from '@relab/server/jobs';
import type { DatabaseContext } from '../shop/database-context.ts';

/** Confirms an order. */
export const confirmation = jobKind<{ readonly orderSummaryId: string }>('order confirmation');
/** Has an order confirmed by mail, once the caller's transaction is committed. */
export async function confirmOrder(
  { database, now }: DatabaseContext,
  orderSummaryId: string,
): Promise<void> {
  await enqueue(database, confirmation, { orderSummaryId }, { at: now() });
}

/** Asks the buyer to confirm an order. */
export const confirmationRequested = jobKind<{ readonly orderSummaryId: string }>(
  'order confirmation requested',
);

/** Has the buyer asked by mail to confirm an order, once the caller's transaction is committed. */
export async function requestConfirmationByMail(
  { database, now }: DatabaseContext,
  orderSummaryId: string,
): Promise<void> {
  await enqueue(database, confirmationRequested, { orderSummaryId }, { at: now() });
}
