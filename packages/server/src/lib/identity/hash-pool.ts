import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../errors/api-error.ts';

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

interface Task {
  readonly input: HashInput;
  readonly resolve: (key: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
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
  const maxWaiting = options.maxWaiting ?? threads * waitingPerThread;
  const waiting: Task[] = [];
  const running = new Map<Worker, Task>();
  const idle: Worker[] = [];
  let isClosed = false;

  /** A thread without work does not keep the process running. */
  function rest(worker: Worker): void {
    worker.unref();
    idle.push(worker);
    next();
  }

  function startThread(): Worker {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url));
    const fail = (error: unknown): void => {
      running.get(worker)?.reject(error);
      running.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
      next();
    };
    worker.on('message', (key: Uint8Array) => {
      running.get(worker)?.resolve(key);
      running.delete(worker);
      rest(worker);
    });
    worker.on('error', fail);
    worker.on('exit', () => fail(unavailable()));
    return worker;
  }

  function next(): void {
    if (waiting.length === 0 || running.size >= threads) return;
    const task = waiting.shift();
    if (!task) return;
    const worker = idle.pop() ?? startThread();
    worker.ref();
    running.set(worker, task);
    worker.postMessage(task.input);
  }

  return {
    derive(input) {
      if (isClosed || (running.size >= threads && waiting.length >= maxWaiting))
        return Promise.reject(unavailable());
      return new Promise((resolve, reject) => {
        waiting.push({ input, resolve, reject });
        next();
      });
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(unavailable());
      await Promise.all([...idle, ...running.keys()].map((worker) => worker.terminate()));
    },
  };
}
