import { apiVersion } from '@relab/contract';
import type { ListRecords } from '@relab/contract/records';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { filtersSql } from '../query/filters.ts';
import { PathJoins } from '../query/path-joins.ts';
import { orQueryError } from '../query/query-error.ts';
import { readPage } from '../query/read-page.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { selectRequested } from '../query/requested-fields.ts';
import { requireSorts, type Sort } from '../query/sort.ts';
import { isRecent, visitedAt } from '../recent/recent-sql.ts';
import { columnsOf, lookupIdOf } from './column.ts';
import { isRecentList, type List, type SeenList } from './list.ts';
import { listInfo, listReference, orderOf } from './list-info.ts';
import { scopeSql } from './scope.ts';
import { searchSql } from './search-term.ts';
import { whereSql } from './where/where-sql.ts';

export interface ListRequest {
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
  readonly sortBy?: string | readonly string[] | undefined;
  readonly searchTerm?: string | undefined;
  readonly where?: string | undefined;
}

/** D-279, D-280. */
const defaultPageSize = 50;

/** D-175, D-176. */
const namesOf = (sortBy: ListRequest['sortBy']): readonly string[] | undefined =>
  (typeof sortBy === 'string' ? sortBy.split(',') : sortBy)
    ?.map((name) => name.trim())
    .filter((name) => name !== '');

/** Newest visits first. */
const byVisit = ({ object }: List, { principal }: RecordsContext): Sort => ({
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

function conditionsOf(
  list: List,
  request: ListRequest,
  context: RecordsContext,
  joins: PathJoins,
): RawBuilder<boolean>[] {
  const { object, view } = list;
  const { principal } = context;
  const now = context.now();
  const term = request.searchTerm?.trim();
  const own = isRecentList(list)
    ? isRecent(sql.ref('t0.id'), object.apiName, principal)
    : scopeSql(view.scope, object, principal);
  return [
    ...(own ? [own] : []),
    ...(view.filters?.length
      ? [filtersSql(object, view.filters, view.logic, 't0', context, now, joins)]
      : []),
    ...(term ? [searchSql(object, view.columns, term, context)] : []),
    ...(request.where?.trim() ? [whereSql(object, request.where, 't0', context, now, joins)] : []),
  ];
}

/** Where a page of these records is to be had again by GET. */
function urlOf({ apiName, object, ...list }: List, request: ListRequest, pageSize: number) {
  const path = isRecentList({ apiName, object, ...list })
    ? `mru-list-records/${object.apiName}`
    : `list-records/${object.apiName}/${apiName}`;
  const query = Object.entries({
    fields: request.fields?.join(),
    optionalFields: request.optionalFields?.join(),
    searchTerm: request.searchTerm,
    sortBy: namesOf(request.sortBy)?.join(),
    where: request.where,
  }).map(([name, value]) => (value ? `&${name}=${encodeURIComponent(value)}` : ''));
  return (token: string | null): string | null =>
    token === null
      ? null
      : `/services/data/${apiVersion}/ui-api/${path}?pageSize=${pageSize}&pageToken=${token}${query.join('')}`;
}

/**
 * One page of a list, in one statement. The columns that the reader may see are always among the fields, and the ids of
 * what they lead to.
 */
export async function listRecords(
  seen: SeenList,
  request: ListRequest,
  context: RecordsContext,
): Promise<ListRecords> {
  const { list } = seen;
  const { object } = list;
  const pageSize = request.pageSize ?? defaultPageSize;
  const asked = namesOf(request.sortBy);
  const sortBy = asked?.length ? asked : orderOf(seen, context);
  const columns = columnsOf(object, list.view.columns, context);
  const qualified = (name: string): string => `${object.apiName}.${name}`;
  const links = columns.flatMap((column) => lookupIdOf(object, column) ?? []);
  const shown = columns.map(({ name }) => qualified(name));
  const fields = request.fields ?? [];
  const optionalFields = request.optionalFields ?? [];
  const requested = { fields, optionalFields: [...shown, 'Id', ...links, ...optionalFields] };
  const byRecency = isRecentList(list) && sortBy.length === 0;
  const joins = new PathJoins();
  const sorts = byRecency ? [byVisit(list, context)] : requireSorts(object, sortBy, context, joins);
  const page = await readPage(
    object,
    {
      selection: selectRequested(object, requested, context),
      conditions: orQueryError(() => conditionsOf(list, request, context, joins)),
      sorts,
      joins,
      pageSize,
      pageToken: request.pageToken,
    },
    context,
  );
  const url = urlOf(list, request, pageSize);
  const current = request.pageToken || '0';
  return {
    count: page.records.length,
    currentPageToken: current,
    currentPageUrl: url(current),
    fields: fields.length > 0 ? [...fields] : shown,
    listInfoETag: listInfo(seen, context).eTag,
    listReference: listReference(list),
    nextPageToken: page.nextPageToken,
    nextPageUrl: url(page.nextPageToken),
    optionalFields: [...optionalFields],
    pageSize,
    previousPageToken: page.previousPageToken,
    previousPageUrl: url(page.previousPageToken),
    records: [...page.records],
    searchTerm: request.searchTerm ?? null,
    sortBy: [...sortBy],
    where: request.where ?? null,
  };
}
