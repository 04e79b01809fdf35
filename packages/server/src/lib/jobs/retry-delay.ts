const first = 5_000;
const longest = 3_600_000;

/** Milliseconds to wait after the nth attempt, from 1: 5 s, 10 s, 20 s … an hour at most. */
export function retryDelay(attempt: number): number {
  return Math.min(first * 2 ** (attempt - 1), longest);
}
