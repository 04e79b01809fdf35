import type { Availability, ProductImage, ProductSearch } from '@relab/contract/commerce';
import { flatFields, type ListingSummary, readSummary } from './listing-summary.ts';
import { productHref } from './product-href.ts';

/** One of the listings that a search found. Prices are decimal strings. */
export interface ListingResult {
  readonly id: string;
  readonly href: string;
  readonly listing: ListingSummary;
  readonly image: ProductImage | null;
  readonly availability: Availability;
  readonly unitPrice: string | null;
  readonly listPrice: string | null;
  readonly currency: string;
}

export function listingResults({ productsPage }: ProductSearch): readonly ListingResult[] {
  return productsPage.products.map((product) => ({
    id: product.id,
    href: productHref(product.id, product.urlName),
    listing: readSummary({ Name: product.name, ...flatFields(product.fields) }),
    image: product.defaultImage,
    availability: product.inventory,
    unitPrice: product.prices.unitPrice,
    listPrice: product.prices.listPrice,
    currency: productsPage.currencyIsoCode,
  }));
}
