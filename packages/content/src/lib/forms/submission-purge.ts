import type { Database } from '@relab/database';
import { inTransaction } from '@relab/database';
import { enqueue, handler, type JobHandler, jobKind } from '@relab/server/jobs';
import { sql } from 'kysely';

const sweep = jobKind<Record<string, never>>('form sweep');
const key = 'form sweep';

const everyDay = 86_400_000;
/** Where there was more than is taken at once. */
const soon = 60_000;
const most = 1000;

/**
 * Has submissions forgotten from now on when their time is over: the job puts its next run in itself. Calling it again, or in
 * other processes, changes nothing.
 */
export async function startSubmissionPurge(database: Database, now: Date, runAt = now): Promise<void> {
  await enqueue(database, sweep, {}, { at: now, runAt, key });
}

export const submissionPurgeHandler = (): JobHandler =>
  handler(sweep, {
    // Given up, it would never come again before the next start.
    attempts: 1_000_000,
    async run(_, { database, now, finish }) {
      const at = now();
      await inTransaction(database, async (transaction) => {
        await finish(transaction);
        const { numAffectedRows = 0n } = await sql`
          delete from form_submission where id in (
            select id from form_submission where kept_until <= ${at} order by kept_until limit ${most})`.execute(
          transaction,
        );
        const isMore = numAffectedRows === BigInt(most);
        await startSubmissionPurge(transaction, at, new Date(at.getTime() + (isMore ? soon : everyDay)));
      });
      return undefined;
    },
  });
