import type { KeywordSearchResults, RecordRepresentation } from '@relab/contract/records';
import type { RawBuilder } from 'kysely';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { expressionOf } from '../query/field-expression.ts';
import { PathJoins } from '../query/path-joins.ts';
import { type RecordsPage, readPage } from '../query/read-page.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { requireSorts, type Sort } from '../query/sort.ts';
import { bestMatchesSql, fuzzyMatchesSql } from './candidates.ts';
import { withFuzzyMatching } from './fuzzy-matching.ts';
import { type Highlight, highlightsOf } from './highlights.ts';
import { allowsFuzzy, byRelevance, bySimilarity, matchSql } from './match.ts';
import { type SearchColumn, searchColumns, searchSelection, withoutLongTexts } from './search-columns.ts';
import { type SearchFilter, searchFiltersSql } from './search-filters.ts';
import type { SearchQuery } from './search-query.ts';
import { requirePageSize, requireQuery, requireSearched } from './search-request.ts';

export interface KeywordSearch {
  readonly objectApiName: string;
  readonly q: string;
  readonly filters?: readonly SearchFilter[] | undefined;
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
  /** D-175. */
  readonly sortBy?: string | readonly string[] | undefined;
}

/** The platform does not publish the form of this answer; it is that of a list's page, with what was found beside it. */
export interface KeywordResults extends KeywordSearchResults {
  readonly objectApiName: string;
  readonly q: string;
  readonly columns: readonly SearchColumn[];
  /** Records of this page. */
  readonly count: number;
  readonly pageSize: number;
  readonly currentPageToken: string | null;
  readonly nextPageToken: string | null;
  readonly previousPageToken: string | null;
  readonly records: readonly RecordRepresentation[];
  /** By record id. */
  readonly highlights: Readonly<Record<string, readonly Highlight[]>>;
  /** No record has the words; these have names that are spelled like them. */
  readonly isApproximate: boolean;
  readonly sortBy: readonly string[];
}

const defaultPageSize = 25;
const maxPageSize = 200;

/** In front of the tokens of pages of near spellings. */
const fuzzyMark = '~';

const namesOf = (sortBy: KeywordSearch['sortBy']): readonly string[] =>
  (typeof sortBy === 'string' ? sortBy.split(',') : (sortBy ?? []))
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** What fits equally well stands by name. */
export function byName(object: ObjectDeclaration, context: RecordsContext): readonly Sort[] {
  const expression = expressionOf(object, [object.nameField], 't0', context);
  return expression ? [{ expression, descending: false }] : [];
}

interface Pages {
  readonly object: ObjectDeclaration;
  readonly query: SearchQuery;
  readonly filtered: RawBuilder<boolean>;
  /** What the filters and the sorts reach through references. */
  readonly joins: PathJoins;
  readonly sorts: readonly Sort[];
  readonly pageSize: number;
}

/** In an order that was asked for all records count, else the best. */
function exactPage(
  { object, query, filtered, joins, sorts, pageSize }: Pages,
  pageToken: string | undefined,
  context: RecordsContext,
): Promise<RecordsPage> {
  const selection = searchSelection(object, context);
  const isOrdered = sorts.length > 0;
  const conditions = isOrdered
    ? [matchSql(object, query, context), filtered]
    : [bestMatchesSql(object, query, filtered, context, joins)];
  const best = [...byRelevance(object, query, context), ...byName(object, context)];
  const order = isOrdered ? { sorts, joins } : { sorts: best };
  const request = { selection, conditions, ...order, pageSize, pageToken };
  return readPage(object, request, context);
}

function fuzzyPage(
  { object, query, filtered, joins, sorts, pageSize }: Pages,
  pageToken: string | undefined,
  context: RecordsContext,
): Promise<RecordsPage> {
  return withFuzzyMatching(context, (inner) => {
    const selection = searchSelection(object, inner);
    const conditions = [fuzzyMatchesSql(object, query, filtered, inner, joins)];
    const nearest = [bySimilarity(object, query, inner), ...byName(object, inner)];
    const order = sorts.length > 0 ? { sorts, joins } : { sorts: nearest };
    return readPage(object, { selection, conditions, ...order, pageSize, pageToken }, inner);
  });
}

/**
 * A page of an object's records that have all of the words, best first. One statement; where the first page would be
 * empty two more look for names that are spelled like the words.
 */
export async function searchKeyword(
  request: KeywordSearch,
  context: RecordsContext,
): Promise<KeywordResults> {
  const object = requireSearched(request.objectApiName, context);
  const query = requireQuery(request.q);
  const pageSize = requirePageSize(request.pageSize, defaultPageSize, maxPageSize);
  const sortBy = namesOf(request.sortBy);
  const joins = new PathJoins();
  const filtered = searchFiltersSql(object, request.filters ?? [], context, context.now(), joins);
  const sorts = sortBy.length > 0 ? requireSorts(object, sortBy, context, joins) : [];
  const pages: Pages = { object, query, filtered, joins, sorts, pageSize };
  const given = request.pageToken || undefined;
  const goesOnNear = (given?.startsWith(fuzzyMark) ?? false) && allowsFuzzy(query);
  let page = goesOnNear
    ? await fuzzyPage(pages, given?.slice(fuzzyMark.length), context)
    : await exactPage(pages, given, context);
  let isApproximate = goesOnNear;
  if (given === undefined && page.records.length === 0 && allowsFuzzy(query)) {
    page = await fuzzyPage(pages, undefined, context);
    isApproximate = page.records.length > 0;
  }
  const columns = searchColumns(object, context);
  const marked = (token: string | null): string | null =>
    token !== null && isApproximate ? `${fuzzyMark}${token}` : token;
  const found = page.records.map((record) => [record.id, highlightsOf(object, record, query, context)]);
  return {
    objectApiName: object.apiName,
    q: request.q,
    columns,
    count: page.records.length,
    pageSize,
    currentPageToken: given ?? '0',
    nextPageToken: marked(page.nextPageToken),
    previousPageToken: marked(page.previousPageToken),
    records: page.records.map((record) => withoutLongTexts(object, record, columns)),
    highlights: Object.fromEntries(found),
    isApproximate,
    sortBy,
  };
}
