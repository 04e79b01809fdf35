import type { PlatformAction, RelatedListsActions } from '@relab/contract/records';
import { ApiError, errorEntries, notFound } from '@relab/server/http';
import { mayAny, mayCreate, mayReadField, mayWriteField } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { ChildRelationship } from '../objects/objects.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type ActionChoice, collect, standardAction, type TaggedActions } from './platform-action.ts';
import { standardActions } from './record-actions.ts';
import { type RecordFacts, readFacts } from './record-facts.ts';

/** The way down to what a related list shows; unknown and unreadable ways look the same. */
function wayDown(
  object: ObjectDeclaration,
  relatedListId: string,
  { objects, principal }: RecordsContext,
): ChildRelationship {
  const way = objects.children(object.apiName).get(relatedListId);
  const reference = way?.child.allFields[way.field];
  if (way && reference && mayReadField(reference, principal) && mayAny(way.child, principal, 'read'))
    return way;
  throw new ApiError('INVALID_TYPE', 'The related lists UI API does not currently support this entity');
}

/** New ones, where the caller may make some and put them under this record. */
function actionsAbove(
  facts: RecordFacts,
  relatedListId: string,
  choice: ActionChoice,
  context: RecordsContext,
): readonly PlatformAction[] {
  const { child, field } = wayDown(facts.object, relatedListId, context);
  const reference = child.allFields[field];
  const may =
    reference && mayCreate(child, context.principal) && mayWriteField(reference, context.principal, 'create');
  // A part of a record is added by those who may change the record.
  if (!may || (reference.masterDetail && !facts.mayUpdate)) return [];
  const place = { context: 'RelatedList', source: facts.id, targetObject: child.apiName } as const;
  return [standardAction('New', `New ${child.label}`, { ...place, relatedList: relatedListId }, choice)];
}

function collectAbove(
  records: readonly RecordFacts[],
  relatedListId: string,
  choice: ActionChoice,
  context: RecordsContext,
): TaggedActions {
  const end = `related-list/${relatedListId}`;
  const entries = records.map((facts) => {
    const actions = actionsAbove(facts, relatedListId, choice, context);
    return [facts.id, `record/${facts.id}/${end}`, actions] as const;
  });
  return collect(`record/${records.map(({ id }) => id).join()}/${end}`, entries, choice);
}

/** One statement for each object among the records. Throws as `readFacts`, and INVALID_TYPE for an unknown list. */
export const readRelatedListActions = async (
  recordIds: readonly string[],
  relatedListId: string,
  choice: ActionChoice,
  context: RecordsContext,
): Promise<TaggedActions> =>
  collectAbove(await readFacts(recordIds, context), relatedListId, choice, context);

/** Each list has an outcome of its own (D-110); statements as for one list. */
export async function readRelatedListsActions(
  recordIds: readonly string[],
  lists: readonly (ActionChoice & { readonly relatedListId: string })[],
  context: RecordsContext,
): Promise<RelatedListsActions> {
  const records = await readFacts(recordIds, context);
  const results = lists.map(({ relatedListId, ...choice }) => {
    try {
      return { result: collectAbove(records, relatedListId, choice, context), statusCode: 200 };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { result: errorEntries(error), statusCode: error.status };
    }
  });
  return { results };
}

/** The record of `above` under which this one stands, and the name of the list that it stands in. */
function whereBelow(
  facts: RecordFacts,
  above: readonly RecordFacts[],
  { objects }: RecordsContext,
): { readonly parent: RecordFacts; readonly relatedList: string } | undefined {
  for (const parent of above) {
    for (const { name, child, field } of objects.children(parent.object.apiName).values()) {
      if (child === facts.object && facts.references.get(field) === parent.id)
        return { parent, relatedList: name };
    }
  }
  return undefined;
}

/**
 * On the rows of related lists, by the ids of the rows. One statement for each object above and below. Throws as
 * `readFacts`, and NOT_FOUND for a row that stands under none of the records.
 */
export async function readRelatedListRecordActions(
  recordIds: readonly string[],
  relatedListRecordIds: readonly string[],
  choice: ActionChoice,
  context: RecordsContext,
): Promise<TaggedActions> {
  const above = await readFacts(recordIds, context);
  const below = await readFacts(relatedListRecordIds, context);
  const entries = below.map((facts) => {
    const where = whereBelow(facts, above, context);
    if (!where) throw notFound();
    const place = {
      context: 'RelatedListRecord',
      source: where.parent.id,
      targetObject: facts.object.apiName,
      relatedList: where.relatedList,
      relatedRecordId: facts.id,
    } as const;
    const actions = standardActions(facts, place, choice, context).filter(({ apiName }) =>
      ['Edit', 'Delete'].includes(apiName),
    );
    return [facts.id, `record/${where.parent.id}/related-list-record/${facts.id}`, actions] as const;
  });
  const ids = (records: readonly RecordFacts[]): string => records.map(({ id }) => id).join();
  return collect(`record/${ids(above)}/related-list-record/${ids(below)}`, entries, choice);
}
