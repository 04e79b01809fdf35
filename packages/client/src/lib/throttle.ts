export interface ThrottleOptions {
  /** Milliseconds. */
  readonly now: () => number;
  /** How many get through in one window; 60 unless told otherwise (D-278). */
  readonly most?: number;
  /** Milliseconds; 60,000 unless told otherwise (D-278). */
  readonly window?: number;
  /** Told once in each window in which one is dropped. */
  readonly warn: () => void;
}

/** Answers whether one more gets through. A window begins with the first after the one before has ended. */
export function createThrottle({ now, most = 60, window = 60_000, warn }: ThrottleOptions): () => boolean {
  let start = Number.NEGATIVE_INFINITY;
  let count = 0;
  return () => {
    const time = now();
    // A clock that was set back begins a window too.
    if (time - start >= window || time < start) {
      start = time;
      count = 0;
    }
    count++;
    if (count === most + 1) warn();
    return count <= most;
  };
}
