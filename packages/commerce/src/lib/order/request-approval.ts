import type { OrderApproval } from '@relab/contract/commerce';
import { type Context, newId } from '@relab/server/http';
import { sql } from 'kysely';
import { readApprovals } from '../approval/approval-rows.ts';
import { readSpendingLimit } from '../approval/spending-limit.ts';
import type { PricedCheckout } from '../checkout/price-checkout.ts';
import { insufficientAccess, insufficientStock, notFound } from '../errors.ts';
import { notifyApprovers, remindApprovers } from '../mail-request/request-approval-mail.ts';
import { formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { insertRows } from '../shop/insert-rows.ts';
import { reserveForDecision } from '../stock/reserve-cart.ts';

const secondsOfDay = 86_400;

/** Days for which the items of an order are reserved that waits for an approval. */
const reservationDaysOf = ({ approvalReservationDays = 7 }: CommerceOptions): number =>
  approvalReservationDays;

/** What a cart waits for that stands still: an approval, or its payment after that. */
export async function standingApproval({ database }: Context, cartId: string): Promise<OrderApproval> {
  const [latest] = await readApprovals(database, sql`r.cart_id = ${cartId}`);
  if (!latest) throw notFound('approval');
  return latest;
}

/** Keeps the price that the buyer saw beside what is asked for, as a placed order would. */
async function writeSeenPrices({ database }: Context, { cart }: PricedCheckout): Promise<void> {
  const ids = cart.entries.map(({ line }) => line.id);
  const prices = cart.entries.map(({ line }) => formatCents(line.unitPrice));
  await sql`
    update cart_item i set sales_price = seen.price
    from unnest(${ids}::text[], ${prices}::numeric[]) as seen (id, price) where i.id = seen.id`.execute(
    database,
  );
}

/**
 * Asks for an approval where the order of a locked checkout is above what its buyer may spend, and lets its cart stand
 * still until it is decided. Null where none is needed. Refuses what could not be ordered anyway, and a total that is
 * not the one that the buyer was shown.
 */
export async function requestApproval(
  context: Context,
  options: CommerceOptions,
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
  await insertRows(database, 'order_approval', [row], context);
  await writeSeenPrices(context, priced);
  await database.updateTable('web_cart').set({ awaits_approval: true }).where('id', '=', cartId).execute();
  const days = reservationDaysOf(options);
  await reserveForDecision(database, cartId, days * secondsOfDay);
  await notifyApprovers(context, row.id);
  await remindApprovers(context, row.id, days);
  return await standingApproval(context, cartId);
}
