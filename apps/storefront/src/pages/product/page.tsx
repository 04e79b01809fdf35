import type { Client } from '@relab/client';
import { getCartItems, getCartSummary, getProduct, getProductPrice, isGuest } from '@relab/client/commerce';
import { Redirect } from '@relab/pages';
import { longLocation } from '../../address/location.ts';
import { cartItemsQuery } from '../../cart/cart-query.ts';
import { categoryCrumbs } from '../../listing/category-crumbs.ts';
import { breadcrumbData } from '../../listing/json-ld.ts';
import { readListing } from '../../listing/listing.ts';
import { listingFields } from '../../listing/listing-fields.ts';
import { largestUrl } from '../../listing/listing-image.ts';

import { productHref } from '../../listing/product-href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { productData } from './product-data.ts';
import { ProductView } from './product-view.tsx';

/**
 * The record by which somebody who is signed in watches it. The code for the request is loaded for them alone; where it cannot
 * be read, the listing is shown without it.
 */
async function findWatch(client: Client, productId: string): Promise<string | null> {
  if (await isGuest(client)) return null;
  const { loadWatch } = await import('../../watchlist/load-watch.ts');
  return await loadWatch(client, productId);
}

/** The newest lines of a cart that is not empty, so that the page knows with its first markup whether this is among them. */
async function readCart(client: Client): Promise<void> {
  const { totalProductCount } = await getCartSummary(client, {});
  if (Number(totalProductCount) > 0) await getCartItems(client, cartItemsQuery(1));
}

export const page = definePage(routes.product, {
  name: 'Product',
  load: async ({ client, params, url }) => {
    const productId = params.recordId;
    // A listing without a price is still worth reading. A price without a listing is waited for all the same: what is
    // not here when the page is sent, the browser requests again.
    const pendingPrice = getProductPrice(client, { productId }).catch(() => null);
    const watched = findWatch(client, productId).catch(() => null);
    const cart = readCart(client).catch(() => undefined);
    const product = await getProduct(client, {
      productId,
      fields: listingFields,
      mediaGroups: ['productDetailImage', 'attachment'],
    }).finally(() => Promise.all([pendingPrice, watched, cart]));
    const price = await pendingPrice;
    const href = productHref(product.id, product.urlName);
    if (url.pathname !== href) throw new Redirect(href + url.search, true);
    return { product, price, listing: readListing(product.fields), watchId: await watched };
  },
  head: ({ product, price, listing }, { settings }) => {
    const path = product.primaryProductCategoryPath?.path ?? [];
    const facts = listing.keyFacts.map(
      ({ name, value, unit }) => `${name} ${value}${unit ? ` ${unit}` : ''}`,
    );
    const parts = [listing.condition?.label, ...facts, longLocation(listing)].filter(Boolean);
    return {
      title: listing.name,
      description: `${listing.name}: ${parts.join(', ')}.`,
      canonical: productHref(product.id, product.urlName),
      facts: { objectApiName: 'Product2', recordId: product.id },
      image: product.defaultImage ? largestUrl(product.defaultImage) : undefined,
      jsonLd: [
        productData({ product, price, listing, origin: settings.origin }),
        breadcrumbData(
          [...categoryCrumbs(path), { label: listing.name, href: productHref(product.id, product.urlName) }],
          settings.origin,
        ),
      ],
    };
  },
  View: ProductView,
});
