import type { CommerceOptions } from '../options/options.ts';
import { type AuthorContext, withTransaction } from '../shop/database-context.ts';
import { issueCredit, readDeliveryAmount } from './issue-credit.ts';
import { lockReturn } from './lock-return.ts';

/**
 * Refunds a received return, in a transaction of its own: all of it comes together or not at all. Gives the id of the
 * order.
 */
export async function refundReturn(
  context: AuthorContext,
  returnId: string,
  deliveryAmount: string | undefined,
  options: CommerceOptions,
): Promise<string> {
  const delivery = readDeliveryAmount(deliveryAmount);
  return await withTransaction(context, async (inside) => {
    const { order } = await lockReturn(inside.database, returnId, ['Received']);
    await issueCredit(inside, { returnId, orderId: order.id, delivery }, options);
    return order.id;
  });
}
