import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../errors/api-error.ts';
import { createThreadPool } from '../threads/thread-pool.ts';

/** What scrypt computes a key from. */
export interface HashInput {
  readonly password: string;
  readonly salt: Uint8Array;
  /** Bytes. */
  readonly keyLength: number;
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

export interface HashPoolOptions {
  /** One fewer than there are processors, at least one and at most four, unless set. */
  readonly threads?: number;
  /** Inputs that wait for a thread; 16 for each thread unless set. More get 503. */
  readonly maxWaiting?: number;
}

/** Threads that compute passwords' keys and nothing else. None is started before the first key is needed. */
export interface HashPool {
  /** Rejects with SERVER_UNAVAILABLE (503, Retry-After) while too many wait, and once the pool is closed. */
  derive(input: HashInput): Promise<Uint8Array>;
  close(): Promise<void>;
}

const maxThreads = 4;
const waitingPerThread = 16;
/** About how long a full queue takes on a slow machine. */
const retryAfterSeconds = 5;

const unavailable = (): ApiError =>
  new ApiError('SERVER_UNAVAILABLE', 'Too many people are signing in at the moment. Please try again.', {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });

/**
 * libuv has four threads for everything: files, name look-ups and compression as well as scrypt. A burst of sign-ins there
 * stops every page, so they have threads of their own, and a queue with an end.
 */
export function createHashPool(options: HashPoolOptions = {}): HashPool {
  const threads = options.threads ?? Math.max(1, Math.min(maxThreads, availableParallelism() - 1));
  const pool = createThreadPool<HashInput, Uint8Array>({
    start: () => new Worker(new URL('./hash-worker.ts', import.meta.url)),
    threads,
    maxWaiting: options.maxWaiting ?? threads * waitingPerThread,
    unavailable,
  });
  return { derive: (input) => pool.run(input), close: () => pool.close() };
}
