import type { ProductSearchResult } from '@relab/contract/commerce';
import { readListImages } from '../catalogue/read-media.ts';
import { availability, formatPrices, quantityRule, readShopProducts } from '../catalogue/read-products.ts';
import { translateProductFor } from '../language/product-texts.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { ShopContext } from '../shop/shop-route.ts';

/** The products of a page, in the order of the ids; what has gone since it was found is left out. */
export async function readFoundProducts(
  context: ShopContext,
  options: CommerceOptions,
  ids: readonly string[],
  fields: readonly string[],
): Promise<ProductSearchResult[]> {
  const [rows, images] = await Promise.all([
    readShopProducts(context, options, { ids }, fields),
    readListImages(context.database, ids),
  ]);
  const translate = translateProductFor(context, options);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const image = images.get(id);
    const values = Object.entries(translate.fields(row.fields)).map(([name, value]) => [name, { value }]);
    return {
      defaultImage: image ? translate.image(image) : null,
      fields: Object.fromEntries(values),
      id,
      inventory: availability(row),
      name: translate.name(row.name),
      prices: formatPrices(row),
      productClass: row.productClass,
      productSellingModelInformation: { isSubscriptionProduct: false },
      purchaseQuantityRule: quantityRule(row.available),
      urlName: row.urlName,
      variationAttributeSet: null,
    };
  });
}
