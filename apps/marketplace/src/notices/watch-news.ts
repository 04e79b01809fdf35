import type { ListingNow, WatchedState } from './watched-state.ts';

/** What a watcher knows of a listing: as it was when they began, or when it was looked at last. */
export interface Known {
  readonly listing: string;
  readonly name: string;
  readonly currency: string;
  readonly price: string | null;
  readonly state: WatchedState;
}

interface About {
  readonly listing: string;
  readonly name: string;
  readonly urlName: string | null;
  readonly currency: string;
}

/** Something that a watcher is told. */
export type WatchNews = About &
  (
    | { readonly kind: 'fell'; readonly before: string; readonly price: string }
    | { readonly kind: 'back'; readonly price: string | null }
    | { readonly kind: 'sold' | 'gone' }
  );

/** The difference between what is known and what is so now; undefined where there is none worth a mail. */
export function newsOf({ state, price: before, ...known }: Known, now: ListingNow): WatchNews | undefined {
  const { listing, name, currency } = known;
  const about = { listing, name, currency, urlName: now.urlName };
  const { price } = now;
  if (now.state !== state) {
    if (now.state === 'ForSale') return { ...about, kind: 'back', price };
    return { ...about, kind: now.state === 'Sold' ? 'sold' : 'gone' };
  }
  if (state !== 'ForSale' || before === null || price === null) return undefined;
  return Number(price) < Number(before) ? { ...about, kind: 'fell', before, price } : undefined;
}
