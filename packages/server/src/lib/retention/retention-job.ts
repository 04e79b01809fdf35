import { type Database, inTransaction } from '@relab/database';
import { type JobHandler, JobLockLostError, type JobRun } from '../jobs/job-handler.ts';
import { type RecurringJob, recurringJob } from '../jobs/recurring-job.ts';
import { beginOf, type PurgedPart, type RetentionRule } from './retention-rule.ts';
import { beginRun, countRemoved, endRun, readRuns } from './retention-runs.ts';

const retention = recurringJob('retention');

const hour = 3_600_000;
/** Where something was left, the next run comes after so long. */
const soon = 1_000;
const defaultLimit = 1_000;
/** Of one rule in one run, so that none keeps the others waiting. */
const maxPortions = 20;
const maxErrorLength = 500;

/** Starts the enforcement: the job enqueues its next run itself. Calling it again, or in other processes, changes nothing. */
export const startRetention: RecurringJob['start'] = retention.start;

interface Portion {
  readonly rule: RetentionRule;
  readonly before: Date;
  readonly now: Date;
  readonly cursor: string | null;
}

/** One portion and what it counts. Where another process has the job now, nothing of it is done. */
async function purgePortion(
  { rule, before, now, cursor }: Portion,
  { database, hold }: JobRun,
): Promise<{ readonly isMore: boolean; readonly cursor: string | null }> {
  const limit = rule.limit ?? defaultLimit;
  const purge = async (on: Database): Promise<PurgedPart & { readonly isMore: boolean }> => {
    const purged = await rule.purge({ database: on, now, before, limit, cursor });
    const part = typeof purged === 'number' ? { removed: purged, cursor: null } : purged;
    return { ...part, isMore: typeof purged === 'number' ? purged >= limit : purged.cursor !== null };
  };
  if (rule.ownTransactions) {
    const part = await purge(database);
    await countRemoved(database, rule.id, part.removed, part.cursor);
    return part;
  }
  return await inTransaction(database, async (transaction) => {
    await hold(transaction);
    const part = await purge(transaction);
    await countRemoved(transaction, rule.id, part.removed, part.cursor);
    return part;
  });
}

/** Enforces a rule; true where something is left for the next run. */
async function enforce(
  rule: RetentionRule,
  before: Date,
  stored: string | null,
  run: JobRun,
): Promise<boolean> {
  const { database } = run;
  const now = run.now();
  await beginRun(database, rule.id, now);
  let cursor = stored;
  try {
    for (let portion = 0; portion < maxPortions; portion++) {
      // What was removed is counted; the rest is left to the process that has the job next.
      run.signal.throwIfAborted();
      const part = await purgePortion({ rule, before, now, cursor }, run);
      cursor = part.cursor;
      if (!part.isMore) {
        await endRun(database, rule.id, run.now(), null);
        return false;
      }
    }
    return true;
  } catch (error) {
    if (run.signal.aborted || error instanceof JobLockLostError) throw error;
    // A rule that fails is shown, and the others are enforced all the same.
    const message = error instanceof Error ? error.message : String(error);
    await endRun(database, rule.id, run.now(), message.slice(0, maxErrorLength));
    return false;
  }
}

/**
 * Removes what is stored no longer, by rules: every hour, a portion at a time and each in a short transaction; at once again
 * while something is left. Counts what it removes (`readRuns`).
 */
export const retentionHandler = (rules: readonly RetentionRule[]): JobHandler =>
  retention.handler(async (run) => {
    const { database, now, finish } = run;
    const at = now();
    const runs = await readRuns(database);
    let isMore = false;
    for (const rule of rules) {
      const before = beginOf(rule.period, at);
      const last = runs.get(rule.id);
      const isDue =
        !last?.endedAt ||
        Math.abs(at.getTime() - last.endedAt.getTime()) >= ((rule.everyHours ?? 1) - 0.5) * hour;
      if (before && isDue && (await enforce(rule, before, last?.cursor ?? null, run))) isMore = true;
    }
    await inTransaction(database, async (transaction) => {
      await finish(transaction);
      await startRetention(transaction, at, new Date(at.getTime() + (isMore ? soon : hour)));
    });
    return undefined;
  });
