import { setTimeout as wait } from 'node:timers/promises';

/** The time of the last request. */
export interface Visitors {
  /** Of every request; those of what watches this process are no visits. */
  note(request: Pick<Request, 'url'>): void;
  /** Resolves once no request has come for that long, or at once when aborted. */
  whenAbsent(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export interface Clock {
  now(): number;
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const clock: Clock = {
  now: () => performance.now(),
  pause: (milliseconds, signal) =>
    wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
};

const isVisit = ({ url }: Pick<Request, 'url'>): boolean => !/\/(?:healthz|readyz)$/.test(url);

/** A start counts as a visit: whoever starts a shop opens it. */
export function watchVisitors({ now, pause }: Clock = clock): Visitors {
  let last = now();
  return {
    note(request) {
      if (isVisit(request)) last = now();
    },
    async whenAbsent(milliseconds, signal) {
      for (let left = milliseconds; left > 0 && !signal.aborted; ) {
        left = last + milliseconds - now();
        if (left > 0) await pause(left, signal);
      }
    },
  };
}
