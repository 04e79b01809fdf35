import type { Database } from '@relab/database';
import { inTransaction, writeAs } from '@relab/database';
import type { Log } from '../observability/log.ts';
import { activeTraceparent } from '../tracing/active-trace.ts';
import { type JobHandler, JobLockLostError, type JobOutcome, UnrecoverableJobError } from './job-handler.ts';
import {
  type ClaimedJob,
  completeJob,
  failJob,
  lockJob,
  postponeJob,
  renewLock,
  writeProgress,
} from './job-store.ts';

/** Waits so many milliseconds, or until the signal is aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export interface RunOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly wait: Wait;
  readonly log: Log;
  /** Milliseconds that a job is this process's before the lock must be renewed. */
  readonly lockFor: number;
  /** Aborted when the worker stops. */
  readonly stopping: AbortSignal;
}

const firstDelay = 5_000;
const maxDelay = 3_600_000;

/** Milliseconds to wait after the nth attempt, from 1: 5 s, 10 s, 20 s … an hour at most. */
export function retryDelay(attempt: number): number {
  return Math.min(firstDelay * 2 ** (attempt - 1), maxDelay);
}

const maxErrorLength = 1_000;
const sentence = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);

/** Renews the lock three times before it would expire, until `ended`; calls `lost` once another process has it. */
async function renewLockUntil(
  job: ClaimedJob,
  { database, now, wait, log, lockFor }: RunOptions,
  ended: AbortSignal,
  lost: () => void,
): Promise<void> {
  while (!ended.aborted) {
    await wait(lockFor / 3, ended);
    if (ended.aborted) return;
    const isOurs = await renewLock(database, job, now(), lockFor).catch((error: unknown) => {
      log(`The lock of job ${job.id} could not be renewed: ${sentence(error)}`);
      return true;
    });
    if (!isOurs && !ended.aborted) {
      log(`The job ${job.id} (${job.kind}) was taken over by another process.`);
      lost();
      return;
    }
  }
}

/** Retries later, or gives up; a worker that stops or lost its lock leaves the job to others. */
async function settleFailure(
  job: ClaimedJob,
  handler: JobHandler,
  error: unknown,
  { database, now, log, stopping }: RunOptions,
): Promise<void> {
  if (error instanceof JobLockLostError) return;
  const at = now();
  const message = sentence(error);
  if (error instanceof UnrecoverableJobError || (job.attempts >= handler.attempts && !stopping.aborted)) {
    log(`The job ${job.id} (${job.kind}) has failed after ${job.attempts} attempts: ${message}`, 'error');
    await inTransaction(database, async (transaction) => {
      await lockJob(transaction, job);
      await handler.failed(job.payload, message, transaction, at);
      await failJob(transaction, job, message, at);
    });
    return;
  }
  if (stopping.aborted) {
    await postponeJob(database, job, { runAt: at, error: null, counts: false, now: at });
    return;
  }
  const runAt = new Date(at.getTime() + retryDelay(job.attempts));
  log(`The job ${job.id} (${job.kind}) is tried again at ${runAt.toISOString()}: ${message}`);
  await postponeJob(database, job, { runAt, error: message, counts: true, now: at });
}

/** Runs a job that this process has claimed, and stores how it ended. */
export async function runJob(job: ClaimedJob, handler: JobHandler, options: RunOptions): Promise<void> {
  const { database, now, stopping, log } = options;
  const ended = new AbortController();
  const lost = new AbortController();
  const complete = (on: Database, outcome: JobOutcome): Promise<boolean> => {
    const error = outcome === undefined ? null : outcome.error.slice(0, maxErrorLength);
    return completeJob(on, job, { error, wipe: handler.forgetsPayload, now: now() });
  };
  const renewing = renewLockUntil(job, options, ended.signal, () => lost.abort());
  try {
    if (job.cancel_reason !== null) throw new UnrecoverableJobError(job.cancel_reason);
    // One that ends its process each time is not handed out for ever.
    if (job.attempts > handler.attempts)
      throw new UnrecoverableJobError('It was cut short each time it was tried.');
    const outcome: JobOutcome = await handler.run(job.payload, {
      id: job.id,
      attempt: job.attempts,
      database: writeAs(database, { userId: job.created_by, trace: activeTraceparent() }),
      createdBy: job.created_by,
      createdAt: job.created_at,
      now,
      signal: AbortSignal.any([stopping, lost.signal]),
      progress: (done, total) => writeProgress(database, job, done, total, now()),
      hold: (transaction) => lockJob(transaction, job),
      async finish(transaction, result) {
        // From here on it is not a lock that is missed.
        ended.abort();
        if (!(await complete(transaction, result)))
          throw new JobLockLostError('Another process has this job now.');
      },
    });
    await complete(database, outcome);
  } catch (error) {
    await settleFailure(job, handler, error, options).catch((cause: unknown) => {
      // The database is away: the lock expires, and the job is claimed again.
      log(`How job ${job.id} (${job.kind}) ended could not be written: ${sentence(cause)}`);
    });
  } finally {
    ended.abort();
    await renewing;
  }
}
