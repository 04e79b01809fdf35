import { ApiError } from '../errors/api-error.ts';
import { message } from '../errors/message.ts';

export interface ConcurrencyLimit {
  /** Calls of one caller that run at once. */
  readonly maxRunning: number;
  /** Calls of one caller that wait for one of those to end. */
  readonly maxWaiting: number;
  /** Milliseconds that a call waits at most. */
  readonly maxWaitMs: number;
}

/** Runs the work once the caller has room for it. Throws 429 with Retry-After where it would wait too long. */
export type RunLimited = <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;

interface Caller {
  running: number;
  readonly waiting: Set<() => void>;
}

const tooMany = (): ApiError =>
  new ApiError(
    'REQUEST_LIMIT_EXCEEDED',
    message((texts) => texts.busy),
    { headers: { 'Retry-After': '1' } },
  );

/**
 * Bounds how many calls of one caller run at the same time. Counted in this process alone, and only for callers of which
 * something runs.
 */
export function createConcurrencyLimit({ maxRunning, maxWaiting, maxWaitMs }: ConcurrencyLimit): RunLimited {
  const callers = new Map<string, Caller>();

  function turn({ waiting }: Caller): Promise<void> {
    if (waiting.size >= maxWaiting) throw tooMany();
    return new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer);
        waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(tooMany());
      }, maxWaitMs);
      waiting.add(start);
    });
  }

  return async (name, work) => {
    const caller = callers.get(name) ?? { running: 0, waiting: new Set() };
    callers.set(name, caller);
    // A call whose turn it is runs in the place of the one that ended.
    if (caller.running < maxRunning) caller.running += 1;
    else await turn(caller);
    try {
      return await work();
    } finally {
      const [next] = caller.waiting;
      if (next) next();
      else caller.running -= 1;
      if (caller.running === 0) callers.delete(name);
    }
  };
}
