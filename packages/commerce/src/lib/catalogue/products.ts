import { isRecordId, normalizeId } from '@relab/contract';
import {
  getProduct,
  getProductPrice,
  getProductPrices,
  getProducts,
  type Product,
  type ProductPrice,
  type Products,
} from '@relab/contract/commerce';
import type { Context, Route } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { accountOf, ownerOf } from '../account/owner.ts';
import { translateProductFor } from '../language/product-texts.ts';
import { translateFor } from '../language/translate.ts';
import { formatCents } from '../market/money.ts';
import type { Shop } from '../shop/shop.ts';
import { type ShopContext, shopRoute } from '../shop/shop-route.ts';
import { readListImages, readMediaGroups } from './read-media.ts';
import { availability, type ProductRow, publicFields, quantityRule, readProducts } from './read-products.ts';
import { translateCategory } from './translate-category.ts';

const notFound = (): ApiError => new ApiError('ITEM_NOT_FOUND', "The product isn't available.");
const missing = { errorCode: 'ITEM_NOT_FOUND', message: "The product isn't available." };
const money = (cents: number | null): string | null => (cents === null ? null : formatCents(cents));

async function one(
  { options }: Shop,
  context: ShopContext,
  id: string,
  fields: readonly string[],
): Promise<ProductRow> {
  if (!isRecordId(id)) throw notFound();
  const [product] = await readProducts(
    context.database,
    options,
    { ids: [normalizeId(id)] },
    fields,
    accountOf(context.principal),
    ownerOf(context.principal),
    context.exchange,
  );
  if (!product) throw notFound();
  return product;
}

async function pathOf(
  shop: Shop,
  context: Context,
  productId: string,
): Promise<Product['primaryProductCategoryPath']> {
  const { rows } = await sql<{ id: string }>`
    select product_category_id as id from product_category_product
    where product_id = ${productId} and not is_deleted order by not is_primary_category, id limit 1
    `.execute(context.database);
  const catalogue = shop.catalogue(context.database);
  await catalogue.upToDate();
  const path = catalogue.tree.path(rows[0]?.id ?? '');
  if (path.length === 0) return null;
  const translate = translateFor(context, shop.options);
  return { path: path.map((category) => translateCategory(category, translate)) };
}

const priceOf = (product: ProductRow, currency: string): ProductPrice => ({
  currencyIsoCode: currency,
  listPrice: money(product.listPrice),
  // Used equipment is sold by the piece: one price holds for each quantity.
  priceAdjustment: null,
  pricebookEntryId: product.pricebookEntryId,
  productId: product.id,
  unitPrice: money(product.unitPrice),
});

/** Ids of 15 characters become 18; what is no id names nothing. */
const knownForm = (ids: readonly string[]): string[] => ids.filter(isRecordId).map(normalizeId);

export function productRoutes(shop: Shop): Route[] {
  const { options } = shop;
  return [
    shopRoute(shop, 'browse', getProduct, async (config, context): Promise<Product> => {
      const product = await one(shop, context, config.productId, publicFields(options, config.fields));
      const [stored, path] = await Promise.all([
        config.excludeMedia ? [] : readMediaGroups(context.database, product.id),
        pathOf(shop, context, product.id),
      ]);
      const translateTexts = translateProductFor(context, options);
      const groups = stored.map((group) => ({
        ...group,
        mediaItems: group.mediaItems.map(translateTexts.image),
      }));
      const asked = config.mediaGroups;
      return {
        attributeSetInfo: {},
        defaultImage: groups[0]?.mediaItems.find(({ mediaType }) => mediaType === 'Image') ?? null,
        entitlement: { canViewPrice: product.canViewPrice },
        fields: { ...translateTexts.fields(product.fields) },
        id: product.id,
        inventory: availability(product),
        mediaGroups: asked ? groups.filter(({ developerName }) => asked.includes(developerName)) : groups,
        primaryProductCategoryPath: path,
        productClass: product.productClass,
        productSellingModels: [],
        purchaseQuantityRule: quantityRule(product.available),
        urlName: product.urlName,
        variationAttributeSet: null,
        variationInfo: null,
        variationParentId: null,
      };
    }),

    shopRoute(shop, 'browse', getProducts, async (config, context): Promise<Products> => {
      const { ids, skus } = config;
      if ((ids === undefined) === (skus === undefined)) {
        throw new ApiError('INVALID_API_INPUT', 'Name products by ids or by skus, one of the two.');
      }
      const by = ids ? { ids: knownForm(ids) } : { skus: skus ?? [] };
      const fields = publicFields(options, config.fields);
      const rows = await readProducts(context.database, options, by, fields, accountOf(context.principal));
      const images = config.excludeMedia
        ? new Map()
        : await readListImages(
            context.database,
            rows.map(({ id }) => id),
          );
      const translateTexts = translateProductFor(context, options);
      const found = new Map(rows.map((row) => [ids ? row.id : row.sku, row]));
      const products = (ids ?? skus ?? []).map((asked) => {
        const row = found.get(ids ? normalizeId(asked) : asked);
        if (!row) {
          const unknown = {
            name: null,
            sku: ids ? null : asked,
            urlName: null,
            fields: {},
            defaultImage: null,
          };
          return { success: false, error: missing, id: ids ? asked : '', ...unknown };
        }
        const { id, name, sku, urlName, fields } = row;
        const image = images.get(id);
        return {
          success: true,
          error: null,
          id,
          name: translateTexts.name(name),
          sku,
          urlName,
          fields: translateTexts.fields(fields),
          defaultImage: image ? translateTexts.image(image) : null,
          inventory: availability(row),
        };
      });
      return { products, total: products.length };
    }),

    shopRoute(shop, 'browse', getProductPrice, async (config, context) =>
      priceOf(await one(shop, context, config.productId, []), context.exchange.to),
    ),

    shopRoute(shop, 'browse', getProductPrices, async (config, context) => {
      const rows = await readProducts(
        context.database,
        options,
        { ids: knownForm(config.productIds) },
        [],
        accountOf(context.principal),
        null,
        context.exchange,
      );
      const found = new Map(rows.map((row) => [row.id, row]));
      return {
        currencyIsoCode: context.exchange.to,
        pricingLineItemResults: config.productIds.map((productId) => {
          const row = found.get(normalizeId(productId));
          if (!row) {
            const unknown = { listPrice: null, priceAdjustment: null, unitPrice: null };
            return { success: false, error: missing, productId, ...unknown };
          }
          return { success: true, error: null, ...priceOf(row, context.exchange.to), productId };
        }),
      };
    }),
  ];
}
