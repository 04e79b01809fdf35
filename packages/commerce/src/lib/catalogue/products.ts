import { isRecordId, normalizeId } from '@relab/contract';
import type { Product, ProductResult } from '@relab/contract/commerce';
import {
  getProduct,
  getProductPrice,
  getProductPrices,
  getProducts,
  type ProductPrice,
} from '@relab/contract/commerce';
import {
  nullMembers,
  ProductPriceResultSchema,
  ProductResultSchema,
  ProductSchema,
} from '@relab/contract/server';
import { badRequest, type Context, type Route } from '@relab/server/http';
import { sql } from 'kysely';
import { accountOf } from '../account/owner.ts';
import { notAvailable } from '../errors.ts';
import { translateProductFor } from '../language/product-texts.ts';
import { translateFor } from '../language/translate.ts';
import type { Shop } from '../shop/shop.ts';
import { type ShopContext, shopRoute } from '../shop/shop-route.ts';
import { readListImages, readMediaGroups } from './read-media.ts';
import {
  availability,
  formatPrices,
  type ProductRow,
  publicFields,
  quantityRule,
  readProducts,
  readShopProducts,
} from './read-products.ts';
import { translateCategory } from './translate-category.ts';

const [error = null] = notAvailable('product').entries;
const missing = { success: false, error };
const found = { success: true, error: null };

const noProduct = nullMembers(ProductSchema);
const noProductResult = nullMembers(ProductResultSchema);
const noPriceResult = nullMembers(ProductPriceResultSchema);

async function findProduct(
  { options }: Shop,
  context: ShopContext,
  id: string,
  fields: readonly string[],
): Promise<ProductRow> {
  const ids = validIds([id]);
  const [product] = await readShopProducts(context, options, { ids }, fields);
  if (!product) throw notAvailable('product');
  return product;
}

async function primaryPath(
  shop: Shop,
  context: Context,
  productId: string,
): Promise<Product['primaryProductCategoryPath']> {
  const assignment = await context.database
    .selectFrom('product_category_product')
    .select('product_category_id')
    .where('product_id', '=', productId)
    .where(({ not }) => not('is_deleted'))
    .orderBy(sql`not is_primary_category`)
    .orderBy('id')
    .limit(sql.lit(1))
    .executeTakeFirst();
  const { tree } = await shop.engine.open(context.database);
  const path = tree.path(assignment?.product_category_id ?? '');
  if (path.length === 0) return null;
  const translate = translateFor(context, shop.options);
  return { path: path.map((category) => translateCategory(category, translate)) };
}

/** Used equipment is sold by the piece: one price holds for each quantity. */
const toPrice = (product: ProductRow, currency: string): ProductPrice => ({
  ...formatPrices(product),
  currencyIsoCode: currency,
  priceAdjustment: null,
  pricebookEntryId: product.pricebookEntryId,
  productId: product.id,
});

/** Ids of 15 characters become 18; what is no id names nothing. */
const validIds = (ids: readonly string[]): string[] => ids.filter(isRecordId).map(normalizeId);

export function productRoutes(shop: Shop): Route[] {
  const { options } = shop;
  return [
    shopRoute(shop, 'browse', getProduct, async (config, context): Promise<Product> => {
      const product = await findProduct(
        shop,
        context,
        config.productId,
        publicFields(options, config.fields),
      );
      const [stored, path] = await Promise.all([
        config.excludeMedia ? [] : readMediaGroups(context.database, product.id),
        primaryPath(shop, context, product.id),
      ]);
      const translate = translateProductFor(context, options);
      const groups = stored.map((group) => ({ ...group, mediaItems: group.mediaItems.map(translate.image) }));
      const { mediaGroups: requested } = config;
      return {
        ...noProduct,
        attributeSetInfo: {},
        defaultImage: groups[0]?.mediaItems.find(({ mediaType }) => mediaType === 'Image') ?? null,
        entitlement: { canViewPrice: product.canViewPrice },
        fields: { ...translate.fields(product.fields) },
        id: product.id,
        inventory: availability(product),
        mediaGroups: groups.filter(({ developerName }) => !requested || requested.includes(developerName)),
        primaryProductCategoryPath: path,
        productClass: product.productClass,
        productSellingModels: [],
        purchaseQuantityRule: quantityRule(product.available),
        urlName: product.urlName,
      };
    }),

    shopRoute(shop, 'browse', getProducts, async (config, context) => {
      const { ids, skus } = config;
      if ((ids === undefined) === (skus === undefined))
        throw badRequest('Name products by ids or by skus, one of the two.');
      const by = ids ? { ids: validIds(ids) } : { skus: skus ?? [] };
      const fields = publicFields(options, config.fields);
      const rows = await readProducts(context.database, options, by, fields, accountOf(context.principal));
      const imageIds = config.excludeMedia ? [] : rows.map(({ id }) => id);
      const images = await readListImages(context.database, imageIds);
      const translate = translateProductFor(context, options);
      const byKey = new Map(rows.map((row) => [ids ? row.id : row.sku, row]));
      const products = (ids ?? skus ?? []).map((key): ProductResult => {
        const row = byKey.get(ids ? normalizeId(key) : key);
        if (!row) {
          const names = ids ? { id: key } : { id: '', sku: key };
          return { ...noProductResult, ...missing, ...names, fields: {} };
        }
        const image = images.get(row.id);
        return {
          ...found,
          id: row.id,
          name: translate.name(row.name),
          sku: row.sku,
          urlName: row.urlName,
          fields: translate.fields(row.fields),
          defaultImage: image ? translate.image(image) : null,
          inventory: availability(row),
        };
      });
      return { products, total: products.length };
    }),

    shopRoute(shop, 'browse', getProductPrice, async (config, context) =>
      toPrice(await findProduct(shop, context, config.productId, []), context.exchange.to),
    ),

    shopRoute(shop, 'browse', getProductPrices, async ({ productIds }, context) => {
      const rows = await readShopProducts(context, options, { ids: validIds(productIds) }, []);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        currencyIsoCode: context.exchange.to,
        pricingLineItemResults: productIds.map((productId) => {
          const row = byId.get(normalizeId(productId));
          return row
            ? { ...found, ...toPrice(row, context.exchange.to), productId }
            : { ...noPriceResult, ...missing, productId };
        }),
      };
    }),
  ];
}
