import type { Checkout } from '@relab/contract/commerce';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { readApprovals } from '../approval/approval-rows.ts';
import { readSpendingLimit } from '../approval/spending-limit.ts';
import { formatCents } from '../market/money.ts';
import type { PricedCheckout } from './price-checkout.ts';

/** What a checkout says of approvals; nothing where the buyer has no limit and nothing waits. */
export async function checkoutApproval(
  { database, principal }: Context,
  { row, cart, total }: PricedCheckout,
): Promise<Pick<Checkout, 'approval'>> {
  const limited = await readSpendingLimit(database, principal, cart.exchange);
  if (!limited && !row.cart.awaits_approval) return {};
  const [latest] = await readApprovals(database, sql`r.cart_id = ${row.cart.id}`);
  return {
    approval: {
      isNeeded: limited !== null && total > limited.limit && !latest?.awaitsPayment,
      limit: limited && formatCents(limited.limit),
      approvers: [...(limited?.approvers ?? [])],
      latest: latest ?? null,
    },
  };
}
