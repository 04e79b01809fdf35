import { type Client, ClientError } from '@relab/client';
import { getProduct, getProductPrice } from '@relab/client/commerce';
import type { Availability, ProductImage } from '@relab/contract/commerce';
import { formatPrice } from '@relab/toolkit/price';
import { locale } from '../../language/language.ts';
import { type Listing, readListing } from '../../listing/listing.ts';
import { listingFields } from '../../listing/listing-fields.ts';

import { productHref } from '../../listing/product-href.ts';
import * as texts from './texts.ts';

export interface ComparedListing {
  readonly id: string;
  readonly href: string;
  readonly listing: Listing;
  readonly image: ProductImage | null;
  readonly availability: Availability;
  /** As it is read. */
  readonly price: string;
}

/** Undefined for what is listed no longer, or never was. */
export async function loadCompared(client: Client, productId: string): Promise<ComparedListing | undefined> {
  // A listing without a price is still worth comparing.
  const pendingPrice = getProductPrice(client, { productId }).catch(() => null);
  try {
    const product = await getProduct(client, { productId, fields: listingFields });
    const price = await pendingPrice;
    return {
      id: product.id,
      href: productHref(product.id, product.urlName),
      listing: readListing(product.fields),
      image: product.defaultImage,
      availability: product.inventory,
      price: price?.unitPrice
        ? formatPrice(price.unitPrice, price.currencyIsoCode, locale)
        : texts.priceOnRequest,
    };
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return undefined;
    throw error;
  } finally {
    await pendingPrice;
  }
}
