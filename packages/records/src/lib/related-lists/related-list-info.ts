import type { ConfigFor } from '@relab/contract';
import type {
  getRelatedListInfo,
  RelatedListInfo,
  RelatedListInfos,
  updateRelatedListInfo,
} from '@relab/contract/records';
import { columnsOf } from '../lists/column.ts';
import type { SeenList } from '../lists/list.ts';
import { listInfo } from '../lists/list-info.ts';
import { keepChoice } from '../lists/list-preferences.ts';
import { findRecordType } from '../object-info/find-object.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { attempt, toOutcome } from '../query/outcome.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { selectRequested } from '../query/requested-fields.ts';
import { requireNames } from './list-names.ts';
import { readChoices } from './open-parent.ts';
import {
  findRelatedList,
  isFound,
  type RelatedList,
  relatedListReference,
  requireParentObject,
  requireRelatedList,
} from './related-list.ts';
import { describeRelatedColumn } from './related-list-column.ts';

type Named = 'parentObjectApiName' | 'relatedListId';
type InfoRequest = Omit<ConfigFor<typeof getRelatedListInfo>, Named>;
type InfoInput = Omit<ConfigFor<typeof updateRelatedListInfo>, Named>;

/** The id of a record type that is named; lists are the same for all types. */
const typeOf = (parent: ObjectDeclaration, id: string | undefined): string | undefined =>
  id === undefined ? undefined : findRecordType(parent, id).id;

/** D-081: a list as its reader sees it. Throws INVALID_FIELD for one of `fields` that is not there. */
function describe(
  related: RelatedList,
  { list, choice }: SeenList,
  request: InfoRequest,
  context: RecordsContext,
): RelatedListInfo {
  const { object } = list;
  const { fields = [], optionalFields = [], restrictColumnsToLayout = true } = request;
  if (fields.length > 0) selectRequested(object, { fields }, context);
  const own = columnsOf(object, list.view.columns, context);
  const more = restrictColumnsToLayout ? [] : columnsOf(object, [...fields, ...optionalFields], context);
  const columns = [...new Map([...own, ...more].map((column) => [column.name, column])).values()];
  const view = { ...list.view, columns: columns.map(({ name }) => name) };
  const base = listInfo({ list: { ...list, view }, choice }, context);
  return {
    cloneable: false,
    createable: false,
    deletable: false,
    displayColumns: columns.map((column) => describeRelatedColumn(column, object, context)),
    fieldApiName: related.relationship.field,
    fields: [...fields],
    filterLogicString: list.view.logic ?? '',
    filterable: true,
    filteredByInfo: base.filteredByInfo,
    label: base.label,
    listReference: relatedListReference(related, {
      recordTypeId: typeOf(related.parent, request.recordTypeId),
    }),
    objectApiNames: base.objectApiNames,
    optionalFields: [...optionalFields],
    orderedByInfo: base.orderedByInfo,
    restrictColumnsToLayout,
    updateable: false,
    userPreferences: base.userPreferences,
    visibility: 'Public',
    visibilityEditable: false,
  };
}

/** One statement; none for guests. */
export async function relatedListInfo(
  parentObjectApiName: string,
  relatedListId: string,
  request: InfoRequest,
  context: RecordsContext,
): Promise<RelatedListInfo> {
  const parent = requireParentObject(parentObjectApiName, context);
  const related = requireRelatedList(parent, relatedListId, context);
  const seen = await readChoices([related], context);
  return describe(related, seen(related), request, context);
}

/** Each list has an outcome of its own (D-110). One statement for all of them. */
export async function relatedListInfos(
  parentObjectApiName: string,
  relatedListNames: string | readonly string[],
  request: Pick<InfoRequest, 'recordTypeId'>,
  context: RecordsContext,
): Promise<RelatedListInfos> {
  const parent = requireParentObject(parentObjectApiName, context);
  typeOf(parent, request.recordTypeId);
  const asked = requireNames(relatedListNames).map((name) => findRelatedList(parent, name, context));
  const seen = await readChoices(asked.filter(isFound), context);
  const results = asked.map(async (one) =>
    toOutcome(
      isFound(one)
        ? await attempt(() => describe(one, seen(one), { recordTypeId: request.recordTypeId }, context))
        : one,
      context,
    ),
  );
  return { results: await Promise.all(results) };
}

/**
 * Keeps how the caller wants the list shown; it stays as it was for all others. Columns and orders that the list cannot
 * have are passed over. Two statements. Throws INSUFFICIENT_ACCESS for guests.
 */
export async function updateInfo(
  parentObjectApiName: string,
  relatedListId: string,
  { recordTypeId, orderedByInfo, userPreferences }: InfoInput,
  context: RecordsContext,
): Promise<RelatedListInfo> {
  const parent = requireParentObject(parentObjectApiName, context);
  const related = requireRelatedList(parent, relatedListId, context);
  typeOf(parent, recordTypeId);
  const seen = (await readChoices([related], context))(related);
  const choice = await keepChoice(seen, { ...userPreferences, orderedBy: orderedByInfo }, context);
  return describe(related, { list: seen.list, choice }, { recordTypeId }, context);
}
