import type { LookupRecords, RecordCollection } from '@relab/contract/records';
import { type RawBuilder, sql } from 'kysely';
import { illegalQueryParameter } from '../errors.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { PathJoins } from '../query/path-joins.ts';
import { type RecordsPage, readPage } from '../query/read-page.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { eTagOf } from '../query/represent.ts';
import { requireSorts, type Sort } from '../query/sort.ts';
import { isRecent, visitedAt } from '../recent/recent-sql.ts';
import { bestMatchesSql, fuzzyMatchesSql } from '../search/candidates.ts';
import { withFuzzyMatching } from '../search/fuzzy-matching.ts';
import { byName } from '../search/keyword-search.ts';
import { allowsFuzzy, byRelevance, bySimilarity, matchSql, nameMatchSql } from '../search/match.ts';
import type { SearchQuery } from '../search/search-query.ts';
import { requireQuery } from '../search/search-request.ts';
import { chooseTargets, findLookup, type LookupField } from './lookup-field.ts';
import { allowedSql } from './lookup-filter.ts';
import { type LookupPage, pageUrl, requirePage } from './lookup-page.ts';
import { lookupSelection, withDisambiguation } from './lookup-record.ts';
import type { LookupRequest } from './lookup-request.ts';

/** Letters and digits that a search needs; Recent needs none. */
const fewest = { Recent: 0, Search: 2, TypeAhead: 3 } as const;

function queryOf({ q = '', searchType = 'Recent' }: LookupRequest): SearchQuery | undefined {
  const least = fewest[searchType];
  if (searchType === 'Recent' && q.trim() === '') return undefined;
  if ([...q.trim()].length < least) {
    throw illegalQueryParameter(
      `q should have at least ${least} characters for the search type ${searchType}.`,
    );
  }
  return requireQuery(q);
}

/** Newest visits first. */
const byVisit = (object: ObjectDeclaration, { principal }: RecordsContext): Sort => ({
  descending: true,
  expression: {
    object,
    name: 'LastViewedDate',
    field: { kind: 'dateTime', label: 'Last Viewed Date' },
    sql: visitedAt(sql.ref('t0.id'), principal),
    type: 'timestamptz',
    nullable: false,
  },
});

interface Asked {
  readonly target: ObjectDeclaration;
  readonly request: LookupRequest;
  readonly query: SearchQuery | undefined;
  readonly allowed: RawBuilder<boolean>;
  readonly page: LookupPage;
}

interface Found {
  readonly conditions: readonly RawBuilder<boolean>[];
  /** The order unless another one is asked for. */
  readonly order: readonly Sort[];
}

/** What is found as recent, by words, or by words of the name. */
function findIn(
  { target, request, query, allowed }: Asked,
  isOrdered: boolean,
  context: RecordsContext,
): Found {
  const { searchType = 'Recent' } = request;
  if (searchType === 'Recent' || !query) {
    const recent = isRecent(sql.ref('t0.id'), target.apiName, context.principal);
    const fits = query ? [matchSql(target, query, context)] : [];
    return { conditions: [recent, allowed, ...fits], order: [byVisit(target, context)] };
  }
  const filters =
    searchType === 'TypeAhead'
      ? sql<boolean>`${allowed} and ${nameMatchSql(target, query, context)}`
      : allowed;
  const conditions = isOrdered
    ? [matchSql(target, query, context), filters]
    : [bestMatchesSql(target, query, filters, context)];
  return { conditions, order: [...byRelevance(target, query, context), ...byName(target, context)] };
}

async function pageOf(asked: Asked, context: RecordsContext): Promise<RecordsPage> {
  const { target, request, query, allowed, page } = asked;
  const names = (request.orderBy ?? []).map(({ fieldApiName, isAscending }) =>
    isAscending ? fieldApiName : `-${fieldApiName}`,
  );
  const joins = new PathJoins();
  const requested = requireSorts(target, names, context, joins);
  const read = ({ conditions, order }: Found, inner: RecordsContext): Promise<RecordsPage> => {
    const selection = lookupSelection(target, inner);
    const sorted = requested.length > 0 ? { sorts: requested, joins } : { sorts: order };
    const pageToken = String(page.offset);
    return readPage(target, { selection, conditions, ...sorted, pageSize: page.pageSize, pageToken }, inner);
  };
  const found = await read(findIn(asked, requested.length > 0, context), context);
  const isSearch = request.searchType === 'Search' && page.page === 1;
  if (found.records.length > 0 || !isSearch || !query || !allowsFuzzy(query)) return found;
  return await withFuzzyMatching(context, (inner) =>
    read(
      {
        conditions: [fuzzyMatchesSql(target, query, allowed, inner)],
        order: [bySimilarity(target, query, inner), ...byName(target, inner)],
      },
      inner,
    ),
  );
}

function collection(
  lookup: LookupField,
  { target, request, page }: Asked,
  found: RecordsPage,
  context: RecordsContext,
): RecordCollection {
  const at = (number: number): string => pageUrl(lookup, request, number, page.pageSize);
  const hasNext = found.nextPageToken !== null;
  const hasPrevious = page.page > 1;
  const records = found.records.map((record) => withDisambiguation(target, record, context));
  const whole = {
    count: records.length,
    currentPageToken: String(page.page),
    currentPageUrl: at(page.page),
    nextPageToken: hasNext ? String(page.page + 1) : null,
    nextPageUrl: hasNext ? at(page.page + 1) : null,
    previousPageToken: hasPrevious ? String(page.page - 1) : null,
    previousPageUrl: hasPrevious ? at(page.page - 1) : null,
    records,
  };
  return Object.assign(whole, { eTag: eTagOf(whole) });
}

/**
 * Records that a reference may point to, by object. One statement for each object; a search that finds nothing makes two
 * more, for names that are spelled like the words.
 */
export async function lookupRecords(
  objectApiName: string,
  fieldApiName: string,
  request: LookupRequest,
  context: RecordsContext,
): Promise<LookupRecords> {
  const lookup = findLookup(objectApiName, fieldApiName, context);
  const targets = chooseTargets(lookup, request.targetApiName);
  const page = requirePage(request);
  const query = queryOf(request);
  const lookupResults: Record<string, RecordCollection> = {};
  for (const target of targets) {
    const allowed = allowedSql(lookup, target, request, context);
    const asked = { target, request, query, allowed, page };
    lookupResults[target.apiName] = collection(lookup, asked, await pageOf(asked, context), context);
  }
  return { lookupResults };
}
