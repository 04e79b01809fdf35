import type { LookupRecords, RecordCollection } from '@relab/contract/records';
import { requirePrimary } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { illegalQueryParameter } from '../errors.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { pageTokens } from '../query/page-members.ts';
import { PathJoins } from '../query/path-joins.ts';
import { type RecordsPage, readPage } from '../query/read-page.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { withETag } from '../query/represent.ts';
import { requireSorts } from '../query/sort.ts';
import { byVisit, isRecent } from '../recent/recent-sql.ts';
import { allowsFuzzy, matchSql } from '../search/match.ts';
import { readFuzzyMatches, readMatches } from '../search/search-page.ts';
import type { SearchQuery } from '../search/search-query.ts';
import { requireQuery } from '../search/search-request.ts';
import { chooseTargets, findLookup, type LookupField } from './lookup-field.ts';
import { allowedSql } from './lookup-filter.ts';
import { type LookupPage, type LookupRequest, pageUrl, requirePage } from './lookup-page.ts';
import { lookupSelection, withDisambiguation } from './lookup-record.ts';

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

interface TargetLookup {
  readonly target: ObjectDeclaration;
  readonly request: LookupRequest;
  readonly query: SearchQuery | undefined;
  readonly allowed: RawBuilder<boolean>;
  readonly page: LookupPage;
}

/** What is found as recent, by terms, or by terms of the name. */
async function readLookup(
  { target, request, query, allowed, page }: TargetLookup,
  context: RecordsContext,
): Promise<RecordsPage> {
  const { searchType = 'Recent', orderBy = [] } = request;
  const names = orderBy.map(({ fieldApiName, isAscending }) => `${isAscending ? '' : '-'}${fieldApiName}`);
  const joins = new PathJoins();
  const sorts = requireSorts(target, names, context, joins);
  const { pageSize } = page;
  const pageToken = String(page.offset);
  const selection = lookupSelection(target, context);
  if (searchType === 'Recent' || !query) {
    requirePrimary(context.database, 'What somebody saw last');
    const recent = isRecent(sql.ref('t0.id'), target.apiName, context.principal);
    const conditions = [recent, allowed, ...(query ? [matchSql(target, query, context)] : [])];
    const order = sorts.length > 0 ? { sorts, joins } : { sorts: [byVisit(target, context.principal)] };
    return await readPage(target, { selection, conditions, ...order, pageSize, pageToken }, context);
  }
  const search = { object: target, query, selection, filters: allowed, sorts, joins, pageSize };
  const byName = searchType === 'TypeAhead';
  const found = await readMatches({ ...search, byName }, pageToken, context);
  const triesFuzzy = searchType === 'Search' && page.page === 1 && allowsFuzzy(query);
  return found.records.length > 0 || !triesFuzzy ? found : await readFuzzyMatches(search, pageToken, context);
}

/** Pages of lookups are named by their numbers. */
function collection(
  lookup: LookupField,
  { target, request, page: { page, pageSize } }: TargetLookup,
  found: RecordsPage,
  context: RecordsContext,
): RecordCollection {
  const tokens = {
    nextPageToken: found.nextPageToken === null ? null : String(page + 1),
    previousPageToken: page > 1 ? String(page - 1) : null,
  };
  return withETag({
    count: found.records.length,
    ...pageTokens(tokens, String(page), (token) => pageUrl(lookup, request, token, pageSize)),
    records: found.records.map((record) => withDisambiguation(target, record.value, context)),
  });
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
    const own = { target, request, query, allowed: allowedSql(lookup, target, request, context), page };
    lookupResults[target.apiName] = collection(lookup, own, await readLookup(own, context), context);
  }
  return { lookupResults };
}
