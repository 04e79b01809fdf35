/** Requests are people who wait; background work is whatever can wait for them. */
export type Lane = 'request' | 'background';

/** More requests wait than the queue takes. The caller may ask again in some seconds. */
export class QueueFull extends Error {
  constructor(limit: number) {
    super(`${limit} pictures are waiting to be made already.`);
    this.name = 'QueueFull';
  }
}

export interface WorkQueue {
  /** Runs a task under a name, with the lane that it is in by then. While a task of that name waits or runs, the same promise is given to everybody. */
  run<T>(name: string, lane: Lane, task: (lane: Lane) => Promise<T>): Promise<T>;
}

interface Job {
  lane: Lane;
  started: boolean;
  readonly start: () => Promise<void>;
  readonly done: Promise<unknown>;
}

/**
 * A queue with `slots` places, of which background work takes one at most and only when no request waits.
 * A request for something that waits in the background takes it to the front lane.
 */
export function createWorkQueue(options: { readonly slots: number; readonly limit: number }): WorkQueue {
  const jobs = new Map<string, Job>();
  let running = 0;
  let runningBehind = 0;

  function next(): Job | undefined {
    const waiting = [...jobs.values()].filter((job) => !job.started);
    const requested = waiting.find((job) => job.lane === 'request');
    if (requested) return requested;
    return runningBehind === 0 ? waiting.find((job) => job.lane === 'background') : undefined;
  }

  function pump(): void {
    while (running < options.slots) {
      const job = next();
      if (!job) return;
      const behind = job.lane === 'background';
      job.started = true;
      running += 1;
      if (behind) runningBehind += 1;
      void job.start().finally(() => {
        running -= 1;
        if (behind) runningBehind -= 1;
        pump();
      });
    }
  }

  function add<T>(name: string, lane: Lane, task: (lane: Lane) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const start = (): Promise<void> =>
      task(jobs.get(name)?.lane ?? lane)
        .then(resolve, reject)
        .finally(() => jobs.delete(name));
    jobs.set(name, { lane, started: false, start, done: promise });
    pump();
    return promise;
  }

  return {
    run<T>(name: string, lane: Lane, task: (lane: Lane) => Promise<T>): Promise<T> {
      const existing = jobs.get(name);
      if (existing) {
        if (lane === 'request') existing.lane = 'request';
        pump();
        // One name stands for one file, so tasks of one name have one type of result.
        return existing.done as Promise<T>;
      }
      const waiting = [...jobs.values()].filter((job) => !job.started && job.lane === 'request').length;
      if (lane === 'request' && waiting >= options.limit) return Promise.reject(new QueueFull(options.limit));
      return add(name, lane, task);
    },
  };
}
