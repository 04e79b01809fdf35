import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** As long as a visitor's id lives. */
export const defaultMonths = 13;

/** Removes what is older than so many months, a part at a time, so that no statement holds the table for long. */
export async function removeOldEvents(database: Database, months: number, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  let removed = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from analytics_event
      where id in (select id from analytics_event where at < ${before} order by at limit 5000)`.execute(
      database,
    );
    removed += Number(numAffectedRows);
    if (numAffectedRows < 5000n) return removed;
  }
}
