import type { Product, ProductPrice } from '@relab/contract/commerce';
import { conditionDefinitions } from '../../condition/condition-definition.ts';
import type { Listing } from '../../listing/listing.ts';
import { largestUrl } from '../../listing/listing-image.ts';
import { productHref } from '../../listing/product-href.ts';

export interface ProductDataParts {
  readonly product: Product;
  readonly price: ProductPrice | null;
  readonly listing: Listing;
  readonly origin: string;
}

/** A listing in schema.org's vocabulary: Product with its Offer. */
export function productData({ product, price, listing, origin }: ProductDataParts): Record<string, unknown> {
  const { condition, manufacturer, model, sku, weightKg, seller } = listing;
  const defined = condition && conditionDefinitions[condition.apiName];
  const pictures = product.mediaGroups
    .filter(({ developerName }) => developerName === 'productDetailImage')
    .flatMap(({ mediaItems }) => mediaItems.map((image) => origin + largestUrl(image)));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: listing.name,
    sku,
    model,
    description: [defined?.definition, listing.conditionNote].filter(Boolean).join(' '),
    ...(manufacturer && { brand: { '@type': 'Brand', name: manufacturer } }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(defined && { itemCondition: defined.itemCondition }),
    ...(weightKg !== undefined && {
      weight: { '@type': 'QuantitativeValue', value: weightKg, unitCode: 'KGM' },
    }),
    ...(price?.unitPrice && {
      offers: {
        '@type': 'Offer',
        url: origin + productHref(product.id, product.urlName),
        price: price.unitPrice,
        priceCurrency: price.currencyIsoCode,
        availability: `https://schema.org/${product.inventory.state === 'Available' ? 'InStock' : 'SoldOut'}`,
        ...(defined && { itemCondition: defined.itemCondition }),
        ...(seller.name && { seller: { '@type': 'Organization', name: seller.name } }),
      },
    }),
  };
}
