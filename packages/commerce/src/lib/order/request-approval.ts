import type { OrderApproval } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { modifiedColumns } from '@relab/records/objects';
import { type Context, newId } from '@relab/server/http';
import { sql } from 'kysely';
import { readApprovals } from '../approval/approval-rows.ts';
import { readSpendingLimit } from '../approval/spending-limit.ts';
import type { PricedCart } from '../cart/price-cart.ts';
import type { PricedCheckout } from '../checkout/price-checkout.ts';
import { conflict, insufficientAccess, insufficientStock, notFound } from '../errors.ts';
import { notifyApprovers, remindApprovers } from '../mail-request/request-mail.ts';
import { centsOf, formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { DatabaseContext } from '../shop/database-context.ts';
import { insertRows } from '../shop/insert-rows.ts';
import { reserveForDecision } from '../stock/reserve-cart.ts';

const secondsOfDay = 86_400;

/** The approval that a cart waits for, or that has been given and waits to be paid. */
export async function latestApproval({ database }: Context, cartId: string): Promise<OrderApproval> {
  const [latest] = await readApprovals(database, sql`r.cart_id = ${cartId}`);
  if (!latest) throw notFound('approval');
  return latest;
}

/** Writes the prices of a cart as those that its buyer saw. */
export async function writeSeenPrices(database: Database, { entries }: PricedCart): Promise<void> {
  const ids = entries.map(({ line }) => line.id);
  const prices = entries.map(({ line }) => formatCents(line.unitPrice));
  await sql`
    update cart_item i set sales_price = seen.price
    from unnest(${ids}::text[], ${prices}::numeric[]) as seen (id, price) where i.id = seen.id`.execute(
    database,
  );
}

/**
 * Requests an approval where the order of a locked checkout is above what its buyer may spend; its cart cannot be changed
 * until that is decided. Null where none is needed. Throws for what could not be ordered anyway, and for a total other than
 * the one that the buyer was shown.
 */
export async function requestApproval(
  context: Context,
  { approvalReservationDays: days = 7 }: CommerceOptions,
  priced: PricedCheckout,
  assertExpected: () => void,
): Promise<OrderApproval | null> {
  const { database, principal } = context;
  const limited = await readSpendingLimit(database, principal, priced.cart.exchange);
  if (!limited || principal.kind === 'guest' || priced.total <= limited.limit) return null;
  const problems = priced.cart.entries.flatMap(({ line, notice }) =>
    notice?.severity === 'Error' ? [`${line.name}: ${notice.message}`] : [],
  );
  if (problems.length > 0) throw insufficientStock(problems.join(' '));
  assertExpected();
  if (limited.approvers.length === 0) {
    const message = `Orders above ${formatCents(limited.limit)} ${priced.row.cart.currency_iso_code} need an approval, and nobody of your account can give it. Ask us to name somebody.`;
    throw insufficientAccess(message);
  }
  const { id: cartId, currency_iso_code } = priced.row.cart;
  const row = {
    id: newId('2oa'),
    account_id: principal.accountId,
    cart_id: cartId,
    checkout_id: priced.row.id,
    requested_by_id: principal.userId,
    amount: formatCents(priced.total),
    currency_iso_code,
    state: 'Pending' as const,
  };
  await insertRows(context, 'order_approval', [row]);
  await writeSeenPrices(database, priced.cart);
  await database.updateTable('web_cart').set({ awaits_approval: true }).where('id', '=', cartId).execute();
  await reserveForDecision(database, cartId, days * secondsOfDay);
  await notifyApprovers(context, row.id);
  await remindApprovers(context, row.id, days);
  return await latestApproval(context, cartId);
}

/** An approval holds for what it was given for: not for more money. What is in the cart cannot have changed. */
export function assertApproved(approval: OrderApproval, { total, row }: PricedCheckout): void {
  const isSameCurrency = approval.currencyIsoCode === row.cart.currency_iso_code;
  if (isSameCurrency && total <= centsOf(approval.amount)) return;
  const message = `The total is now ${formatCents(total)}, and ${approval.amount} was approved. Withdraw the request and ask again.`;
  throw conflict(message);
}

/**
 * Links an approval to the order that its buyer placed. The cart stays marked: should the order not be paid in time, the
 * cart is opened again as one that is approved.
 */
export async function linkOrder(
  { database, now }: DatabaseContext,
  { approvalId }: OrderApproval,
  orderId: string,
): Promise<void> {
  await database
    .updateTable('order_approval')
    .set({ order_summary_id: orderId, ...modifiedColumns(now()) })
    .where('id', '=', approvalId)
    .execute();
}
