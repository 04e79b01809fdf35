import { randomUUID } from 'node:crypto';
import {
  type Facet,
  type FoundProduct,
  type PostedProductSearch,
  type ProductSearch,
  postProductSearch,
  searchProducts,
} from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { ApiError, Reply, type Route } from '@relab/server/http';
import { accountOf, ownerOf } from '../account/owner.ts';
import { readListImages } from '../catalogue/read-media.ts';
import { availability, quantityRule, readProducts } from '../catalogue/read-products.ts';
import { type TranslateProduct, translateProductFor } from '../language/product-texts.ts';
import { type Translate, translateFor } from '../language/translate.ts';
import type { Exchange } from '../market/exchange.ts';
import { localeOf } from '../market/market.ts';
import { formatCents } from '../market/money.ts';
import { type FacetOption, priceFacet } from '../options/facet.ts';
import type { CommerceOptions } from '../options/options.ts';
import { type SortRule, sortRulesOf } from '../options/sort-rule.ts';
import type { Category, CategoryTree } from '../search-index/category-tree.ts';
import { type Counted, countListings } from '../search-index/count.ts';
import { setsWithin, sumCategories } from '../search-index/count-categories.ts';
import type { ListingColumns } from '../search-index/listing-columns.ts';
import { orderBy } from '../search-index/order-by.ts';
import { checkRefinements, readRefinements } from '../search-index/refinement.ts';
import { choicesOf, columnOf, sortColumn } from '../search-index/select.ts';
import { visibilityOf, visiblePrices } from '../search-index/visibility.ts';
import type { Shop } from '../shop/shop.ts';
import { type ShopContext, shopRoute } from '../shop/shop-route.ts';
import { findCategory } from './categories.ts';
import { categoryFacetAnswer, distinctFacet, rangeFacet, translateFacet } from './facet-answer.ts';

const defaultPageSize = 20;
const furthest = 5000;

const noMatches = { places: new Int32Array(0), ranks: new Uint8Array(0) };

function sortRuleOf(options: CommerceOptions, id: string | undefined): SortRule {
  const rules = sortRulesOf(options.search);
  const rule = id === undefined ? rules[0] : rules.find(({ sortRuleId }) => sortRuleId === id);
  if (!rule)
    throw new ApiError('INVALID_API_INPUT', 'There is no such sort rule.', { fields: ['sortRuleId'] });
  return rule;
}

async function describe(
  database: Database,
  options: CommerceOptions,
  ids: readonly string[],
  fields: readonly string[],
  { principal, exchange }: ShopContext,
  translateTexts: TranslateProduct,
): Promise<FoundProduct[]> {
  const [rows, images] = await Promise.all([
    readProducts(database, options, { ids }, fields, accountOf(principal), ownerOf(principal), exchange),
    readListImages(database, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const image = images.get(id);
    const values = Object.entries(translateTexts.fields(row.fields)).map(([name, value]) => [
      name,
      { value },
    ]);
    return {
      defaultImage: image ? translateTexts.image(image) : null,
      fields: Object.fromEntries(values),
      id,
      inventory: availability(row),
      name: translateTexts.name(row.name),
      prices: {
        listPrice: row.listPrice === null ? null : formatCents(row.listPrice),
        unitPrice: row.unitPrice === null ? null : formatCents(row.unitPrice),
      },
      productClass: row.productClass,
      productSellingModelInformation: { isSubscriptionProduct: false },
      purchaseQuantityRule: quantityRule(row.available),
      urlName: row.urlName,
      variationAttributeSet: null,
    };
  });
}

type Categories = ProductSearch['categories'];

function categoriesAnswer(
  tree: CategoryTree,
  at: Category | undefined,
  counts: ReadonlyMap<string, number>,
  whole: number,
  translate: Translate,
): Categories {
  const about = ({ description, id, name, urlName }: Category) => ({
    description: translate(description),
    id,
    name: translate(name),
    urlSlug: urlName,
  });
  const counted = (category: Category) => ({
    category: about(category),
    productCount: counts.get(category.id) ?? 0,
  });
  if (!at)
    return {
      category: { description: null, id: '', name: '', urlSlug: null },
      children: [],
      productCount: whole,
    };
  const found = (id: string): Category[] =>
    tree.children(id).filter((child) => (counts.get(child.id) ?? 0) > 0);
  return {
    category: about(at),
    children: found(at.id).map((child) => ({ ...counted(child), children: found(child.id).map(counted) })),
    productCount: whole,
  };
}

interface Facetted {
  readonly columns: ListingColumns;
  readonly tree: CategoryTree;
  readonly refinements: ReturnType<typeof readRefinements>;
  readonly counted: Counted;
  readonly below: readonly Category[];
  readonly categoryCounts: ReadonlyMap<string, number>;
  readonly exchange: Exchange;
}

function facetsAnswer(facets: readonly FacetOption[], found: Facetted): Facet[] {
  const { columns, tree, refinements, counted } = found;
  const answers = facets.map((facet): Facet => {
    const chosen = refinements.find(({ nameOrId }) => nameOrId === facet.nameOrId);
    const at = columnOf(facets, facet);
    if (facet.type === 'category') {
      const ids = (chosen?.values ?? []).flatMap((value) => tree.find(value)?.id ?? []);
      return categoryFacetAnswer(facet, found.below, found.categoryCounts, ids);
    }
    if (facet.type === 'range') return rangeFacet(facet, counted.spans[at], found.exchange);
    const dictionary = columns.values[at];
    const counts = counted.distinct[at];
    if (!dictionary || !counts) throw new Error(`The facet ${facet.nameOrId} has no column.`);
    return distinctFacet(facet, dictionary, counts, chosen);
  });
  return answers.sort((a, b) => a.displayRank - b.displayRank);
}

/** What either form of the search asks. */
interface SearchQuery {
  readonly searchTerm?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly fields: readonly string[];
  readonly refinements: ReturnType<typeof readRefinements>;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly sortRuleId?: string | undefined;
  readonly excludeFacets?: boolean | undefined;
}

type Search = (query: SearchQuery, context: ShopContext) => Promise<ProductSearch>;

function searchOf(shop: Shop): Search {
  const { options } = shop;
  const { facets } = options.search;
  const priceRange = facets
    .filter(({ type }) => type === 'range')
    .findIndex(({ nameOrId }) => nameOrId === priceFacet);
  return async (config, context) => {
    const { database, exchange } = context;
    const translate = translateFor(context, options);
    const { refinements, page = 0, pageSize = defaultPageSize } = config;
    if (page * pageSize > furthest) {
      throw new ApiError('MAX_LIMIT_EXCEEDED', `page × pageSize may not pass ${furthest}.`, {
        fields: ['page'],
      });
    }
    const rule = sortRuleOf(options, config.sortRuleId);
    const catalogue = shop.catalogue(database);
    await catalogue.upToDate();
    const term = config.searchTerm?.trim() ?? '';
    const { columns, tree } = catalogue;
    const visibility = await visibilityOf(database, columns, accountOf(context.principal));
    const found = term === '' ? null : await catalogue.find(term, visibility);
    const matches = term === '' ? null : (found?.matches ?? noMatches);
    const category = config.categoryId ? findCategory(tree, config.categoryId) : tree.root;
    const question = [
      found?.key ?? term,
      visibility.key,
      config.categoryId && category?.id,
      refinements,
      rule.sortRuleId,
      page,
      pageSize,
      // Prices are chosen by what they are in this currency.
      exchange,
    ];
    const counted = catalogue.counted(JSON.stringify(question), () => {
      const { price, ranges } = visiblePrices(columns, visibility, priceRange);
      return countListings(columns, {
        matches,
        seen: visibility.seen,
        ranges,
        // The root holds everything; what is in no category at all is still found by a term.
        within: config.categoryId && category ? setsWithin(columns, tree, [category.id]) : null,
        choices: choicesOf(refinements, facets, columns, tree, exchange),
        order: orderBy(
          rule,
          { available: columns.available, listed: columns.listed, price },
          { matches, field: sortColumn(rule.nameOrId, facets, { price, ranges }) },
        ),
        offset: page * pageSize,
        limit: pageSize,
      });
    });
    const categoryCounts = sumCategories(columns, tree, (set) => counted.categorySets[set] ?? 0);
    const ids = counted.page.flatMap((place) => columns.ids[place] ?? []);
    const below = category ? tree.children(category.id) : [];
    return {
      categories: categoriesAnswer(tree, category, categoryCounts, counted.withoutCategoryChoice, translate),
      correlationId: randomUUID(),
      correction: found?.correction ?? null,
      facets: config.excludeFacets
        ? []
        : facetsAnswer(facets, {
            columns,
            tree,
            refinements,
            counted,
            below,
            categoryCounts,
            exchange,
          }).map((facet) => translateFacet(facet, translate)),
      locale: localeOf(options, exchange.to),
      productsPage: {
        currencyIsoCode: exchange.to,
        pageSize,
        products: await describe(
          database,
          options,
          ids,
          config.fields,
          context,
          translateProductFor(context, options),
        ),
        total: counted.total,
      },
    };
  };
}

/** The older form says values as they are, and prices where they are wished for. */
function postedAnswer(
  { productsPage, ...found }: ProductSearch,
  includePrices: boolean,
): PostedProductSearch {
  const products = productsPage.products.map(({ fields, prices, ...product }) => ({
    ...product,
    fields: Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
    prices: includePrices ? prices : null,
  }));
  return { ...found, productsPage: { ...productsPage, products } };
}

export function searchRoutes(shop: Shop): readonly Route[] {
  const search = searchOf(shop);
  return [
    shopRoute(shop, 'browse', searchProducts, (config, context) =>
      search({ ...config, refinements: readRefinements(config.refinements) }, context),
    ),
    shopRoute(shop, 'browse', postProductSearch, async (config, context) => {
      const { fields = ['Name'], refinements = [], sortRuleId, sortOrderId, includePrices = true } = config;
      const query = {
        ...config,
        fields,
        refinements: checkRefinements(refinements),
        sortRuleId: sortRuleId ?? sortOrderId,
      };
      return new Reply(postedAnswer(await search(query, context), includePrices), 201);
    }),
  ];
}
