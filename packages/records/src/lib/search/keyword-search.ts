import type { ConfigFor } from '@relab/contract';
import type { getKeywordSearchResults, KeywordSearchResults } from '@relab/contract/records';
import { requireReadable } from '../lists/find-lists.ts';
import { PathJoins } from '../query/path-joins.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { splitNames } from '../query/requested-fields.ts';
import { requireSorts } from '../query/sort.ts';
import { highlightsOf } from './highlights.ts';
import { allowsFuzzy } from './match.ts';
import { searchColumns, searchSelection, withoutLongTexts } from './search-columns.ts';
import { searchFiltersSql } from './search-filters.ts';
import { readFuzzyMatches, readMatches } from './search-page.ts';
import { requirePageSize, requireQuery } from './search-request.ts';

const defaultPageSize = 25;
const maxPageSize = 200;

/** In front of the tokens of pages of similar spellings. */
const fuzzyMark = '~';

/**
 * A page of an object's records that have all of the words, best first. One statement; where the first page would be
 * empty two more look for names that are spelled like the words: then `isApproximate` is true. The platform does not
 * publish the form of this response; it is that of a list's page, with highlights by record id.
 */
export async function searchKeyword(
  request: ConfigFor<typeof getKeywordSearchResults>,
  context: RecordsContext,
): Promise<KeywordSearchResults> {
  const object = requireReadable(request.objectApiName.trim(), context);
  const query = requireQuery(request.q);
  const pageSize = requirePageSize(request.pageSize, defaultPageSize, maxPageSize);
  const sortBy = splitNames(request.sortBy);
  const joins = new PathJoins();
  const filters = searchFiltersSql(object, request.filters ?? [], context, context.now(), joins);
  const sorts = sortBy.length > 0 ? requireSorts(object, sortBy, context, joins) : [];
  const selection = searchSelection(object, context);
  const search = { object, query, selection, filters, joins, sorts, pageSize };
  const pageToken = request.pageToken || undefined;
  let isApproximate = (pageToken?.startsWith(fuzzyMark) ?? false) && allowsFuzzy(query);
  let page = isApproximate
    ? await readFuzzyMatches(search, pageToken?.slice(fuzzyMark.length), context)
    : await readMatches(search, pageToken, context);
  if (pageToken === undefined && page.records.length === 0 && allowsFuzzy(query)) {
    page = await readFuzzyMatches(search, undefined, context);
    isApproximate = page.records.length > 0;
  }
  const columns = searchColumns(object, context);
  const marked = (token: string | null): string | null =>
    token !== null && isApproximate ? `${fuzzyMark}${token}` : token;
  const records = page.records.map(({ value }) => value);
  const highlights = records.map((record) => [record.id, highlightsOf(object, record, query, context)]);
  return {
    objectApiName: object.apiName,
    q: request.q,
    columns,
    count: records.length,
    pageSize,
    currentPageToken: pageToken ?? '0',
    nextPageToken: marked(page.nextPageToken),
    previousPageToken: marked(page.previousPageToken),
    records: records.map((record) => withoutLongTexts(object, record, columns)),
    highlights: Object.fromEntries(highlights),
    isApproximate,
    sortBy,
  };
}
