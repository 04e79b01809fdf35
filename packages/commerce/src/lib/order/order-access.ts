import { isRecordId, normalizeId } from '@relab/contract';
import type { Database } from '@relab/database';
import { type Context, hashLinkKey, newLinkKey } from '@relab/server/http';
import type { Principal } from '@relab/server/principal';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { notFound } from '../errors.ts';

/** A buyer sees the orders of the account, a guest those made with this browser's secret; `o` is the order. */
export function ownOrders(principal: Principal): RawBuilder<SqlBool> {
  if (principal.kind === 'user')
    return sql<SqlBool>`o.account_id = ${principal.accountId} and not o.is_deleted`;
  if (principal.guestKey === null) return sql<SqlBool>`false`;
  return sql<SqlBool>`o.guest_key = ${principal.guestKey} and not o.is_deleted`;
}

export interface OrderParams {
  readonly orderSummaryId: string;
  /** Of a guest's order: the key in the link of its mails. */
  readonly orderKey?: string | undefined;
}

/** The order of the shopper's own with this id, or a guest's that a mail's link opens; 404 for any other. */
export function accessibleOrder(
  { principal, now }: Pick<Context, 'principal' | 'now'>,
  { orderSummaryId, orderKey }: OrderParams,
): RawBuilder<SqlBool> {
  if (!isRecordId(orderSummaryId)) throw notFound('order');
  const may =
    orderKey === undefined
      ? ownOrders(principal)
      : sql<SqlBool>`(${ownOrders(principal)} or ${openedBy(orderKey, now())})`;
  // As a truth value no index serves it: a plan for any account expects few orders of one, and read all of a large one's.
  return sql<SqlBool>`o.id = ${normalizeId(orderSummaryId)} and (${may}) is true`;
}

/** The id of an order that the caller may see and do something with; locked for a change. */
export async function lockOrder(
  context: Pick<Context, 'database' | 'principal' | 'now'>,
  params: OrderParams,
): Promise<string> {
  const row = await context.database
    .selectFrom('order_summary as o')
    .select('o.id')
    .where(accessibleOrder(context, params))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('order');
  return row.id;
}

const orderKeyValidMs = 180 * 86_400_000;

/** A secret that opens one guest's order for half a year; the database keeps its hash alone. */
export async function makeOrderKey(transaction: Database, orderId: string, now: Date): Promise<string> {
  const key = newLinkKey();
  const expiresAt = new Date(now.getTime() + orderKeyValidMs);
  await transaction
    .insertInto('order_access')
    .values({ key_hash: hashLinkKey(key), order_summary_id: orderId, expires_at: expiresAt })
    .execute();
  return key;
}

/** Orders of guests that this key opens, where `o` is the order. */
export function openedBy(key: string, now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(o.guest_key is not null and not o.is_deleted and o.id = (
    select a.order_summary_id from order_access a where a.key_hash = ${hashLinkKey(key)} and a.expires_at > ${now}))`;
}
