import type { CacheEntry } from './cache-entry.ts';
import { readTime } from './state.ts';

/** Something that is stored beside the cache entries, such as records. A page that reads none need not load the code for it. */
export interface Slice {
  clear(): void;
  /** All, or of what the test lets through. */
  dehydrate(keep?: (id: string) => boolean): unknown;
  hydrate(state: unknown, time: (written: number | null) => number): void;
  /** Some entries were dropped: so may be what none of the others leads to. */
  collect(dropped: readonly CacheEntry[], others: Iterable<CacheEntry>): void;
}

/** The slices of one store by their names. */
export interface Slices {
  all(): ReadonlyMap<string, Slice>;
  /** The one of that name. State that came for it before waits until now. */
  of<S extends Slice>(name: string, create: () => S): S;
  clear(): void;
  /** `shift` is by how much the clock of the state and the store's own differ, in milliseconds. */
  hydrate(states: Readonly<Record<string, unknown>>, shift: number): void;
}

export function createSlices(): Slices {
  const slices = new Map<string, Slice>();
  /** States of slices that are not in use yet. */
  const waiting = new Map<string, (readonly [state: unknown, shift: number])[]>();

  const hydrateOne = (slice: Slice, state: unknown, shift: number) =>
    slice.hydrate(state, (written) => readTime(written, shift));

  return {
    all: () => slices,
    of<S extends Slice>(name: string, create: () => S): S {
      const existing = slices.get(name) as S | undefined;
      if (existing) return existing;
      const slice = create();
      slices.set(name, slice);
      for (const [state, shift] of waiting.get(name) ?? []) hydrateOne(slice, state, shift);
      return slice;
    },
    clear() {
      waiting.clear();
      for (const slice of slices.values()) slice.clear();
    },
    hydrate(states, shift) {
      for (const [name, state] of Object.entries(states)) {
        const slice = slices.get(name);
        if (slice) hydrateOne(slice, state, shift);
        else waiting.set(name, [...(waiting.get(name) ?? []), [state, shift]]);
      }
    },
  };
}
