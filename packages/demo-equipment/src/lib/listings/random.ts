/** A repeatable source of chance: the same seed gives the same catalogue on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Both ends included. */
  integer(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different entries in the list's order, or all of a shorter list. */
  sample<T>(list: readonly T[], count: number): T[];
};

/** Mixes an index into 31 bits that show no pattern from one index to the next. */
export function seedOf(index: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) & 0x7fffffff;
}

/** A Weyl sequence through a 32-bit mixer: short, fast, and good enough to choose words with. */
export function createRandom(seed: number): Random {
  let state = seed | 0;

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };

  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));

  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick<T>(list: readonly T[]): T {
      const entry = list[Math.floor(next() * list.length)];
      if (entry === undefined) throw new RangeError('Cannot pick from an empty list.');
      return entry;
    },
    sample<T>(list: readonly T[], count: number): T[] {
      const kept: T[] = [];
      let wanted = Math.min(count, list.length);
      for (const [position, entry] of list.entries()) {
        if (next() * (list.length - position) < wanted) {
          kept.push(entry);
          wanted -= 1;
        }
      }
      return kept;
    },
  };
}
