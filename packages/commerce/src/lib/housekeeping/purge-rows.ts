import type { Database } from '@relab/database';
import { sql } from 'kysely';

const day = 86_400_000;
/** A service repeats an event for some days, and never after these. */
const eventRetentionMs = 90 * day;

/** Purges events of payment services that were received long ago, `limit` at most. Returns how many. */
export async function purgePaymentEvents(database: Database, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from payment_event where (provider, event_id) in (
      select provider, event_id from payment_event where heard_at < ${new Date(now.getTime() - eventRetentionMs)}
      limit ${limit})`.execute(database);
  return Number(numAffectedRows ?? 0n);
}

/** Purges expired keys of orders. */
export async function purgeOrderKeys(database: Database, now: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('order_access')
    .where('key_hash', 'in', ({ selectFrom }) =>
      selectFrom('order_access').select('key_hash').where('expires_at', '<=', now).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Purges what no longer counts towards the sum of a day. */
export async function purgeUnconfirmedOrders(database: Database, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from unconfirmed_order where order_summary_id in (
      select order_summary_id from unconfirmed_order where placed_at < ${new Date(now.getTime() - 2 * day)}
      limit ${limit})`.execute(database);
  return Number(numAffectedRows ?? 0n);
}
