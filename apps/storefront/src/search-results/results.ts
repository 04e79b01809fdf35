import type { Client } from '@relab/client';
import { getSortRules, searchProducts } from '@relab/client/commerce';
import { type ProductSearch, writeRefinements } from '@relab/contract/commerce';
import { Redirect } from '@relab/pages';
import { writeQuery } from '@relab/pages/routes';
import {
  type BrowseState,
  browseQuery,
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

/** No search goes further than the last page that can be reached: an address names the page that it shows. */
function redirectPastReach({ pathname, searchParams }: URL): void {
  const state = readBrowseState(searchParams);
  if (Number(searchParams.get('page')) > state.page)
    throw new Redirect(pathname + writeQuery(browseQuery(state)));
}

/** Loads the results of an address. A page beyond the last redirects to the last, empty parameters to the same without. */
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
    page: state.page - 1,
    pageSize,
    ...(refinements.length > 0 && { refinements: writeRefinements(refinements) }),
    ...(state.sort !== '' && { sortRuleId: state.sort }),
  });
  const last = Math.max(1, Math.ceil(search.productsPage.total / pageSize));
  if (state.page > last) throw new Redirect(url.pathname + writeQuery(browseQuery({ ...state, page: last })));
  return { state, search, sorts };
}
