import type { Database } from '@relab/database';
import { sql } from 'kysely';

const day = 86_400_000;
/** A service says the same again for some days; after these nothing of it comes any more. */
const heardFor = 90 * day;

/** Forgets what payment services told long ago; so many at once at most. Answers how many. */
export async function purgePaymentEvents(database: Database, now: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from payment_event where (provider, event_id) in (
      select provider, event_id from payment_event where heard_at < ${new Date(now.getTime() - heardFor)}
      limit ${most})`.execute(database);
  return Number(numAffectedRows ?? 0n);
}

/** Forgets secrets that open no order any more. */
export async function purgeOrderKeys(database: Database, now: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from order_access where key_hash in (
      select key_hash from order_access where expires_at <= ${now} limit ${most})`.execute(database);
  return Number(numAffectedRows ?? 0n);
}

/** Removes what counts towards the sums of a day no more; a bounded number at once. Answers how many. */
export async function purgeUnconfirmedOrders(database: Database, now: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from unconfirmed_order where order_summary_id in (
      select order_summary_id from unconfirmed_order where placed_at < ${new Date(now.getTime() - 2 * day)}
      limit ${most})`.execute(database);
  return Number(numAffectedRows ?? 0n);
}
