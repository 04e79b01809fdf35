import type { Size } from '../settings/size.ts';
import { sizeQueries } from './responsive-sizes.ts';

/** A selected size began or ended to match. */
export interface SizeMatchChange {
  readonly size: Size;
  /** Whether it matches now. */
  readonly isMatch: boolean;
  /** Whether the content is shown now: it may be for another of its sizes. */
  readonly isShown: boolean;
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** S-167, S-168: comes from the element of a responsive wrapper and bubbles. */
    sizematchchange: CustomEvent<SizeMatchChange>;
  }
}

/** S-167, S-168, C-111: reports when a match of one of the sizes begins and ends, until the returned function is called. */
export function watchSizes(sizes: readonly Size[], notify: (change: SizeMatchChange) => void): () => void {
  const matches = sizes.map((size) => ({ size, query: matchMedia(sizeQueries[size]) }));
  const stops = matches.map(({ size, query }) => {
    const report = (): void =>
      notify({ size, isMatch: query.matches, isShown: matches.some((other) => other.query.matches) });
    query.addEventListener('change', report);
    return () => query.removeEventListener('change', report);
  });
  return () => {
    for (const stop of stops) stop();
  };
}
