import { apiVersion } from '@relab/contract';
import type { ListRecords } from '@relab/contract/records';
import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import { noAccess, notFound } from '../http/record-error.ts';
import { mayAny } from '../objects/access.ts';
import type { ListView } from '../objects/list-view.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { likePattern, operatorsFor } from '../query/condition.ts';
import { filtersSql } from '../query/filters.ts';
import { placeOf } from '../query/place.ts';
import { readPage } from '../query/read-page.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { eTagOf } from '../query/represent.ts';
import { wayOf } from '../query/selection.ts';
import { requireSorts } from '../query/sort.ts';
import { selectWanted } from '../query/wanted.ts';

export interface ListRequest {
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
  readonly sortBy?: string | readonly string[] | undefined;
  readonly searchTerm?: string | undefined;
  readonly where?: string | undefined;
}

/** D-279. */
const usualPage = 50;

/** Found anywhere in the text columns of the view and in the name; `*` stands for any letters. */
function searchCondition(
  object: ObjectDeclaration,
  view: ListView,
  term: string,
  context: RecordsContext,
): RawBuilder<boolean> {
  const pattern = `%${likePattern(term)}%`;
  const tries = [...new Set([object.nameField, ...view.columns])].flatMap((name) => {
    const place = placeOf(object, wayOf(object, name), 't0', context);
    return place && operatorsFor(place.field.kind).includes('contains')
      ? [sql`${place.sql} ilike ${pattern}`]
      : [];
  });
  return tries.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(tries, sql` or `)})`;
}

/** One page of a list view, in one statement. Pages are told apart by how many records come before them. */
export async function listRecords(
  objectApiName: string,
  listViewApiName: string,
  request: ListRequest,
  context: RecordsContext,
): Promise<ListRecords> {
  const { objects, who } = context;
  const object = objects.get(objectApiName);
  if (!object || !mayAny(object, who, 'read')) throw noAccess();
  const view = Object.hasOwn(object.listViews, listViewApiName)
    ? object.listViews[listViewApiName]
    : undefined;
  if (!view) throw notFound();
  if (request.where) {
    throw new ApiError(
      'ILLEGAL_QUERY_PARAMETER_VALUE',
      'where is not answered yet; use a list view that selects what you need.',
    );
  }
  const pageSize = request.pageSize ?? usualPage;
  const given = typeof request.sortBy === 'string' ? request.sortBy.split(',') : request.sortBy;
  const sortBy = (given ?? view.sortBy ?? []).map((name) => name.trim()).filter((name) => name !== '');
  const qualified = (name: string): string => `${object.apiName}.${name}`;
  const fields = request.fields ?? [];
  const wanted = {
    fields,
    optionalFields: [...view.columns.map(qualified), ...(request.optionalFields ?? [])],
  };
  const conditions = [
    filtersSql(object, view.filters ?? [], view.logic, 't0', context, context.now()),
    ...(request.searchTerm?.trim()
      ? [searchCondition(object, view, request.searchTerm.trim(), context)]
      : []),
  ];
  const page = await readPage(
    object,
    {
      selection: selectWanted(object, wanted, context),
      conditions,
      sorts: requireSorts(object, sortBy, context),
      pageSize,
      pageToken: request.pageToken,
    },
    context,
  );
  const path = `/services/data/${apiVersion}/ui-api/list-records/${object.apiName}/${listViewApiName}`;
  const urlOf = (token: string | null): string | null =>
    token === null ? null : `${path}?pageSize=${pageSize}&pageToken=${token}`;
  const current = request.pageToken ?? '0';
  return {
    count: page.records.length,
    currentPageToken: current,
    currentPageUrl: urlOf(current),
    fields: fields.length > 0 ? [...fields] : view.columns.map(qualified),
    listInfoETag: eTagOf(view),
    listReference: { id: null, listViewApiName, objectApiName: object.apiName, type: 'listView' },
    nextPageToken: page.nextPageToken,
    nextPageUrl: urlOf(page.nextPageToken),
    optionalFields: [...(request.optionalFields ?? [])],
    pageSize,
    previousPageToken: page.previousPageToken,
    previousPageUrl: urlOf(page.previousPageToken),
    records: [...page.records],
    searchTerm: request.searchTerm ?? null,
    sortBy: [...sortBy],
    where: null,
  };
}
