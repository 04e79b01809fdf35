import type { LogPosition } from '@relab/database';

/** So many moments are remembered; of more, every second one goes. */
const maxMoments = 600;

interface Moment {
  /** Milliseconds. */
  readonly at: number;
  readonly position: LogPosition;
}

/** Positions of the primary by when it was asked, which turn a position of a standby into a time. */
export interface Moments {
  /** `at` is before the primary was asked. */
  add(at: number, position: LogPosition): void;
  /**
   * Until when a standby that has replayed so far has everything; undefined where that is before all that is remembered. A
   * primary on which nothing happens stays where it is, and its standby is not behind.
   */
  caughtUpTo(replayed: LogPosition): number | undefined;
  /** When the primary was asked first, of what is remembered. */
  oldest(): number | undefined;
  clear(): void;
}

export function createMoments(): Moments {
  let moments: readonly Moment[] = [];
  return {
    add(at, position) {
      const all = moments.length < maxMoments ? moments : moments.filter((_, index) => index % 2 === 0);
      moments = [...all, { at, position }];
    },
    caughtUpTo(replayed) {
      const index = moments.findLastIndex(({ position }) => position <= replayed);
      if (index > 0) moments = moments.slice(index);
      return index < 0 ? undefined : moments[0]?.at;
    },
    oldest: () => moments[0]?.at,
    clear() {
      moments = [];
    },
  };
}
