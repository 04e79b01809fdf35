import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@relab/database';
import type { Log } from '../observability/log.ts';
import type { JobHandler } from './job-handler.ts';
import { claimJob, postponeJob } from './job-store.ts';
import { runJob, type Wait } from './run-job.ts';

/** Runs a job; what it does stands around that. */
export type AroundJob = (
  job: {
    readonly id: string;
    readonly kind: string;
    readonly attempt: number;
    /** What it was enqueued in; null where that was not recorded. */
    readonly trace: string | null;
  },
  run: () => Promise<void>,
) => Promise<void>;

/** What a worker works on, and how eagerly. Kinds without a handler here are left to other processes. */
export interface WorkerOptions {
  readonly database: Database;
  readonly handlers: readonly JobHandler[];
  readonly now: () => Date;
  readonly log: Log;
  readonly wait?: Wait;
  /** Jobs that this process works on at the same time; 2 by default. */
  readonly atOnce?: number;
  /** Milliseconds between two looks into an empty queue; 500 by default. */
  readonly pollEvery?: number;
  /** Milliseconds after which another process may take over a job of one that is gone; a minute by default. */
  readonly lockFor?: number;
  /** Stands around each job, such as to record it. */
  readonly around?: AroundJob;
}

/** Works on jobs until `stop`; what is under way then is left to another attempt. */
export interface Worker {
  /** Takes jobs as they fall due, until it is stopped. */
  start(): void;
  /** Runs all due jobs, one after another; returns their number. */
  runDue(): Promise<number>;
  /** Claims no more jobs, signals running ones to end, and waits for them. */
  stop(): Promise<void>;
}

const sleepFor: Wait = async (milliseconds, signal) => {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
};

/**
 * Works on the jobs of the database, beside any number of other processes. Clocks of their machines should agree to
 * within a part of `lockFor`.
 */
export function createWorker(options: WorkerOptions): Worker {
  const { database, handlers, now, log, atOnce = 2, pollEvery = 500, lockFor = 60_000 } = options;
  const wait = options.wait ?? sleepFor;
  const around: AroundJob = options.around ?? ((_, run) => run());
  const byKind = new Map(handlers.map((each) => [each.kind, each]));
  const kinds = [...byKind.keys()];
  const stop = new AbortController();
  const stopping = stop.signal;
  const loops: Promise<void>[] = [];

  async function runNext(): Promise<boolean> {
    const job = await claimJob(database, kinds, now(), lockFor);
    const handler = job && byKind.get(job.kind);
    if (!handler) return false;
    if (stopping.aborted) {
      // Claimed while the worker was being stopped: another process runs it.
      const at = now();
      await postponeJob(database, job, { runAt: at, error: null, counts: false, now: at });
      return false;
    }
    const { id, kind, attempts: attempt, trace } = job;
    await around({ id, kind, attempt, trace }, () =>
      runJob(job, handler, { database, now, wait, log, lockFor, stopping }),
    );
    return true;
  }

  async function loop(): Promise<void> {
    let isAway = false;
    while (!stopping.aborted) {
      try {
        while (!stopping.aborted && (await runNext())) isAway = false;
        isAway = false;
      } catch (error) {
        if (!isAway)
          log(`The queue cannot be read: ${error instanceof Error ? error.message : String(error)}`);
        isAway = true;
      }
      if (!stopping.aborted) await wait(pollEvery, stopping);
    }
  }

  return {
    start() {
      if (loops.length > 0 || stopping.aborted) return;
      for (let at = 0; at < atOnce; at++) loops.push(loop());
    },
    async runDue() {
      let count = 0;
      while (!stopping.aborted && (await runNext())) count++;
      return count;
    },
    async stop() {
      stop.abort();
      await Promise.all(loops);
    },
  };
}
