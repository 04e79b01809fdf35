import type { Database } from '@relab/database';

declare const payload: unique symbol;

/** The name of a kind of work, stored with each job, and what a job of it is handed. */
export interface JobKind<Payload> {
  readonly name: string;
  readonly [payload]?: Payload;
}

/** Declares a kind of work. Its name stays what it is, since jobs of an earlier version of the program carry it. */
export const jobKind = <Payload>(name: string): JobKind<Payload> => ({ name });

/** What a handler may use while it works on one job. */
export interface JobRun {
  readonly id: string;
  /** From 1. */
  readonly attempt: number;
  readonly database: Database;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly now: () => Date;
  /** Aborted when the worker stops, and when another process has claimed the job. */
  readonly signal: AbortSignal;
  /** Says how far it is, at once and for everybody; not to be called while a transaction of this handler is open. */
  progress(done: number, total: number): Promise<void>;
  /**
   * Throws where another process has claimed the job, and prevents that until this transaction ends. Called first in a
   * transaction, it makes sure that what that one writes comes from one process alone.
   */
  hold(transaction: Database): Promise<void>;
  /**
   * Marks it as done within a transaction of the handler's, so that the mark and what that writes come together or not
   * at all. Throws where another process has claimed the job. Without it a job is marked when its handler has returned.
   */
  finish(transaction: Database, outcome?: JobOutcome): Promise<void>;
}

/** Between two parts of a job: throws where it is to stop, so that it is handed out again. */
export function requireRunning({ aborted }: AbortSignal): void {
  if (aborted) throw new Error('It was told to stop.');
}

/** How a job ended that was done: with nothing to tell, or with what could not be done of it. */
export type JobOutcome = undefined | { readonly error: string };

/**
 * How jobs of a kind are worked. A handler is **idempotent**: after a kill, a lost connection or an error the same job is
 * handed out again, and whatever of it was done before must not be done twice.
 */
export interface JobHandler {
  readonly kind: string;
  readonly run: (payload: unknown, run: JobRun) => Promise<JobOutcome>;
  readonly failed: (payload: unknown, error: string, transaction: Database, now: Date) => Promise<void>;
  readonly attempts: number;
  readonly forgetsPayload: boolean;
}

/** What is done with a job, and when it is given up. `run` may be called again for the same job: see `JobHandler`. */
export interface HandlerOptions<Payload> {
  readonly run: (payload: Payload, run: JobRun) => Promise<JobOutcome>;
  /** Called when the job has failed for good, in the transaction that marks it. */
  readonly failed?: (payload: Payload, error: string, transaction: Database, now: Date) => Promise<void>;
  /** Attempts at most; 10 by default, which take some three quarters of an hour. */
  readonly attempts?: number;
  /** Whether the payload is wiped once the job is done, because it holds what nobody should find later. */
  readonly forgetsPayload?: boolean;
}

/**
 * Says how jobs of a kind are worked; hand it to the worker. `UnrecoverableJobError` ends a job at once, any other
 * error is an attempt.
 */
export function handler<Payload>(kind: JobKind<Payload>, options: HandlerOptions<Payload>): JobHandler {
  const { run, failed, attempts = 10, forgetsPayload = false } = options;
  // What stands in the column was written by `enqueue`, or by a trigger in its place, for this kind.
  return {
    kind: kind.name,
    run: (payload, job) => run(payload as Payload, job),
    failed: async (payload, error, transaction, now) =>
      await failed?.(payload as Payload, error, transaction, now),
    attempts,
    forgetsPayload,
  };
}

/** Thrown by a handler where trying again would change nothing. */
export class UnrecoverableJobError extends Error {
  override readonly name = 'UnrecoverableJobError';
}

/** Thrown by `hold`: another process has the job now. */
export class JobLockLostError extends Error {
  override readonly name = 'JobLockLostError';
}
