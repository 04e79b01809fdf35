import type { Client } from '@relab/client';
import { getProductPrices, getProducts } from '@relab/client/commerce';
import { getFieldValue } from '@relab/client/records';
import type { Availability, ProductImage } from '@relab/contract/commerce';
import type { RecordRepresentation } from '@relab/contract/records';
import { type Condition, findCondition } from '../condition/condition.ts';
import { productHref } from '../listing/product-href.ts';

/** What somebody watches, by their record of it. */
export interface Watched {
  readonly id: string;
  /** Null where the listing is deleted. */
  readonly listingId: string | null;
  /** As it was called when it was watched. */
  readonly name: string;
  /** A decimal string, net for one unit; null where none was seen. */
  readonly price: string | null;
  readonly currency: string;
  readonly hasNotices: boolean;
  readonly since: string;
}

/** The same with what became of the listing; without `now` it is not offered any more. */
export interface WatchedListing extends Watched {
  readonly now?: {
    readonly href: string;
    readonly image: ProductImage | null;
    readonly condition: Condition | undefined;
    readonly availability: Availability;
    readonly price: string | null;
  };
}

const names = ['Name', 'Listing__c', 'Price__c', 'CurrencyIsoCode', 'Notices__c', 'CreatedDate'];

/** All that `readWatched` looks for. */
export const watchedFields: string[] = names.map((name) => `WatchedListing__c.${name}`);

export function readWatched(record: RecordRepresentation): Watched {
  const fieldValue = (name: string): unknown => getFieldValue(record, `WatchedListing__c.${name}`);
  const text = (name: string): string | null => {
    const value = fieldValue(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const price = fieldValue('Price__c');
  return {
    id: record.id,
    listingId: text('Listing__c'),
    name: text('Name') ?? '',
    price: typeof price === 'number' ? price.toFixed(2) : null,
    currency: text('CurrencyIsoCode') ?? '',
    hasNotices: fieldValue('Notices__c') !== false,
    since: text('CreatedDate') ?? '',
  };
}

/** Prices in the currency in which each was seen, so that then and now can be compared; failed reads have none. */
async function pricesNow(
  client: Client,
  watched: readonly Watched[],
): Promise<ReadonlyMap<string, string | null>> {
  const currencies = [...new Set(watched.map(({ currency }) => currency))];
  const answers = await Promise.all(
    currencies.map((currency) => {
      const productIds = watched.flatMap((one) => (one.currency === currency ? (one.listingId ?? []) : []));
      if (productIds.length === 0) return [];
      return getProductPrices(client, { productIds, ...(currency && { currencyIsoCode: currency }) }).then(
        ({ pricingLineItemResults }) => pricingLineItemResults,
        () => [],
      );
    }),
  );
  return new Map(answers.flat().map(({ productId, unitPrice }) => [productId, unitPrice]));
}

/** The present state of watched listings; 20 at most are read. */
export async function loadListings(client: Client, watched: readonly Watched[]): Promise<WatchedListing[]> {
  const ids = watched.flatMap(({ listingId }) => listingId ?? []);
  if (ids.length === 0) return [...watched];
  const [{ products }, prices] = await Promise.all([
    getProducts(client, { ids, fields: ['Name', 'Condition__c'] }),
    pricesNow(client, watched),
  ]);
  const byId = new Map(products.map((product) => [product.id, product]));
  return watched.map((one) => {
    const product = byId.get(one.listingId ?? '');
    if (!product?.success || !product.inventory) return one;
    return {
      ...one,
      name: product.name ?? one.name,
      now: {
        href: productHref(product.id, product.urlName),
        image: product.defaultImage,
        condition: findCondition(product.fields.Condition__c ?? ''),
        availability: product.inventory,
        price: prices.get(product.id) ?? null,
      },
    };
  });
}
