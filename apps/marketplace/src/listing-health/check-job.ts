import type { Database } from '@relab/database';
import {
  enqueue,
  handler,
  type JobHandler,
  jobKind,
  type RecurringJob,
  recurringJob,
} from '@relab/server/jobs';
import { finishWith } from '../jobs/finish-with.ts';
import { checkListings } from './check-listings.ts';

const check = recurringJob('listing check');
const checkOnce = jobKind<Record<string, never>>('listing check now');
const everyHour = 3_600_000;

/** Has listings looked through from now on: the job enqueues its next run itself. Calling it again changes nothing. */
export const startListingChecks: RecurringJob['start'] = check.start;

/** Has listings looked through once, beside the response; not twice while that waits. */
export async function requestListingCheck(database: Database, now: Date, by: string): Promise<void> {
  await enqueue(database, checkOnce, {}, { at: now, key: 'listing check now', createdBy: by });
}

export const listingCheckHandlers = (): readonly JobHandler[] => [
  check.handler(async (run) => {
    const now = run.now();
    await checkListings(run.database, now, run);
    return finishWith(run, (transaction) =>
      check.start(transaction, now, new Date(now.getTime() + everyHour)),
    );
  }),
  handler(checkOnce, {
    async run(_, run) {
      await checkListings(run.database, run.now(), run);
      return undefined;
    },
  }),
];
