/** Chance that repeats itself: the same seed gives the same numbers on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `below`. */
  whole(below: number): number;
  pick<T>(choices: readonly T[]): T;
  /** True so often, of 1. */
  often(share: number): boolean;
}

/** Mulberry32: 32 bits of state are enough for a choice of requests. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    next,
    whole,
    pick<T>(choices: readonly T[]): T {
      const at = whole(choices.length);
      if (at >= choices.length) throw new Error('There is nothing to pick from.');
      return choices[at] as T;
    },
    often: (share) => next() < share,
  };
}
