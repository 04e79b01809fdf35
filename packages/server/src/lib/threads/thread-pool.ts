import type { Worker } from 'node:worker_threads';

/** What threads are there, and how much may wait for them. */
export interface ThreadPoolOptions {
  /** Starts a thread that answers each message with one of its own; it is given one input at a time. */
  readonly start: () => Worker;
  readonly threads: number;
  /** The costs of inputs that wait for a thread, added up. What would pass it is refused; one input may always wait. */
  readonly maxWaiting: number;
  /** Why an input is refused. */
  readonly unavailable: () => Error;
  /** How many more threads an input is given to whose thread has died; none unless set. */
  readonly retries?: number;
  /** Milliseconds after which a thread without work ends; none does unless set. */
  readonly idleTime?: number;
}

/** Threads that work on inputs in their order, none of them started before it is needed. */
export interface ThreadPool<Input, Output> {
  /** Rejects with `unavailable` where too much waits or the pool is closed; with its error where a thread has died. */
  run(input: Input, cost?: number): Promise<Output>;
  close(): Promise<void>;
}

interface Task<Input, Output> {
  readonly input: Input;
  readonly cost: number;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: unknown) => void;
  retries: number;
}

/** Threads of its own for work that would hold the event loop, or the few threads that libuv has for files, and a queue with an end. */
export function createThreadPool<Input, Output>(options: ThreadPoolOptions): ThreadPool<Input, Output> {
  const { start, threads, maxWaiting, unavailable, retries = 0, idleTime } = options;
  const waiting: Task<Input, Output>[] = [];
  const running = new Map<Worker, Task<Input, Output>>();
  /** With what ends each when its time has come. */
  const idle = new Map<Worker, NodeJS.Timeout | undefined>();
  let waitingCost = 0;
  let isClosed = false;

  function wait(task: Task<Input, Output>, isFirst = false): void {
    if (isFirst) waiting.unshift(task);
    else waiting.push(task);
    waitingCost += task.cost;
    next();
  }

  /** A thread without work does not keep the process running. */
  function rest(worker: Worker): void {
    worker.unref();
    const end = (): void => {
      idle.delete(worker);
      void worker.terminate();
    };
    idle.set(worker, idleTime === undefined ? undefined : setTimeout(end, idleTime).unref());
    next();
  }

  function wake(worker: Worker): Worker {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.ref();
    return worker;
  }

  function startThread(): Worker {
    const worker = start();
    const fail = (error: unknown): void => {
      const task = running.get(worker);
      running.delete(worker);
      clearTimeout(idle.get(worker));
      idle.delete(worker);
      if (task && task.retries > 0 && !isClosed) {
        task.retries -= 1;
        wait(task, true);
        return;
      }
      task?.reject(error);
      next();
    };
    worker.on('message', (output: Output) => {
      running.get(worker)?.resolve(output);
      running.delete(worker);
      rest(worker);
    });
    worker.on('error', fail);
    worker.on('exit', () => fail(unavailable()));
    return worker;
  }

  function next(): void {
    if (running.size >= threads) return;
    const task = waiting.shift();
    if (!task) return;
    waitingCost -= task.cost;
    // The one that worked last: the others come to their end.
    const last = [...idle.keys()].at(-1);
    try {
      const worker = last ? wake(last) : startThread();
      running.set(worker, task);
      worker.postMessage(task.input);
    } catch (error) {
      // No thread could be started, or the input cannot be sent to one: its thread is ended with it.
      task.retries = 0;
      task.reject(error);
      for (const [worker, at] of running) if (at === task) void worker.terminate();
    }
  }

  return {
    run(input, cost = 1) {
      const isFull = running.size >= threads && waiting.length > 0 && waitingCost + cost > maxWaiting;
      if (isClosed || isFull) return Promise.reject(unavailable());
      return new Promise((resolve, reject) => wait({ input, cost, resolve, reject, retries }));
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(unavailable());
      await Promise.all([...idle.keys(), ...running.keys()].map((worker) => worker.terminate()));
    },
  };
}
