import type { ConfigFor } from '@relab/contract';
import type { getListRecordsByName, ListRecords } from '@relab/contract/records';
import { requirePrimary, sharedDatabase } from '@relab/database';
import { type JsonText, jsonObject } from '@relab/server/http';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Reader } from '../objects/access.ts';
import type { FieldKind } from '../objects/field.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { createObjectsCache, rolesKey } from '../objects/objects-cache.ts';
import { expressionOf } from '../query/field-expression.ts';
import { filtersSql, orQueryError } from '../query/filters.ts';
import { callerKey, markedPrincipal } from '../query/marked-statement.ts';
import { pageMembers, pageUrls } from '../query/page-members.ts';
import { PathJoins } from '../query/path-joins.ts';
import { type PageChoice, type PageQuery, type RecordsPage, readPageOf } from '../query/read-page.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { selectRequested, splitNames } from '../query/requested-fields.ts';
import { positionToken, readRecordToken } from '../query/row-position.ts';
import { pathOf } from '../query/selection.ts';
import { requireSorts } from '../query/sort.ts';
import { createTickShare, shareKey } from '../query/tick-share.ts';
import { byVisit, isRecent } from '../recent/recent-sql.ts';
import { columnsOf, lookupIdOf } from './column.ts';
import { isRecentList, type List, type SeenList } from './list.ts';
import { listInfo, listReference, orderOf } from './list-info.ts';
import { scopeSql } from './scope.ts';
import { searchSql } from './search-term.ts';
import { choiceBeside } from './stored-list.ts';
import { triesFilters, withTriedFilters } from './tried-filters.ts';
import { whereSql } from './where/where-sql.ts';

export type ListRequest = Omit<ConfigFor<typeof getListRecordsByName>, 'objectApiName' | 'listViewApiName'>;

/** D-279, D-280, D-281. */
export const defaultPageSize = 50;

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

/** How a page of a list is read, and how the response names what it shows. */
export interface ListPage extends PageQuery {
  /** Of one that is the same for all principals with the same roles: what distinguishes it from others. */
  readonly key?: string;
  /** Below the UI API. */
  readonly path: string;
  /** The names that the page is sorted by. */
  readonly sortBy: readonly string[];
  /** What `fields` holds where the request names none. */
  readonly shown: readonly string[];
}

const shared = createTickShare<RecordsPage>();

/** Equal pages that one caller (or guests) requests in one tick are read once; they have the same display settings. */
function readShared(
  object: ObjectDeclaration,
  page: ListPage,
  choice: PageChoice,
  context: RecordsContext,
): Promise<RecordsPage> {
  const { database, display, principal } = context;
  const read = (reader: RecordsContext) => readPageOf(object, page, choice, reader);
  if (page.key === undefined || database.isTransaction) return read(context);
  const caller = callerKey(principal);
  const key = `${caller} ${choice.pageSize} ${choice.pageToken ?? ''} ${page.key}`;
  return shared(display, shareKey(database, key), () =>
    read({ ...context, database: sharedDatabase(database) }),
  );
}

type ListPageMembers = ReturnType<typeof pageMembers> &
  Pick<ListRecords, 'fields' | 'listInfoETag' | 'optionalFields' | 'pageSize' | 'sortBy' | 'where'>;

/** The members that pages of lists and of related lists share. One statement. */
export async function readListPage(
  seen: SeenList,
  request: ListRequest,
  page: ListPage,
  context: RecordsContext,
): Promise<ListPageMembers> {
  const { pageSize = defaultPageSize, pageToken } = request;
  const read = await readShared(seen.list.object, page, { pageSize, pageToken }, context);
  return describePage(seen, request, page, read, context);
}

function describePage(
  seen: SeenList,
  request: ListRequest,
  { path, sortBy, shown }: ListPage,
  read: RecordsPage,
  reader: Reader,
): ListPageMembers {
  const {
    fields = [],
    optionalFields = [],
    pageSize = defaultPageSize,
    pageToken,
    searchTerm,
    where,
  } = request;
  const query = { fields: fields.join(), optionalFields: optionalFields.join(), searchTerm };
  const order = { sortBy: splitNames(request.sortBy).join(), where };
  return {
    ...pageMembers(read, pageToken || '0', pageUrls(path, pageSize, { ...query, ...order })),
    fields: [...(fields.length > 0 ? fields : shown)],
    listInfoETag: listInfo(seen, reader).eTag,
    optionalFields: [...optionalFields],
    pageSize,
    sortBy: [...sortBy],
    where: where ?? null,
  };
}

function listPage(seen: SeenList, request: ListRequest, context: RecordsContext): ListPage {
  const { list } = seen;
  const { object } = list;
  const requested = splitNames(request.sortBy);
  const sortBy = requested.length > 0 ? requested : orderOf(seen, context);
  const columns = columnsOf(object, list.view.columns, context);
  const shown = columns.map(({ name }) => `${object.apiName}.${name}`);
  const links = columns.flatMap((column) => lookupIdOf(object, column) ?? []);
  const { fields = [], optionalFields = [] } = request;
  const names = { fields, optionalFields: [...shown, 'Id', ...links, ...optionalFields] };
  const byRecency = isRecentList(list) && sortBy.length === 0;
  const joins = new PathJoins();
  return {
    path: isRecentList(list)
      ? `mru-list-records/${object.apiName}`
      : `list-records/${object.apiName}/${list.apiName}`,
    sorts: byRecency ? [byVisit(object, context.principal)] : requireSorts(object, sortBy, context, joins),
    selection: selectRequested(object, names, context),
    conditions: orQueryError(() => conditionsOf(list, request, context, joins)),
    joins,
    beside: choiceBeside(list, context.principal),
    sortBy,
    shown,
  };
}

const timed: ReadonlySet<FieldKind> = new Set(['date', 'dateTime']);

/** Whether it is the same for all principals with the same roles at all times: its filters do not depend on the time. */
const isConstant = ({ ownerId, object, view }: List, request: ListRequest, reader: Reader) =>
  ownerId === null &&
  !triesFilters(request) &&
  !request.where?.trim() &&
  !request.searchTerm?.trim() &&
  (view.filters ?? []).every(({ field }) => {
    const kind = expressionOf(object, pathOf(object, field), 't0', reader)?.field.kind;
    return kind !== undefined && !timed.has(kind);
  });

/** The pages of declared lists that were requested last. */
const pages = createObjectsCache<ListPage>(500);
const maxKeyLength = 2_000;

/** How a page is read; with a key where that is the same for all with the same roles. */
export function cachedListPage(seen: SeenList, request: ListRequest, context: RecordsContext): ListPage {
  const { list, choice } = seen;
  const { fields, optionalFields, sortBy } = request;
  const parameters = [fields, optionalFields, sortBy, choice.orderedBy];
  const key = JSON.stringify([list.object.apiName, list.key, rolesKey(context.principal), ...parameters]);
  if (key.length > maxKeyLength || !isConstant(list, request, context))
    return listPage(seen, request, context);
  const reader = { ...context, principal: markedPrincipal(context.principal) };
  return pages(context.objects, key, () => ({ ...listPage(seen, request, reader), key }));
}

/** The response to a request for a page that was read. */
export function writeListPage(
  seen: SeenList,
  request: ListRequest,
  page: ListPage,
  read: RecordsPage,
  reader: Reader,
): JsonText<ListRecords> {
  const { searchTerm = null } = request;
  const members = describePage(seen, request, page, read, reader);
  return jsonObject({ ...members, listReference: listReference(seen.list), searchTerm });
}

/** Visits are noted by reads, whose sessions are not taken to have written. */
export function requireVisits(list: List, { database }: RecordsContext): void {
  if (isRecentList(list)) requirePrimary(database, 'What somebody saw last');
}

/**
 * One page of a list, in one statement, and one more where the token names a record. The columns that the reader may see are always among the fields, and the ids of
 * what they lead to.
 */
export async function listRecords(
  seen: SeenList,
  request: ListRequest,
  context: RecordsContext,
): Promise<JsonText<ListRecords>> {
  const { pageSize = defaultPageSize } = request;
  requireVisits(seen.list, context);
  const tried = withTriedFilters(seen, request, context);
  const { object } = seen.list;
  // The page without its key: a position is read with values of the caller's own.
  const query = readRecordToken(request.pageToken) && listPage(tried, request, context);
  const pageToken = query
    ? await positionToken(object, query, request.pageToken, context)
    : request.pageToken;
  const page = cachedListPage(tried, request, context);
  const read = await readShared(object, page, { pageSize, pageToken }, context);
  return writeListPage(seen, { ...request, pageToken }, page, read, context);
}
