import { getProduct, getProductPrice } from '@relab/client/commerce';
import { definePage, Redirect } from '../../frame/page.ts';
import { categoryCrumbs } from '../../listing/category-crumbs.ts';
import { productHref } from '../../listing/found-listing.ts';
import { breadcrumbData } from '../../listing/json-ld.ts';
import { readListing } from '../../listing/listing.ts';
import { listingFields } from '../../listing/listing-fields.ts';
import { largestUrl } from '../../listing/listing-image.ts';
import { longPlace } from '../../listing/place.ts';
import { routes } from '../../routes.ts';
import { productData } from './product-data.ts';
import { ProductView } from './product-view.tsx';

export const page = definePage(routes.product, {
  name: 'Product',
  load: async ({ client, params, url }) => {
    const productId = params.recordId;
    const [product, price] = await Promise.all([
      getProduct(client, {
        productId,
        fields: listingFields,
        mediaGroups: ['productDetailImage', 'attachment'],
      }),
      // A listing without a price is still worth reading.
      getProductPrice(client, { productId }).catch(() => null),
    ]);
    const href = productHref(product);
    if (url.pathname !== href) throw new Redirect(href + url.search, true);
    return { product, price, listing: readListing(product.fields) };
  },
  head: ({ product, price, listing }, { settings }) => {
    const path = product.primaryProductCategoryPath?.path ?? [];
    const facts = listing.keyFacts.map(
      ({ name, value, unit }) => `${name} ${value}${unit ? ` ${unit}` : ''}`,
    );
    const parts = [listing.condition?.label, ...facts, longPlace(listing)].filter(Boolean);
    return {
      title: listing.name,
      description: `${listing.name}: ${parts.join(', ')}.`,
      canonical: productHref(product),
      image: product.defaultImage ? largestUrl(product.defaultImage) : undefined,
      jsonLd: [
        productData({ product, price, listing, origin: settings.origin }),
        breadcrumbData(
          [...categoryCrumbs(path), { label: listing.name, href: productHref(product) }],
          settings.origin,
        ),
      ],
    };
  },
  View: ProductView,
});
