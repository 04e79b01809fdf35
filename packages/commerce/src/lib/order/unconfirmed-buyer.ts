import { createHash } from 'node:crypto';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { countAttempt, type Limit } from '@relab/server/identity';
import { networkOf } from '@relab/server/limits';
import type { Principal } from '@relab/server/principal';
import { sql } from 'kysely';
import { isUnconfirmedUser } from '../account/unconfirmed-user.ts';
import type { PricedCheckout } from '../checkout/price-checkout.ts';
import { convertBetween, noExchange } from '../market/exchange.ts';
import { type Cents, centsOf, formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { isByCard } from '../payment/pay-by-card.ts';

const hour = 3600;
const day = 86_400_000;

/** Addresses are stored as hashes: they are compared, and never read. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** True of a guest who confirmed an order to the same e-mail address before, in the same browser. */
async function isConfirmedGuest(database: Database, principal: Principal, email: string): Promise<boolean> {
  const order = await database
    .selectFrom('order_summary')
    .select('id')
    .where('guest_key', '=', principal.guestKey)
    .where(({ fn }) => fn<string>('lower', ['contact_email']), '=', email.toLowerCase())
    .where('confirmed_date', 'is not', null)
    .limit(sql.lit(1))
    .executeTakeFirst();
  return order !== undefined;
}

const emailOf = ({ row }: PricedCheckout): string => (row.contactInfo?.email ?? '').toLowerCase();

/** The total in the sellers' currency. */
const totalOf = ({ total, cart: { exchange } }: PricedCheckout): Cents =>
  convertBetween(total, exchange, noExchange(exchange.from));

const networkHash = ({ address }: Context): string | null =>
  address === undefined ? null : hashOf(networkOf(address));

/** What unconfirmed buyers of the same network or e-mail address ordered within a day. */
async function recentTotal(context: Context, priced: PricedCheckout): Promise<Cents> {
  const since = new Date(context.now().getTime() - day);
  const { rows } = await sql<{ total: string }>`
    select coalesce(sum(r.amount), 0)::text as total from unconfirmed_order r
    join order_summary o on o.id = r.order_summary_id
    where (r.email = ${hashOf(emailOf(priced))} or r.network = ${networkHash(context)})
      and r.placed_at > ${since} and o.confirmed_date is null and o.status <> 'Canceled'`.execute(
    context.database,
  );
  return centsOf(rows[0]?.total ?? '0');
}

export interface Assessment {
  /** Orders are counted: nobody knows who it is. */
  readonly isLimited: boolean;
  /** Until when the order awaits a confirmation; null where none is needed. */
  readonly confirmableUntil: Date | null;
}

/**
 * Decides whether an order is counted, and whether it awaits a confirmation by e-mail: above a sum, unless it is paid by card
 * or was approved by somebody of the account.
 */
export async function assessBuyer(
  context: Context,
  { unconfirmedBuyers: limits }: CommerceOptions,
  priced: PricedCheckout,
  { isApproved = false }: { readonly isApproved?: boolean },
): Promise<Assessment> {
  const { database, principal, now } = context;
  const isLimited =
    limits !== undefined && (principal.kind === 'guest' || (await isUnconfirmedUser(database, principal)));
  if (!isLimited || isApproved || isByCard(priced.row)) return { isLimited, confirmableUntil: null };
  const isConfirmed =
    principal.kind === 'guest' && (await isConfirmedGuest(database, principal, emailOf(priced)));
  const sum = totalOf(priced) + (isConfirmed ? 0 : await recentTotal(context, priced));
  if (isConfirmed || sum <= limits.orderTotal) return { isLimited, confirmableUntil: null };
  return {
    isLimited,
    confirmableUntil: new Date(now().getTime() + limits.confirmableHours * hour * 1000),
  };
}

const tooMany = (minutes: number): string =>
  `Too many orders were placed from here or to this e-mail address. Nothing was ordered. Try again in ${minutes} minutes, or sign in with a confirmed account.`;

/** Counts an order by network and by e-mail address; throws 429 past a limit. To be called before stock is locked. */
export async function countOrder(
  { database, address, now }: Context,
  { unconfirmedBuyers: limits }: CommerceOptions,
  priced: PricedCheckout,
): Promise<void> {
  if (!limits) return;
  const common = { seconds: hour, message: tooMany };
  const byNetwork: Limit = { name: 'order network', max: limits.ordersPerNetwork, ...common };
  const byEmail: Limit = { name: 'order email', max: limits.ordersPerEmail, ...common };
  // Always in this order, so that two orders never wait for each other.
  if (address !== undefined) await countAttempt(database, byNetwork, networkOf(address), now());
  await countAttempt(database, byEmail, emailOf(priced), now());
}

/** Records an order of an unconfirmed buyer for the sum of a day. */
export async function recordUnconfirmedOrder(
  context: Context,
  priced: PricedCheckout,
  orderId: string,
): Promise<void> {
  await context.database
    .insertInto('unconfirmed_order')
    .values({
      order_summary_id: orderId,
      network: networkHash(context),
      email: hashOf(emailOf(priced)),
      amount: formatCents(totalOf(priced)),
      placed_at: context.now(),
    })
    .execute();
}
