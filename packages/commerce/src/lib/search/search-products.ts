import { randomUUID } from 'node:crypto';
import {
  type PostedProductSearch,
  type ProductSearch,
  postProductSearch,
  type Refinement,
  searchProducts,
} from '@relab/contract/commerce';
import { badRequest, Reply, type Route } from '@relab/server/http';
import { accountOf } from '../account/owner.ts';
import { maxLimitExceeded } from '../errors.ts';
import { translateFor } from '../language/translate.ts';
import { localeOf } from '../market/market.ts';
import type { CommerceOptions } from '../options/options.ts';
import { type SortRule, sortRulesOf } from '../options/sort-rule.ts';
import { checkRefinements, readRefinements } from '../search-index/refinement.ts';
import type { Shop } from '../shop/shop.ts';
import { type ShopContext, shopRoute } from '../shop/shop-route.ts';
import { findCategory } from './categories.ts';
import { facetsResponse } from './facet-response.ts';
import { readFoundProducts } from './found-products.ts';
import { readPageToken, writePageToken } from './page-token.ts';
import { categoriesResponse, type SearchResult } from './search-result.ts';

const defaultPageSize = 20;
const maxOffset = 5000;

/** The parameters of either form of the search. */
interface SearchQuery {
  readonly searchTerm?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly fields: readonly string[];
  readonly refinements: readonly Refinement[];
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
  readonly sortRuleId?: string | undefined;
  readonly excludeFacets?: boolean | undefined;
}

function findSortRule({ search }: CommerceOptions, id: string | undefined): SortRule {
  const rules = sortRulesOf(search);
  const rule = id === undefined ? rules[0] : rules.find(({ sortRuleId }) => sortRuleId === id);
  if (!rule) throw badRequest('There is no such sort rule.', 'sortRuleId');
  return rule;
}

/** What a page token belongs to, whatever order the refinements are named in. */
function writeSearch(parts: readonly (string | undefined)[], refinements: readonly Refinement[]): string {
  const sorted = refinements.map(({ nameOrId, values }) => [nameOrId, ...[...values].sort()].join('\n'));
  return JSON.stringify([...parts, ...sorted.sort()]);
}

/** Where the page of a search is; the message leads on where numbers end. */
function checkPage({ page = 0, pageSize = defaultPageSize, pageToken }: SearchQuery): void {
  if (pageToken !== undefined && page > 0)
    throw badRequest('page and pageToken exclude each other.', 'page', 'pageToken');
  if (page * pageSize > maxOffset)
    throw maxLimitExceeded(
      `page × pageSize may not pass ${maxOffset}; go on with the nextPageToken of the page before.`,
      'page',
    );
}

/** Which listings fit, in order, and what the facets and categories count. */
async function findListings(
  { options, engine }: Shop,
  query: SearchQuery,
  { database, principal, exchange }: ShopContext,
): Promise<SearchResult> {
  const { categoryId, refinements, page = 0, pageSize = defaultPageSize } = query;
  const rule = findSortRule(options, query.sortRuleId);
  const reader = await engine.open(database);
  const { tree } = reader;
  const term = query.searchTerm?.trim() ?? '';
  const category = categoryId ? findCategory(tree, categoryId) : tree.root;
  const ofSearch = writeSearch(
    [term, categoryId && (category?.id ?? categoryId), rule.sortRuleId],
    refinements,
  );
  const found = await reader.find({
    term,
    // The root has everything; what is in no category at all is still found by a term.
    categoryId: categoryId && category ? category.id : null,
    refinements,
    rule,
    start: query.pageToken === undefined ? null : readPageToken(ofSearch, query.pageToken),
    offset: page * pageSize,
    limit: pageSize,
    accountId: accountOf(principal),
    exchange,
    countsFacets: !query.excludeFacets,
  });
  return { tree, category, found, ofSearch };
}

/** What stands before and behind a page, beside the reference's members. */
function neighbors({ found, ofSearch }: SearchResult): {
  readonly offset: number;
  readonly previousPageToken: string | null;
  readonly nextPageToken: string | null;
} {
  const { offset, ends, ids, total } = found;
  return {
    offset,
    previousPageToken: ends && offset > 0 ? writePageToken(ofSearch, 'before', ends.first) : null,
    nextPageToken: ends && offset + ids.length < total ? writePageToken(ofSearch, 'after', ends.last) : null,
  };
}

async function search(shop: Shop, query: SearchQuery, context: ShopContext): Promise<ProductSearch> {
  const { options } = shop;
  const { pageSize = defaultPageSize } = query;
  checkPage(query);
  const result = await findListings(shop, query, context);
  const { total, correction, ids } = result.found;
  const translate = translateFor(context, options);
  return {
    categories: categoriesResponse(result, translate),
    correlationId: randomUUID(),
    correction,
    facets: query.excludeFacets
      ? []
      : facetsResponse(options.search.facets, result, query.refinements, context.exchange, translate),
    locale: localeOf(options, context.exchange.to),
    productsPage: {
      currencyIsoCode: context.exchange.to,
      pageSize,
      products: await readFoundProducts(context, options, ids, query.fields),
      total,
      ...neighbors(result),
    },
  };
}

/** The older form has values as they are, and prices where they are requested. */
function postedResponse(
  { productsPage, ...result }: ProductSearch,
  includePrices: boolean,
): PostedProductSearch {
  const products = productsPage.products.map(({ fields, prices, ...product }) => ({
    ...product,
    fields: Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
    prices: includePrices ? prices : null,
  }));
  return { ...result, productsPage: { ...productsPage, products } };
}

export function searchRoutes(shop: Shop): readonly Route[] {
  return [
    shopRoute(shop, 'browse', searchProducts, (config, context) =>
      search(shop, { ...config, refinements: readRefinements(config.refinements) }, context),
    ),
    shopRoute(shop, 'browse', postProductSearch, async (config, context) => {
      const { fields = ['Name'], refinements = [], sortRuleId, sortOrderId, includePrices = true } = config;
      const query = {
        ...config,
        fields,
        refinements: checkRefinements(refinements),
        sortRuleId: sortRuleId ?? sortOrderId,
      };
      return new Reply(postedResponse(await search(shop, query, context), includePrices), 201);
    }),
  ];
}
