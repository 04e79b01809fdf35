import { type Client, ClientError } from '@relab/client';
import { getSortRules, searchProducts } from '@relab/client/commerce';
import { type ProductSearch, writeRefinements } from '@relab/contract/commerce';
import { Redirect } from '@relab/pages';
import { writeQuery } from '@relab/pages/routes';
import {
  type BrowseState,
  browseQuery,
  onPage,
  pageSize,
  readBrowseState,
  refinementsOf,
} from '../filter/browse-state.ts';
import { cardFields } from '../listing/listing-fields.ts';
import { type SortOption, sortOptions } from './sort-rule.ts';

/** What a page of results is made of. */
export interface Results {
  readonly state: BrowseState;
  readonly search: ProductSearch;
  readonly sorts: readonly SortOption[];
}

/** What is searched: within a category, for words, or both. */
export interface Scope {
  readonly categoryId?: string;
  readonly searchTerm?: string;
}

/** The names that a filter form sends, chosen or not. */
const filterNames = Object.keys(browseQuery(readBrowseState(new URLSearchParams())));

/** A form that the browser sent by itself has all its fields, most of them empty: an address to share has none of those. */
function redirectWithoutEmpty({ pathname, searchParams }: URL): void {
  if (!filterNames.some((name) => searchParams.getAll(name).includes(''))) return;
  const query = new URLSearchParams([...searchParams].filter(([, value]) => value !== ''));
  throw new Redirect(query.size > 0 ? `${pathname}?${query}` : pathname);
}

/** Numbers go no further than the last page that one can name: an address names the page that it shows. */
function redirectPastReach({ pathname, searchParams }: URL): void {
  const state = readBrowseState(searchParams);
  const isTooFar = Number(searchParams.get('page')) > state.page;
  // An invalid token does not identify a page, and a page number beside a token is redundant.
  const isUnclear = searchParams.has('page-token') && (state.pageToken === '' || searchParams.has('page'));
  if (isTooFar || isUnclear) throw new Redirect(pathname + writeQuery(browseQuery(state)));
}

/** The token of a search with another order or other filters, or a damaged one: the search itself is good. */
const isRefusedToken = (error: unknown): boolean =>
  error instanceof ClientError &&
  error.status === 400 &&
  error.errors.some(({ fields }) => fields?.includes('pageToken'));

/**
 * The state with the number of the page that a token led to. A page that begins where the list does is the first one, and one without
 * listings leads to those that are left before it.
 */
function numberedState(state: BrowseState, search: ProductSearch, pathname: string): BrowseState {
  const { offset = 0, products, previousPageToken } = search.productsPage;
  const redirect = (to: BrowseState) => new Redirect(pathname + writeQuery(browseQuery(to)));
  if (offset === 0) throw redirect(onPage(state, 1));
  if (products.length === 0) throw redirect({ ...onPage(state, 1), pageToken: previousPageToken ?? '' });
  return { ...state, page: Math.floor(offset / pageSize) + 1 };
}

/**
 * Loads the results of an address. A page beyond the last redirects to the last, empty parameters to the same without, and
 * a token that is not of this search to its first page.
 */
export async function loadResults(client: Client, url: URL, scope: Scope): Promise<Results> {
  redirectWithoutEmpty(url);
  redirectPastReach(url);
  const sorts = sortOptions(await getSortRules(client, {}));
  const requested = readBrowseState(url.searchParams);
  const state = sorts.some(({ value }) => value === requested.sort) ? requested : { ...requested, sort: '' };
  const refinements = refinementsOf(state);
  const search = await searchProducts(client, {
    ...scope,
    fields: cardFields,
    ...(state.pageToken === '' ? { page: state.page - 1 } : { pageToken: state.pageToken }),
    pageSize,
    ...(refinements.length > 0 && { refinements: writeRefinements(refinements) }),
    ...(state.sort !== '' && { sortRuleId: state.sort }),
  }).catch((error: unknown) => {
    if (state.pageToken === '' || !isRefusedToken(error)) throw error;
    throw new Redirect(url.pathname + writeQuery(browseQuery(onPage(state, 1))));
  });
  if (state.pageToken !== '') return { state: numberedState(state, search, url.pathname), search, sorts };
  const last = Math.max(1, Math.ceil(search.productsPage.total / pageSize));
  if (state.page > last) throw new Redirect(url.pathname + writeQuery(browseQuery(onPage(state, last))));
  return { state, search, sorts };
}
