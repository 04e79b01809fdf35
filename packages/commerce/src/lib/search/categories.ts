import { normalizeId } from '@relab/contract';
import {
  getProductCategory,
  getProductCategoryChildren,
  getProductCategoryPath,
  type ProductCategory,
} from '@relab/contract/commerce';
import type { Context, Route } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { accountOf } from '../account/owner.ts';
import { readContentImages } from '../catalogue/read-media.ts';
import { translateCategory } from '../catalogue/translate-category.ts';
import { translateFor } from '../language/translate.ts';
import type { Category, CategoryTree } from '../search-index/category-tree.ts';
import { countCategories } from '../search-index/count-categories.ts';
import { visibilityOf } from '../search-index/visibility.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';

/** By id, of 15 or 18 characters, or by URL name. */
export function findCategory(tree: CategoryTree, idOrUrlName: string): Category {
  const category = tree.find(normalizeId(idOrUrlName)) ?? tree.find(idOrUrlName);
  if (!category) throw new ApiError('ITEM_NOT_FOUND', "The category isn't available.");
  return category;
}

interface Pictures {
  readonly id: string;
  readonly tile: string | null;
  readonly banner: string | null;
}

async function describe(
  shop: Shop,
  context: Context,
  categories: readonly Category[],
  shown: { readonly fields?: readonly string[] | undefined; readonly excludeMedia?: boolean | undefined },
): Promise<ProductCategory[]> {
  const ids = categories.map(({ id }) => id);
  const { rows } = shown.excludeMedia
    ? { rows: [] }
    : await sql<Pictures>`
        select id, tile_content_key as tile, banner_content_key as banner from product_category
        where id = any (${ids})`.execute(context.database);
  const pictures = new Map(rows.map((row) => [row.id, row]));
  const keys = rows.flatMap(({ tile, banner }) => [tile, banner].filter((key) => key !== null));
  const nameOf = (key: string): string | null => {
    const owner = rows.find(({ tile, banner }) => tile === key || banner === key);
    return categories.find(({ id }) => id === owner?.id)?.name ?? null;
  };
  const images = await readContentImages(context.database, keys, nameOf);
  const { columns, tree } = shop.catalogue(context.database);
  const visibility = await visibilityOf(context.database, columns, accountOf(context.principal));
  const counts = countCategories(columns, tree, visibility);
  const translate = translateFor(context, shop.options);
  return categories.map((category) => {
    const tile = images.get(pictures.get(category.id)?.tile ?? '') ?? null;
    const all: Record<string, string | null> = {
      Name: translate(category.name),
      Description: translate(category.description),
      IsNavigational: String(category.isNavigational),
      SortOrder: String(category.sortOrder),
    };
    const fields = shown.fields
      ? Object.fromEntries(Object.entries(all).filter(([name]) => shown.fields?.includes(name)))
      : all;
    const group = { developerName: 'tileImage', id: 'tileImage', name: 'Tile', usageType: 'Tile' };
    return {
      bannerImage: images.get(pictures.get(category.id)?.banner ?? '') ?? null,
      fields,
      id: category.id,
      mediaGroups: tile ? [{ ...group, mediaItems: [tile] }] : [],
      tileImage: tile,
      urlName: category.urlName,
      productCount: counts.get(category.id) ?? 0,
    };
  });
}

export function categoryRoutes(shop: Shop): Route[] {
  const treeOf = async (context: Context): Promise<CategoryTree> => {
    const catalogue = shop.catalogue(context.database);
    await catalogue.upToDate();
    return catalogue.tree;
  };
  return [
    // Before the call by id, whose path `children` would fit too.
    shopRoute(shop, 'browse', getProductCategoryChildren, async (config, context) => {
      const tree = await treeOf(context);
      const parent = config.parentProductCategoryId
        ? findCategory(tree, config.parentProductCategoryId)
        : tree.root;
      const children = parent ? tree.children(parent.id).filter(({ isNavigational }) => isNavigational) : [];
      return { productCategories: await describe(shop, context, children, config) };
    }),

    shopRoute(shop, 'browse', getProductCategory, async (config, context) => {
      const category = findCategory(await treeOf(context), config.productCategoryId);
      const [described] = await describe(shop, context, [category], config);
      if (!described) throw new ApiError('ITEM_NOT_FOUND', "The category isn't available.");
      return described;
    }),

    shopRoute(shop, 'browse', getProductCategoryPath, async (config, context) => {
      const tree = await treeOf(context);
      const path = tree.path(findCategory(tree, config.productCategoryId).id);
      const translate = translateFor(context, shop.options);
      return { path: path.map((category) => translateCategory(category, translate)) };
    }),
  ];
}
