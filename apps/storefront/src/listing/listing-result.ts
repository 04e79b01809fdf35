import type { Availability, FoundProduct, ProductImage, ProductSearch } from '@relab/contract/commerce';
import { hrefOf } from '../href.ts';
import { routes } from '../routes.ts';
import { flatFields, type Listing, readListing } from './listing.ts';

/** One of the listings that a search found. Prices are decimal strings. */
export interface ListingResult {
  readonly id: string;
  readonly href: string;
  readonly listing: Listing;
  readonly image: ProductImage | null;
  readonly availability: Availability;
  readonly unitPrice: string | null;
  readonly listPrice: string | null;
  readonly currency: string;
}

export function productHref({ id, urlName }: Pick<FoundProduct, 'id' | 'urlName'>): string {
  return hrefOf(routes.product, { urlName: urlName ?? id, recordId: id });
}

export function listingResults({ productsPage }: ProductSearch): readonly ListingResult[] {
  return productsPage.products.map((product) => ({
    id: product.id,
    href: productHref(product),
    listing: readListing({ Name: product.name, ...flatFields(product.fields) }),
    image: product.defaultImage,
    availability: product.inventory,
    unitPrice: product.prices.unitPrice,
    listPrice: product.prices.listPrice,
    currency: productsPage.currencyIsoCode,
  }));
}
