import type { RelatedListsActions } from '@relab/contract/records';
import { notFound } from '@relab/server/http';
import { noRelatedListSupport } from '../errors.ts';
import { mayAny, mayCreate, mayWriteField, readableField } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { ChildRelationship } from '../objects/objects.ts';
import { attempt, toOutcome } from '../query/outcome.ts';
import type { RecordsContext } from '../query/records-context.ts';
import {
  type ActionFilter,
  collect,
  type OfferedAction,
  standardAction,
  type TaggedActions,
} from './platform-action.ts';
import { type OfRecords, standardActions } from './record-actions.ts';
import { type RecordFacts, readFacts } from './record-facts.ts';

/** What a related list shows; unknown and unreadable lists look the same. */
function requireChildren(
  object: ObjectDeclaration,
  relatedListId: string,
  { objects, principal }: RecordsContext,
): ChildRelationship {
  const relationship = objects.relationships(object.apiName).get(relatedListId);
  if (
    relationship &&
    readableField(relationship.child, relationship.field, principal) &&
    mayAny(relationship.child, principal, 'read')
  )
    return relationship;
  throw noRelatedListSupport();
}

/** A new child, where the caller may create one and relate it to this record. */
function listActions(
  facts: RecordFacts,
  relatedListId: string,
  context: RecordsContext,
): readonly OfferedAction[] {
  const { principal, objects } = context;
  const { child, field } = requireChildren(facts.object, relatedListId, context);
  const reference = child.allFields[field];
  const may = reference && mayCreate(child, principal) && mayWriteField(reference, principal, 'create');
  // A part of a record is added by those who may change the record.
  if (!may || (reference.masterDetail && !facts.mayUpdate)) return [];
  const location = { context: 'RelatedList', source: facts.id, relatedList: relatedListId } as const;
  return [standardAction('New', objects.texts.actions.new(child.label), child, location)];
}

type OfList = ActionFilter & { readonly relatedListId: string };

const collectOfList = (
  records: readonly RecordFacts[],
  { relatedListId, ...filter }: OfList,
  context: RecordsContext,
): TaggedActions =>
  collect(
    records.map((facts) => [facts.id, listActions(facts, relatedListId, context)] as const),
    filter,
    (ids) => `record/${ids}/related-list/${relatedListId}`,
  );

/** One statement for each object among the records. Throws as `readFacts`, and INVALID_TYPE for an unknown list. */
export const readRelatedListActions = async (
  { recordIds, ...list }: OfRecords & OfList,
  context: RecordsContext,
): Promise<TaggedActions> => collectOfList(await readFacts(recordIds, context), list, context);

/** Each list has an outcome of its own (D-110); statements as for one list. */
export async function readRelatedListsActions(
  {
    recordIds,
    relatedListsActionParameters: lists,
  }: Pick<OfRecords, 'recordIds'> & { readonly relatedListsActionParameters: readonly OfList[] },
  context: RecordsContext,
): Promise<RelatedListsActions> {
  const records = await readFacts(recordIds, context);
  const outcomes = lists.map(async (list) =>
    toOutcome(await attempt(() => collectOfList(records, list, context)), context),
  );
  return { results: await Promise.all(outcomes) };
}

/** The record among `parents` that this one is a child of, and the name of the list that it is in. */
function findParent(
  facts: RecordFacts,
  parents: readonly RecordFacts[],
  { objects }: RecordsContext,
): { readonly parent: RecordFacts; readonly relatedList: string } {
  for (const parent of parents) {
    for (const { name, child, field } of objects.relationships(parent.object.apiName).values()) {
      if (child === facts.object && facts.references.get(field) === parent.id)
        return { parent, relatedList: name };
    }
  }
  throw notFound();
}

/**
 * On the rows of related lists, by the ids of the rows. One statement for each object of parents and of children. Throws as
 * `readFacts`, and NOT_FOUND for a row that is a child of none of the records.
 */
export async function readRelatedListRecordActions(
  {
    recordIds,
    relatedListRecordIds,
    ...filter
  }: OfRecords & { readonly relatedListRecordIds: string | readonly string[] },
  context: RecordsContext,
): Promise<TaggedActions> {
  const parents = await readFacts(recordIds, context);
  const children = await readFacts(relatedListRecordIds, context);
  const parentIds = new Map<string, string>();
  const entries = children.map((facts) => {
    const { parent, relatedList } = findParent(facts, parents, context);
    parentIds.set(facts.id, parent.id);
    const location = {
      context: 'RelatedListRecord',
      source: parent.id,
      relatedList,
      relatedRecordId: facts.id,
    } as const;
    return [facts.id, standardActions(facts, location, context, ['Edit', 'Delete'])] as const;
  });
  const path = (above: string, below: string): string => `record/${above}/related-list-record/${below}`;
  const idsOf = (records: readonly RecordFacts[]): string => records.map(({ id }) => id).join();
  return collect(
    entries,
    filter,
    (id) => path(parentIds.get(id) ?? '', id),
    path(idsOf(parents), idsOf(children)),
  );
}
