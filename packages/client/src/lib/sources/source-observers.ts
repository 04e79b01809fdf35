import type { Source } from '../client/source.ts';

/** Who listens to something that several reads make up. */
export interface SourceObservers {
  /** Listens to snapshots. Ends with the returned function. */
  readonly listen: (listener: () => void) => () => void;
  /** Looks anew at which reads are to be observed. */
  readonly renew: () => void;
  readonly tell: () => void;
}

/** Observes the reads that `wanted` returns, and no others, while there are listeners; `changed` is called for each of them. */
export function createSourceObservers<Data>(
  needed: () => Iterable<Source<Data>>,
  changed: () => void,
): SourceObservers {
  const listeners = new Set<() => void>();
  const observed = new Map<Source<Data>, () => void>();

  function renew(): void {
    const sources = new Set(listeners.size > 0 ? needed() : []);
    for (const source of sources) if (!observed.has(source)) observed.set(source, source.observe(changed));
    for (const [source, end] of observed) {
      if (sources.has(source)) continue;
      observed.delete(source);
      end();
    }
  }

  return {
    renew,
    listen(listener) {
      // Each time another one, so that a function that listens twice is called twice and removed twice.
      const called = () => listener();
      listeners.add(called);
      renew();
      return () => {
        listeners.delete(called);
        renew();
      };
    },
    tell() {
      for (const listener of [...listeners]) listener();
    },
  };
}
