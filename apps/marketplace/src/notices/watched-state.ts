import { getProductPrices, getProducts } from '@relab/contract/commerce';
import { ApiError, type CallInProcess } from '@relab/server/http';
import type { User } from '@relab/server/principal';

export type WatchedState = 'ForSale' | 'Sold' | 'Gone';

/** A listing as its watcher would find it now. */
export interface ListingNow {
  readonly state: WatchedState;
  readonly urlName: string | null;
  /** In the watcher's currency; null where there is none, or none that they may see. */
  readonly price: string | null;
}

/** A listing, and the currency in which somebody saw its price. */
export interface WatchedListing {
  readonly listing: string;
  readonly currency: string;
}

const slices = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** A currency that the shop has given up has no prices; everything else that fails is tried again. */
async function pricesIn(
  ask: CallInProcess,
  recipient: User,
  currencyIsoCode: string,
  productIds: readonly string[],
) {
  try {
    const { pricingLineItemResults } = await ask(
      getProductPrices,
      { productIds, currencyIsoCode },
      recipient,
    );
    return pricingLineItemResults;
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return [];
    throw error;
  }
}

/** What became of listings, as far as somebody may see it. One that may not be seen is gone for them. */
export async function readListingsNow(
  ask: CallInProcess,
  recipient: User,
  watched: readonly WatchedListing[],
): Promise<ReadonlyMap<string, ListingNow>> {
  const listings = new Map<string, ListingNow>();
  const prices = new Map<string, string | null>();
  for (const currency of new Set(watched.map((one) => one.currency))) {
    const ids = watched.filter((one) => one.currency === currency).map(({ listing }) => listing);
    for (const some of slices(ids, 100))
      for (const { productId, unitPrice } of await pricesIn(ask, recipient, currency, some))
        prices.set(productId, unitPrice);
  }
  for (const some of slices(watched, 20)) {
    const ids = some.map(({ listing }) => listing);
    const { products } = await ask(getProducts, { ids, fields: ['Name'], excludeMedia: true }, recipient);
    for (const { id, success, urlName, inventory } of products) {
      // What others hold for a while is not sold.
      const state = !success ? 'Gone' : inventory?.state === 'Sold' ? 'Sold' : 'ForSale';
      listings.set(id, { state, urlName, price: prices.get(id) ?? null });
    }
  }
  return listings;
}
