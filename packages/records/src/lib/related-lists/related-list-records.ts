import type { ConfigFor } from '@relab/contract';
import type {
  getRelatedListRecords,
  RelatedListRecords,
  RelatedListRecordsBatch,
} from '@relab/contract/records';
import { type JsonText, jsonArray, jsonObject } from '@relab/server/http';
import { columnsOf } from '../lists/column.ts';
import type { SeenList } from '../lists/list.ts';
import { orderOf } from '../lists/list-info.ts';
import { readListPage } from '../lists/list-records.ts';
import { whereSql } from '../lists/where/where-sql.ts';
import { orQueryError } from '../query/filters.ts';
import { attempt, toOutcome } from '../query/outcome.ts';
import { PathJoins } from '../query/path-joins.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { selectRequested } from '../query/requested-fields.ts';
import { positionToken } from '../query/row-position.ts';
import { maxSorts, type Sort, sortOf } from '../query/sort.ts';
import { requireReasonable } from '../records/record-selection.ts';
import { childRowsSql } from './child-rows.ts';
import { requireFew } from './list-names.ts';
import { openParent, parentOf } from './open-parent.ts';
import {
  findRelatedList,
  isFound,
  type RelatedList,
  relatedListReference,
  requireRelatedList,
} from './related-list.ts';

type RelatedRecordsRequest = Omit<
  ConfigFor<typeof getRelatedListRecords>,
  'parentRecordId' | 'relatedListId'
>;

interface Order {
  readonly sortBy: readonly string[];
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
  return { sortBy: usable.map(({ name }) => name), sorts: usable.map(({ sort }) => sort) };
}

/** The order of the request, else the caller's own, else the list's. */
function orderFor(
  seen: SeenList,
  sortBy: readonly string[] = [],
  context: RecordsContext,
  joins: PathJoins,
): Order {
  const asked = usableOrder(seen, sortBy, context, joins);
  return asked.sorts.length > 0 ? asked : usableOrder(seen, orderOf(seen, context), context, joins);
}

/** One statement. Where no field is named, the columns of the list are shown. */
async function readRelated(
  related: RelatedList,
  recordId: string,
  seen: SeenList,
  request: RelatedRecordsRequest,
  context: RecordsContext,
): Promise<JsonText<RelatedListRecords>> {
  const { object, view } = seen.list;
  const { fields = [], optionalFields = [], where } = request;
  const isNamed = fields.length + optionalFields.length > 0;
  const columns = isNamed ? [] : columnsOf(object, view.columns, context);
  const shown = columns.map(({ name }) => `${object.apiName}.${name}`);
  const names = { fields, optionalFields: [...optionalFields, ...shown, 'Id'] };
  const selection = selectRequested(object, names, context);
  requireReasonable(selection);
  const joins = new PathJoins();
  const order = orderFor(seen, request.sortBy, context, joins);
  const conditions = [childRowsSql(related, recordId, context, joins)];
  if (where?.trim())
    conditions.push(orQueryError(() => whereSql(object, where, 't0', context, context.now(), joins)));
  const path = `related-list-records/${recordId}/${related.id}`;
  const page = { path, ...order, shown, selection, conditions, joins };
  const pageToken = await positionToken(object, page, request.pageToken, context);
  const members = await readListPage(seen, { ...request, pageToken }, page, context);
  return jsonObject({ ...members, listReference: relatedListReference(related, { recordId }) });
}

/** D-085. Two statements: one opens the record above, one reads the page; and one more where the token names a record. */
export async function relatedListRecords(
  recordId: string,
  relatedListId: string,
  request: RelatedRecordsRequest,
  context: RecordsContext,
): Promise<JsonText<RelatedListRecords>> {
  const parent = parentOf(recordId, context);
  const related = requireRelatedList(parent, relatedListId, context);
  const seen = await openParent(parent, recordId, [related], context);
  return await readRelated(related, recordId, seen(related), request, context);
}

/** First pages of several lists, each with an outcome of its own (D-110). One statement, and one for each list. */
export async function relatedListRecordsBatch(
  recordId: string,
  parameters: readonly (RelatedRecordsRequest & { readonly relatedListId: string })[],
  context: RecordsContext,
): Promise<JsonText<RelatedListRecordsBatch>> {
  const parent = parentOf(recordId, context);
  const lists = requireFew(parameters).map(
    ({ relatedListId, ...request }) => [findRelatedList(parent, relatedListId, context), request] as const,
  );
  const seen = await openParent(parent, recordId, lists.map(([related]) => related).filter(isFound), context);
  const results: JsonText<RelatedListRecordsBatch['results'][number]>[] = [];
  for (const [related, request] of lists) {
    const result = isFound(related)
      ? await attempt(() => readRelated(related, recordId, seen(related), request, context))
      : related;
    results.push(jsonObject(toOutcome(result, context)));
  }
  return jsonObject({ results: jsonArray(results) });
}
