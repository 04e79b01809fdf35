import { inTransaction, type Row } from '@relab/database';
import { type JobHandler, type RecurringJob, recurringJob } from '@relab/server/jobs';
import { sql } from 'kysely';
import { deleteMedia } from '../media/delete-media.ts';

const purge = recurringJob('content trash purge');

const day = 86_400_000;
const trashDays = 30;
/** Where there was more than one batch. */
const soon = 60_000;
const batchSize = 100;

/** When a content that was deleted then is deleted for good. */
export const purgeDateOf = (deletedDate: Date): Date => new Date(deletedDate.getTime() + trashDays * day);

/**
 * Empties the trash of what has been in it for 30 days, from now on: the job enqueues its next run itself. Calling it
 * again, or in other processes, changes nothing.
 */
export const startTrashPurge: RecurringJob['start'] = purge.start;

export const trashPurgeHandler = (): JobHandler =>
  purge.handler(async ({ database, now, finish }) => {
    const at = now();
    const before = new Date(at.getTime() - trashDays * day);
    await inTransaction(database, async (transaction) => {
      await finish(transaction);
      const { rows } = await sql<Row<'deleted_managed_content', 'content_key'>>`
          delete from deleted_managed_content where id in (
            select id from deleted_managed_content where deleted_date <= ${before} order by deleted_date
            limit ${batchSize} for update skip locked)
          returning content_key`.execute(transaction);
      await deleteMedia(
        transaction,
        rows.map((row) => row.content_key),
      );
      const isMore = rows.length === batchSize;
      await startTrashPurge(transaction, at, new Date(at.getTime() + (isMore ? soon : day)));
    });
    return undefined;
  });
