import { durationBuckets } from './duration-buckets.ts';
import type { Observer } from './observer.ts';
import { requestKindOf } from './request-kind.ts';

/** The requests of the last minute. */
export interface RequestFigures {
  readonly requests: number;
  readonly errors: number;
  readonly shed: number;
  readonly pages: number;
  /** Milliseconds within which 95 % of the pages were sent; null without pages. */
  readonly pageTime: number | null;
}

/** Counts requests, and forgets them after a minute. */
export interface RecentRequests {
  readonly observer: Observer;
  current(): RequestFigures;
}

interface Slot {
  /** Which five seconds it counts, since the clock began. */
  readonly turn: number;
  requests: number;
  errors: number;
  shed: number;
  /** Pages by the bucket of their duration; the last is for all that take longer. */
  readonly pages: number[];
}

const slotLength = 5_000;
const slots = 12;

/** As `histogram_quantile` of Prometheus does: within a bucket durations are assumed to be spread evenly. */
function quantile(share: number, counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    const bound = durationBuckets[index];
    if (bound === undefined) break;
    const start = durationBuckets[index - 1] ?? 0;
    if (below + count >= share * total) return start + (bound - start) * ((share * total - below) / count);
    below += count;
  }
  return durationBuckets.at(-1) ?? null;
}

/** Sees the same requests as the metrics, and puts pages into the same buckets. `now` is a clock that is never set. */
export function createRecentRequests(now: () => number = () => performance.now()): RecentRequests {
  const ring: (Slot | undefined)[] = [];

  const turnNow = (): number => Math.floor(now() / slotLength);
  const slot = (): Slot => {
    const turn = turnNow();
    const current = ring[turn % slots];
    if (current?.turn === turn) return current;
    const pages = Array.from({ length: durationBuckets.length + 1 }, () => 0);
    const next: Slot = { turn, requests: 0, errors: 0, shed: 0, pages };
    ring[turn % slots] = next;
    return next;
  };

  return {
    observer: {
      request({ path, status, duration }) {
        const current = slot();
        current.requests += 1;
        if (status >= 500) current.errors += 1;
        if (requestKindOf(path) !== 'page') return;
        const found = durationBuckets.findIndex((bound) => duration <= bound * 1000);
        const bucket = found === -1 ? durationBuckets.length : found;
        current.pages[bucket] = (current.pages[bucket] ?? 0) + 1;
      },
      shed() {
        slot().shed += 1;
      },
    },
    current() {
      const since = turnNow() - slots;
      const recent = ring.filter((one) => one !== undefined).filter(({ turn }) => turn > since);
      const sum = (of: (one: Slot) => number): number => recent.reduce((total, one) => total + of(one), 0);
      const pages = Array.from({ length: durationBuckets.length + 1 }, (_, bucket) =>
        sum((one) => one.pages[bucket] ?? 0),
      );
      const pageTime = quantile(0.95, pages);
      return {
        requests: sum((one) => one.requests),
        errors: sum((one) => one.errors),
        shed: sum((one) => one.shed),
        pages: pages.reduce((total, count) => total + count, 0),
        pageTime: pageTime === null ? null : Math.round(pageTime * 1000),
      };
    },
  };
}
