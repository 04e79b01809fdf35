import { inTransaction } from '@relab/database';
import { type JobHandler, type RecurringJob, recurringJob } from '@relab/server/jobs';
import { sql } from 'kysely';

const purge = recurringJob('form sweep');

const everyDay = 86_400_000;
/** Where there was more than one batch. */
const soon = 60_000;
const batchSize = 1000;

/**
 * Deletes submissions from now on when their hold period is over: the job enqueues its next run itself. Calling it again, or
 * in other processes, changes nothing.
 */
export const startSubmissionPurge: RecurringJob['start'] = purge.start;

export const submissionPurgeHandler = (): JobHandler =>
  purge.handler(async ({ database, now, finish }) => {
    const at = now();
    await inTransaction(database, async (transaction) => {
      await finish(transaction);
      const { numAffectedRows = 0n } = await sql`
          delete from form_submission where id in (
            select id from form_submission where kept_until <= ${at} order by kept_until limit ${batchSize})`.execute(
        transaction,
      );
      const isMore = numAffectedRows === BigInt(batchSize);
      await startSubmissionPurge(transaction, at, new Date(at.getTime() + (isMore ? soon : everyDay)));
    });
    return undefined;
  });
