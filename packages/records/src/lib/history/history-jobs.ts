import type { Database } from '@relab/database';
import { type JobHandler, type RecurringJob, recurringJob } from '@relab/server/jobs';
import { sql } from 'kysely';
import type { Objects } from '../objects/objects.ts';
import { maxRemoved, purgeRecycleBin } from './purge-recycle-bin.ts';

const historyPurge = recurringJob('record history purge');

const day = 86_400_000;
/** Where there was more than one run purges. */
const soon = 1_000;
const maxEntries = 10_000;

/** Two years. */
export const defaultHistoryDays = 730;

/** Starts the purging: the job enqueues its next run itself. Calling it again, or in other processes, changes nothing. */
export const startHistoryPurge: RecurringJob['start'] = historyPurge.start;

/** Purges entries of history from before a moment, the oldest first. Returns how many. */
async function purgeHistory(database: Database, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from record_history where (parent_id, created_date, id) in (
      select parent_id, created_date, id from record_history where created_date < ${before}
      order by created_date, id limit ${maxEntries})`.execute(database);
  return Number(numAffectedRows ?? 0n);
}

/** Of which objects the recycle bin is emptied, and how long history lasts. */
export interface HistoryOptions {
  readonly objects: Objects;
  /** For how many days history is kept; for ever where it is 0. Two years by default. */
  readonly historyDays?: number | undefined;
}

/** Empties the recycle bin of what is in it for 30 days, and purges old history: once a day, and again while there is more. */
export const historyPurgeHandler = ({
  objects,
  historyDays = defaultHistoryDays,
}: HistoryOptions): JobHandler =>
  historyPurge.handler(async ({ database, now, finish }) => {
    const at = now();
    const removed = await purgeRecycleBin(database, objects, at);
    const before = new Date(at.getTime() - historyDays * day);
    const purged = historyDays === 0 ? 0 : await purgeHistory(database, before);
    const isMore = removed === maxRemoved || purged === maxEntries;
    await database.transaction().execute(async (transaction) => {
      await finish(transaction);
      await startHistoryPurge(transaction, at, new Date(at.getTime() + (isMore ? soon : day)));
    });
    return undefined;
  });
