import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ApiError } from '@relab/server/http';
import { overloadRetryAfter } from '@relab/server/load';
import { createThreadPool, type ThreadPool } from '@relab/server/threads';
import { errorMessage } from '../error-messages/error-message.ts';
import type { CountColumns } from '../listing-columns/count-columns.ts';
import { type Counted, countListings } from './count.ts';
import type { CountRequest } from './count-request.ts';

/** What a thread is sent: memory that it shares, and what to count. */
export interface CountTask {
  readonly columns: CountColumns;
  readonly request: CountRequest;
}

export interface ListingCounterOptions {
  /** With fewer candidates a count is made on the event loop. */
  readonly minCandidates?: number;
  /** Candidates of all counts that wait for a thread; more get 503. */
  readonly maxWaiting?: number;
  /** One fewer than there are processors, at least one and at most two, unless set. */
  readonly threads?: number;
  readonly start?: () => Worker;
}

/** So many are counted within three milliseconds; the way to a thread and back takes a fraction of one. */
const defaultMinCandidates = 50_000;
/** What a thread counts within some five seconds. */
const defaultMaxWaiting = 50_000_000;
const maxThreads = 2;
/** Milliseconds. */
const idleTime = 60_000;

const startThread = (): Worker => new Worker(new URL('./count-worker.ts', import.meta.url));

const busy = (): ApiError =>
  new ApiError(
    'SERVER_UNAVAILABLE',
    errorMessage((texts) => texts.countsWait),
    { headers: { 'Retry-After': overloadRetryAfter() } },
  );

/** Counts few listings at once and many in threads beside the event loop, by the same function. Decision 364. */
export class ListingCounter {
  readonly #minCandidates: number;
  readonly #pool: ThreadPool<CountTask, Counted>;

  constructor(options: ListingCounterOptions = {}) {
    this.#minCandidates = options.minCandidates ?? defaultMinCandidates;
    this.#pool = createThreadPool({
      start: options.start ?? startThread,
      threads: options.threads ?? Math.max(1, Math.min(maxThreads, availableParallelism() - 1)),
      maxWaiting: options.maxWaiting ?? defaultMaxWaiting,
      unavailable: busy,
      // A count is made anew where its thread dies; what kills two threads is left at that.
      retries: 1,
      idleTime,
    });
  }

  /**
   * What is written while a thread counts may be seen in part: a listing may be counted with some of its values from before and
   * some from after. Who must not see that looks whether anything was written. Columns that grow meanwhile go on as the memory
   * that the thread has.
   */
  async count(columns: CountColumns, request: CountRequest): Promise<Counted> {
    const candidates = request.matches?.places.length ?? columns.end;
    return candidates < this.#minCandidates
      ? countListings(columns, request)
      : this.#pool.run({ columns, request }, candidates);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
