import { createHash } from 'node:crypto';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import type { Purge } from '@relab/server/jobs';
import { networkOf } from '@relab/server/limits';
import { sql } from 'kysely';
import { isUnconfirmedUser } from '../account/unconfirmed-user.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { ReservationLimits } from '../options/unconfirmed-limits.ts';
import type { HoldPeriodEnd } from './hold-period.ts';
import type { Quantities } from './reservation.ts';

/** The network whose reservations are bounded, as a hash, and how. */
export interface NetworkShare {
  readonly network: string;
  readonly limits: ReservationLimits;
}

/** Null for buyers with a confirmed e-mail address, and where the shop sets no limits. */
export async function networkShareOf(
  { database, principal, address }: Context,
  { unconfirmedBuyers: limits }: CommerceOptions,
): Promise<NetworkShare | null> {
  if (!limits || address === undefined) return null;
  if (principal.kind === 'user' && !(await isUnconfirmedUser(database, principal))) return null;
  const network = createHash('sha256').update(networkOf(address)).digest('base64url');
  return { network, limits: limits.reservations };
}

/** Carts of one network wait for each other here, before they lock stock: else each would see the share free. */
export async function lockNetworkShare(database: Database, { network }: NetworkShare): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reservations ${network}`}, 0))`.execute(
    database,
  );
}

/** Products of a cart that its network has no share left for: too many listings at once, or too many units of one. */
export async function productsOverShare(
  database: Database,
  cartId: string,
  requested: Quantities,
  { network, limits }: NetworkShare,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('inventory_item_reservation')
    .select(({ fn }) => ['product_id', fn.sum('quantity').as('units')])
    .where('network', '=', network)
    .where('cart_id', '<>', cartId)
    .where('expires_at', '>', ({ fn }) => fn<Date>('clock_timestamp'))
    .groupBy('product_id')
    .execute();
  const others = new Map(rows.map(({ product_id, units }) => [product_id, Number(units)]));
  const listings = new Set([...others.keys(), ...requested.keys()]).size;
  return [...requested]
    .filter(
      ([id, units]) =>
        (listings > limits.listings && !others.has(id)) || units + (others.get(id) ?? 0) > limits.units,
    )
    .map(([id]) => id);
}

/** The moment at which the time of a day is over for a product `n`, if it were reserved from now on. */
const shareEnd = ({ secondsPerDay }: ReservationLimits) => sql<Date>`
  case when n.began_at <= clock_timestamp() - interval '1 day' then clock_timestamp() + make_interval(secs => ${secondsPerDay})
    else greatest(clock_timestamp(), n.counted_until) + make_interval(secs => greatest(0, ${secondsPerDay} - n.seconds)) end`;

/** Until when a network may reserve each of some products; those that it has not reserved of late are missing. */
export async function readNetworkShareEnds(
  database: Database,
  productIds: readonly string[],
  { network, limits }: NetworkShare,
): Promise<ReadonlyMap<string, HoldPeriodEnd>> {
  const end = shareEnd(limits);
  const rows = await database
    .selectFrom('network_reservation as n')
    .select([
      'product_id',
      end.as('ends_at'),
      sql<boolean>`${end} < clock_timestamp() + interval '1 second'`.as('is_over'),
    ])
    .where('network', '=', network)
    .where('product_id', '=', sql<string>`any (${productIds})`)
    .execute();
  return new Map(rows.map((row) => [row.product_id, { endsAt: row.ends_at, isOver: row.is_over }]));
}

/** Counts the time of reservations that end at `expiresAt`, each moment of a product once. */
export async function countNetworkShare(
  database: Database,
  productIds: readonly string[],
  expiresAt: Date,
  { network }: NetworkShare,
): Promise<void> {
  const end = sql`${expiresAt.toISOString()}::timestamptz`;
  await sql`
    insert into network_reservation as n (network, product_id, began_at, counted_until, seconds)
    select ${network}, own.id, clock_timestamp(), ${end}, greatest(0, extract(epoch from ${end} - clock_timestamp()))
    from unnest(${[...productIds].sort()}::text[]) as own (id)
    on conflict (network, product_id) do update set
      began_at = case when n.began_at <= clock_timestamp() - interval '1 day' then excluded.began_at else n.began_at end,
      seconds = case when n.began_at <= clock_timestamp() - interval '1 day' then excluded.seconds
        else n.seconds + greatest(0, extract(epoch from ${end} - greatest(clock_timestamp(), n.counted_until))) end,
      counted_until = greatest(n.counted_until, excluded.counted_until)`.execute(database);
}

/** Gives back the time that was counted ahead for what a cart releases, unless another cart of the network reserves it too. */
export async function returnNetworkShare(database: Database, cartId: string): Promise<void> {
  await sql`
    update network_reservation n set counted_until = clock_timestamp(),
      seconds = greatest(0, n.seconds - extract(epoch from n.counted_until - clock_timestamp()))
    from inventory_item_reservation r
    where r.cart_id = ${cartId} and n.network = r.network and n.product_id = r.product_id
      and n.counted_until > clock_timestamp() and not exists (
        select 1 from inventory_item_reservation other
        where other.network = r.network and other.product_id = r.product_id and other.cart_id <> r.cart_id
          and other.expires_at > clock_timestamp())`.execute(database);
}

/** Removes what counts no more: by the clock of the database, as it is counted. */
export const purgeNetworkShares: Purge = async ({ database, limit }) => {
  const { numAffectedRows = 0n } = await sql`
    delete from network_reservation where (network, product_id) in (
      select network, product_id from network_reservation
      where began_at <= clock_timestamp() - interval '1 day' and counted_until <= clock_timestamp()
      limit ${limit} for update skip locked)`.execute(database);
  return Number(numAffectedRows);
};
