import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@relab/database';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

const validFor = 180 * 86_400_000;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** A secret that opens one guest's order for half a year; the database keeps its hash alone. */
export async function makeOrderKey(transaction: Database, orderId: string, now: Date): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await sql`
    insert into order_access (key_hash, order_summary_id, expires_at)
    values (${hashOf(key)}, ${orderId}, ${new Date(now.getTime() + validFor)})`.execute(transaction);
  return key;
}

/** Orders of guests that this key opens, where `o` is the order. */
export function openedBy(key: string, now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(o.guest_key is not null and not o.is_deleted and o.id = (
    select a.order_summary_id from order_access a where a.key_hash = ${hashOf(key)} and a.expires_at > ${now}))`;
}
