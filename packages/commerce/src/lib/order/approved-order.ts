import type { OrderApproval } from '@relab/contract/commerce';
import { modifiedColumns } from '@relab/records/objects';
import type { Context } from '@relab/server/http';
import type { PricedCheckout } from '../checkout/price-checkout.ts';
import { conflict } from '../errors.ts';
import { centsOf, formatCents } from '../market/money.ts';

/** An approval holds for what it was given for: not for more money. What is in the cart cannot have changed. */
export function assertApproved(approval: OrderApproval, { total, row }: PricedCheckout): void {
  const isSameCurrency = approval.currencyIsoCode === row.cart.currency_iso_code;
  if (isSameCurrency && total <= centsOf(approval.amount)) return;
  const message = `The total is now ${formatCents(total)}, and ${approval.amount} was approved. Withdraw the request and ask again.`;
  throw conflict(message);
}

/**
 * Writes down what an approval became that its buyer places and pays. The cart keeps its mark: should the order not be
 * paid in time, its cart comes back as one that is approved still.
 */
export async function linkOrder(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { approvalId }: OrderApproval,
  orderId: string,
): Promise<void> {
  await database
    .updateTable('order_approval')
    .set({ order_summary_id: orderId, ...modifiedColumns(now()) })
    .where('id', '=', approvalId)
    .execute();
}
