import type { ListingNow, WatchedState } from './watched-state.ts';

/** A listing as its watcher knows it: from when they began, or from the last look. */
export interface NotifiedState {
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

/** A change that a watcher is notified of. */
export type WatchNews = About &
  (
    | { readonly kind: 'fell'; readonly before: string; readonly price: string }
    | { readonly kind: 'back'; readonly price: string | null }
    | { readonly kind: 'sold' | 'gone' }
  );

/** The difference between the last look and now; undefined where there is none worth a mail. */
export function newsOf(
  { state, price: before, ...watched }: NotifiedState,
  now: ListingNow,
): WatchNews | undefined {
  const { listing, name, currency } = watched;
  const about = { listing, name, currency, urlName: now.urlName };
  const { price } = now;
  if (now.state !== state) {
    if (now.state === 'ForSale') return { ...about, kind: 'back', price };
    return { ...about, kind: now.state === 'Sold' ? 'sold' : 'gone' };
  }
  if (state !== 'ForSale' || before === null || price === null) return undefined;
  return Number(price) < Number(before) ? { ...about, kind: 'fell', before, price } : undefined;
}
