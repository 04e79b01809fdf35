import type { Database } from '@relab/database';
import { runInTrace } from '../tracing/active-trace.ts';
import { enqueue } from './enqueue.ts';
import { handler, type JobHandler, type JobRun, jobKind } from './job-handler.ts';

/** Work that comes again and again: each run enqueues the next one itself, by `start`. */
export interface RecurringJob {
  /** Enqueues a run, at once or at `runAt`. While one waits, in whichever process, calling it again changes nothing. */
  start(database: Database, now: Date, runAt?: Date): Promise<void>;
  /** Works one run, and calls `start` for the next one in the transaction that finishes it. */
  handler(work: (run: JobRun) => Promise<undefined>): JobHandler;
}

/** Declares recurring work. `name` is its kind, which stays what it is (`jobKind`), and the key of the run that waits. */
export function recurringJob(name: string): RecurringJob {
  const kind = jobKind<Record<string, never>>(name);
  return {
    async start(database, now, runAt = now) {
      // Each run is a trace of its own: one that goes on in the one before would never end.
      await runInTrace(undefined, () => enqueue(database, kind, {}, { at: now, runAt, key: name }));
    },
    handler: (work) =>
      handler(kind, {
        // Given up, it would never come again before the next start.
        attempts: 1_000_000,
        run: (_, run) => work(run),
      }),
  };
}
