import type { OrderApproval } from '@relab/contract/commerce';
import type { Context } from '@relab/server/http';
import { conflict, insufficientAccess, notFound } from '../errors.ts';
import { modifiedBy } from '../shop/modified-by.ts';
import { freeCart, lockApproval, readApproval } from './lock-approval.ts';

function assertWithdrawable({ state, awaitsPayment, orderSummaryId }: OrderApproval): void {
  if (state === 'Pending' || awaitsPayment) return;
  const message =
    orderSummaryId === null
      ? `This order was ${state.toLowerCase()} already.`
      : 'This order is placed already. Ask for its cancellation on the page of the order.';
  throw conflict(message);
}

/**
 * Withdraws a request, before or after it was approved, as long as nothing is ordered; its cart can be changed again. 404
 * for others of the account. To be called within a transaction.
 */
export async function withdraw(context: Context, approvalId: string): Promise<OrderApproval> {
  const { database, principal } = context;
  if (principal.kind === 'guest') throw insufficientAccess('Sign in to withdraw what you asked for.');
  const locked = await lockApproval(database, principal.accountId, approvalId);
  if (locked.requested_by_id !== principal.userId) throw notFound('approval');
  if (locked.state !== 'Withdrawn') {
    assertWithdrawable(await readApproval(database, locked.id));
    await database
      .updateTable('order_approval')
      .set({ state: 'Withdrawn', ...modifiedBy(context) })
      .where('id', '=', locked.id)
      .execute();
    await freeCart(database, locked.cart_id);
  }
  return await readApproval(database, locked.id);
}
