import type { Database } from '@relab/database';

/** As long as a visitor's id lives. */
export const defaultMonths = 13;

const batch = 5_000;

/** Removes what is older than so many months, a part at a time, so that no statement holds the table for long. */
export async function removeOldEvents(database: Database, months: number, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  let removed = 0;
  for (;;) {
    const { numDeletedRows } = await database
      .deleteFrom('analytics_event')
      .where('id', 'in', (from) =>
        from.selectFrom('analytics_event').select('id').where('at', '<', before).orderBy('at').limit(batch),
      )
      .executeTakeFirst();
    removed += Number(numDeletedRows);
    if (numDeletedRows < batch) return removed;
  }
}
