import { apiVersion } from '@relab/contract';
import type { RelatedListRecords, RelatedListRecordsBatch } from '@relab/contract/records';
import type { RawBuilder } from 'kysely';
import { columnsOf } from '../lists/column.ts';
import type { SeenList } from '../lists/list.ts';
import { listInfo, orderOf } from '../lists/list-info.ts';
import { whereSql } from '../lists/where/where-sql.ts';
import { PathJoins } from '../query/path-joins.ts';
import { orQueryError } from '../query/query-error.ts';
import { readPage } from '../query/read-page.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { selectRequested } from '../query/requested-fields.ts';
import { maxSorts, type Sort, sortOf } from '../query/sort.ts';
import { requireReasonable } from '../records/record-selection.ts';
import { childRowsSql } from './child-rows.ts';
import { openParent, parentOf } from './open-parent.ts';
import { failed, outcomeOf, requireFew } from './outcome.ts';
import {
  findRelatedList,
  isFound,
  type RelatedList,
  relatedListReference,
  requireRelatedList,
} from './related-list.ts';

export interface RelatedRecordsRequest {
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
  readonly sortBy?: readonly string[] | undefined;
  readonly where?: string | undefined;
}

/** D-281. */
const defaultPageSize = 50;

interface Order {
  readonly names: readonly string[];
  readonly sorts: readonly Sort[];
}

/** Names that cannot be sorted by are passed over, and so are those after the fifth. */
function usableOrder(
  { list }: SeenList,
  names: readonly string[],
  context: RecordsContext,
  joins: PathJoins,
): Order {
  const usable = names
    .flatMap((name) => {
      const sort = sortOf(list.object, name, context, joins);
      return sort ? [{ name: name.trim(), sort }] : [];
    })
    .slice(0, maxSorts);
  return { names: usable.map(({ name }) => name), sorts: usable.map(({ sort }) => sort) };
}

/** The one that was asked for, else the caller's own, else the list's. */
function orderFor(
  seen: SeenList,
  sortBy: readonly string[] = [],
  context: RecordsContext,
  joins: PathJoins,
): Order {
  const asked = usableOrder(seen, sortBy, context, joins);
  return asked.sorts.length > 0 ? asked : usableOrder(seen, orderOf(seen, context), context, joins);
}

function conditionsOf(
  related: RelatedList,
  recordId: string,
  where: string | undefined,
  context: RecordsContext,
  joins: PathJoins,
): RawBuilder<boolean>[] {
  const below = childRowsSql(related, recordId, context, joins);
  if (!where?.trim()) return [below];
  return [
    below,
    orQueryError(() => whereSql(related.list.object, where, 't0', context, context.now(), joins)),
  ];
}

/** Where a page of these records is to be had again by GET. */
function urlOf(recordId: string, id: string, request: RelatedRecordsRequest, pageSize: number) {
  const query = Object.entries({
    fields: request.fields?.join(),
    optionalFields: request.optionalFields?.join(),
    sortBy: request.sortBy?.join(),
    where: request.where,
  }).map(([name, value]) => (value ? `&${name}=${encodeURIComponent(value)}` : ''));
  const path = `/services/data/${apiVersion}/ui-api/related-list-records/${recordId}/${id}`;
  return (token: string | null): string | null =>
    token === null ? null : `${path}?pageSize=${pageSize}&pageToken=${token}${query.join('')}`;
}

/** One statement. Where no field is asked for, the columns of the list are shown. */
async function readRelated(
  related: RelatedList,
  recordId: string,
  seen: SeenList,
  request: RelatedRecordsRequest,
  context: RecordsContext,
): Promise<RelatedListRecords> {
  const { object, view } = seen.list;
  const { fields = [], optionalFields = [], pageSize = defaultPageSize, pageToken, where } = request;
  const shown =
    fields.length + optionalFields.length > 0
      ? []
      : columnsOf(object, view.columns, context).map(({ name }) => `${object.apiName}.${name}`);
  const requested = { fields, optionalFields: [...optionalFields, ...shown, 'Id'] };
  const selection = selectRequested(object, requested, context);
  requireReasonable(selection);
  const joins = new PathJoins();
  const { names, sorts } = orderFor(seen, request.sortBy, context, joins);
  const conditions = conditionsOf(related, recordId, where, context, joins);
  const page = await readPage(object, { selection, conditions, sorts, joins, pageSize, pageToken }, context);
  const url = urlOf(recordId, related.id, request, pageSize);
  const current = pageToken || '0';
  return {
    count: page.records.length,
    currentPageToken: current,
    currentPageUrl: url(current),
    fields: fields.length > 0 ? [...fields] : shown,
    listInfoETag: listInfo(seen, context).eTag,
    listReference: relatedListReference(related, { recordId }),
    nextPageToken: page.nextPageToken,
    nextPageUrl: url(page.nextPageToken),
    optionalFields: [...optionalFields],
    pageSize,
    previousPageToken: page.previousPageToken,
    previousPageUrl: url(page.previousPageToken),
    records: [...page.records],
    sortBy: [...names],
    where: where ?? null,
  };
}

/** D-085. Two statements: one opens the record above, one reads the page. */
export async function relatedListRecords(
  recordId: string,
  relatedListId: string,
  request: RelatedRecordsRequest,
  context: RecordsContext,
): Promise<RelatedListRecords> {
  const parent = parentOf(recordId, context);
  const related = requireRelatedList(parent, relatedListId, context);
  const seen = await openParent(parent, recordId, [related], context);
  return await readRelated(related, recordId, seen(related), request, context);
}

export interface RelatedListParameters extends RelatedRecordsRequest {
  readonly relatedListId: string;
}

/** First pages of several lists, each with an outcome of its own (D-110). One statement, and one for each list. */
export async function relatedListRecordsBatch(
  recordId: string,
  parameters: readonly RelatedListParameters[],
  context: RecordsContext,
): Promise<RelatedListRecordsBatch> {
  const parent = parentOf(recordId, context);
  const asked = requireFew(parameters).map(({ relatedListId }) =>
    findRelatedList(parent, relatedListId, context),
  );
  const seen = await openParent(parent, recordId, asked.filter(isFound), context);
  const results: RelatedListRecordsBatch['results'][number][] = [];
  for (const [index, related] of asked.entries()) {
    results.push(
      isFound(related)
        ? await outcomeOf(() =>
            readRelated(related, recordId, seen(related), parameters[index] ?? {}, context),
          )
        : failed(related),
    );
  }
  return { results };
}
