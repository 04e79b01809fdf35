import { enqueue, jobKind } from '@relab/server/jobs';
import type { DatabaseContext } from '../shop/database-context.ts';

/** Asks those who can decide. */
export const approvalRequested = jobKind<{ readonly approvalId: string }>('approval asked');
/** Reminds those who can decide. */
export const approvalReminder = jobKind<{ readonly approvalId: string }>('approval reminder');
/** Notifies the buyer of a decision. */
export const approvalDecided = jobKind<{ readonly approvalId: string }>('approval decided');

const day = 86_400_000;

/** Notifies those who can decide, once the caller's transaction is committed. */
export async function notifyApprovers({ database, now }: DatabaseContext, approvalId: string): Promise<void> {
  await enqueue(database, approvalRequested, { approvalId }, { at: now() });
}

/** Reminds those who can decide a day before the reservation ends; not where it lasts a day at most. */
export async function remindApprovers(
  { database, now }: DatabaseContext,
  approvalId: string,
  reservedDays: number,
): Promise<void> {
  if (reservedDays < 2) return;
  const runAt = new Date(now().getTime() + (reservedDays - 1) * day);
  await enqueue(database, approvalReminder, { approvalId }, { at: now(), runAt });
}

/** Notifies the buyer of the decision, once the caller's transaction is committed. */
export async function notifyBuyer({ database, now }: DatabaseContext, approvalId: string): Promise<void> {
  await enqueue(database, approvalDecided, { approvalId }, { at: now() });
}

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

/** Mails the buyer a request to confirm an order, once the caller's transaction is committed. */
export async function requestConfirmationByMail(
  { database, now }: DatabaseContext,
  orderSummaryId: string,
): Promise<void> {
  await enqueue(database, confirmationRequested, { orderSummaryId }, { at: now() });
}
