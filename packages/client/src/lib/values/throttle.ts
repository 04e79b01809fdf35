export interface ThrottleOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How many get through in one window; 60 by default (D-278). */
  readonly limit?: number;
  /** Milliseconds; 60,000 by default (D-278). */
  readonly window?: number;
  /** Called once in each window in which one is dropped. */
  readonly warn: () => void;
}

/** Counts what passes, window by window. A window begins with the first after the one before has ended. */
export interface Throttle {
  /** Whether one more gets through. */
  pass(): boolean;
  /** How long the window still lasts, in milliseconds; 0 where none has begun. */
  left(): number;
}

export function createThrottle({ now, limit = 60, window = 60_000, warn }: ThrottleOptions): Throttle {
  let start = Number.NEGATIVE_INFINITY;
  let count = 0;
  /** A clock that was set back ends the window too. */
  const left = () => (now() < start ? 0 : Math.max(0, start + window - now()));
  return {
    left,
    pass() {
      if (left() === 0) {
        start = now();
        count = 0;
      }
      count++;
      if (count === limit + 1) warn();
      return count <= limit;
    },
  };
}
