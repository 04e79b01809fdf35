import { normalizeId } from '@relab/contract';
import {
  getProductCategory,
  getProductCategoryChildren,
  getProductCategoryPath,
  type ProductCategory,
} from '@relab/contract/commerce';
import type { Context, Route } from '@relab/server/http';
import { sql } from 'kysely';
import { accountOf } from '../account/owner.ts';
import { readContentImages } from '../catalogue/read-media.ts';
import { translateCategory } from '../catalogue/translate-category.ts';
import { notAvailable } from '../errors.ts';
import { translateFor } from '../language/translate.ts';
import type { SearchReader } from '../search-engine/search-engine.ts';
import type { Category, CategoryTree } from '../search-index/category-tree.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';

/** By id, of 15 or 18 characters, or by URL name. */
export function findCategory(tree: CategoryTree, idOrUrlName: string): Category {
  const category = tree.find(normalizeId(idOrUrlName)) ?? tree.find(idOrUrlName);
  if (!category) throw notAvailable('category');
  return category;
}

interface RequestedParts {
  readonly fields?: readonly string[] | undefined;
  readonly excludeMedia?: boolean | undefined;
}

const tileGroup = { developerName: 'tileImage', id: 'tileImage', name: 'Tile', usageType: 'Tile' };

/** Categories as they travel, each with its pictures and the number of listings in it and below. */
async function toProductCategories(
  { options }: Shop,
  reader: SearchReader,
  context: Context,
  categories: readonly Category[],
  { fields: requested, excludeMedia }: RequestedParts,
): Promise<ProductCategory[]> {
  const { database, principal } = context;
  const pictures = database
    .selectFrom('product_category')
    .select(['id', 'tile_content_key', 'banner_content_key'])
    .where('id', '=', sql<string>`any (${categories.map(({ id }) => id)})`);
  const rows = excludeMedia ? [] : await pictures.execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const titles = categories.flatMap(({ id, name }) => {
    const row = byId.get(id);
    return [row?.tile_content_key, row?.banner_content_key].flatMap((key) =>
      key ? [[key, name] as const] : [],
    );
  });
  const images = await readContentImages(database, new Map(titles));
  const counts = await reader.countCategories(accountOf(principal));
  const translate = translateFor(context, options);
  return categories.map((category) => {
    const row = byId.get(category.id);
    const tileImage = images.get(row?.tile_content_key ?? '') ?? null;
    const fields = {
      Name: translate(category.name),
      Description: translate(category.description),
      IsNavigational: String(category.isNavigational),
      SortOrder: String(category.sortOrder),
    };
    return {
      bannerImage: images.get(row?.banner_content_key ?? '') ?? null,
      fields: Object.fromEntries(
        Object.entries(fields).filter(([name]) => !requested || requested.includes(name)),
      ),
      id: category.id,
      mediaGroups: tileImage ? [{ ...tileGroup, mediaItems: [tileImage] }] : [],
      tileImage,
      urlName: category.urlName,
      productCount: counts.get(category.id) ?? 0,
    };
  });
}

export function categoryRoutes(shop: Shop): Route[] {
  return [
    // Before the call by id, whose path `children` would fit too.
    shopRoute(shop, 'browse', getProductCategoryChildren, async (config, context) => {
      const reader = await shop.engine.open(context.database);
      const { tree } = reader;
      const parentId = config.parentProductCategoryId;
      const parent = parentId ? findCategory(tree, parentId) : tree.root;
      const children = parent ? tree.children(parent.id).filter(({ isNavigational }) => isNavigational) : [];
      return { productCategories: await toProductCategories(shop, reader, context, children, config) };
    }),

    shopRoute(shop, 'browse', getProductCategory, async (config, context) => {
      const reader = await shop.engine.open(context.database);
      const category = findCategory(reader.tree, config.productCategoryId);
      const [described] = await toProductCategories(shop, reader, context, [category], config);
      if (!described) throw notAvailable('category');
      return described;
    }),

    shopRoute(shop, 'browse', getProductCategoryPath, async (config, context) => {
      const { tree } = await shop.engine.open(context.database);
      const path = tree.path(findCategory(tree, config.productCategoryId).id);
      const translate = translateFor(context, shop.options);
      return { path: path.map((category) => translateCategory(category, translate)) };
    }),
  ];
}
