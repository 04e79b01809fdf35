import { setTimeout as pause } from 'node:timers/promises';

/** Something that is done again and again. */
export interface Repeated {
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/** Does something at once and then again, so many milliseconds after its end each time; `work` handles its own errors. */
export function repeat(every: number, work: () => Promise<void>): Repeated {
  const ending = new AbortController();
  const running = (async () => {
    while (!ending.signal.aborted) {
      await work();
      await pause(every, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      ending.abort();
      await running;
    },
  };
}
