import type { Refinement, SearchSuggestions } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import type { Translate } from '../language/translate.ts';
import type { Exchange } from '../market/exchange.ts';
import type { SortRule } from '../options/sort-rule.ts';
import type { CategoryTree } from '../search-index/category-tree.ts';
import type { Span } from '../search-index/count.ts';
import type { PageStart, PickedPage } from '../search-index/page-start.ts';

/** A search as plain data: what an engine has to know, and nothing of how it works. */
export interface ListingQuery {
  /** As it was typed; empty for all listings. */
  readonly term: string;
  /** Null for everywhere, which includes what is in no category. */
  readonly categoryId: string | null;
  readonly refinements: readonly Refinement[];
  readonly rule: SortRule;
  /** Where the page begins or ends; null where it is `offset` listings from the beginning. */
  readonly start: PageStart | null;
  readonly offset: number;
  readonly limit: number;
  /** Whose policies decide which listings and prices count; null for a guest, who has none. */
  readonly accountId: string | null;
  /** Refinements by price are in its currency; spans come back in the sellers' own. */
  readonly exchange: Exchange;
  /** Whether values and spans of facets are requested; categories always are. */
  readonly countsFacets: boolean;
}

/** What a search found, without anything that only one engine has. */
export interface FoundListings {
  readonly total: number;
  /** The page, in order. */
  readonly ids: readonly string[];
  /** Listings before the page. */
  readonly offset: number;
  /** Positions that the pages before and after are reached from. */
  readonly ends: PickedPage['ends'];
  /** Counts by facet and value, without the facet's own choice. Values that none has may be left out. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly spans: ReadonlyMap<string, Span>;
  /** Counts by category, those of the categories below included, without the choice of a category. */
  readonly categories: ReadonlyMap<string, number>;
  readonly withoutCategoryChoice: number;
  /** The term that was searched for in place of one that found nothing. */
  readonly correction: string | null;
}

/** What somebody may be typing. */
export type Completion = SearchSuggestions['completions'][number];

/** The text that somebody has typed so far, and who it is. */
export interface CompletionQuery {
  readonly term: string;
  readonly maxResults: number;
  readonly accountId: string | null;
  readonly translate: Translate;
}

/** The catalogue as an engine has it at one moment. */
export interface SearchReader {
  readonly tree: CategoryTree;
  find(query: ListingQuery): Promise<FoundListings>;
  /** Listings that are not visible complete nothing. Url names of products are null. */
  complete(query: CompletionQuery): Promise<readonly Completion[]>;
  /** The visible offered listings by category, those of the categories below included. */
  countCategories(accountId: string | null): Promise<ReadonlyMap<string, number>>;
}

/** Finds, counts and orders listings. What is shown of them is read from the database. */
export interface SearchEngine {
  /** `database` is that of the request: the categories are as it has them. */
  open(database: Database): Promise<SearchReader>;
}
