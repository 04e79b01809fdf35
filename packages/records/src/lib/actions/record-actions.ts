import type { PlatformAction } from '@relab/contract/records';
import { mayAll, mayCreate } from '../objects/access.ts';
import type { RecordsContext } from '../query/records-context.ts';
import {
  type ActionChoice,
  type ActionContext,
  type ActionPlace,
  collect,
  quickAction,
  standardAction,
  type TaggedActions,
} from './platform-action.ts';
import { type RecordFacts, readFacts } from './record-facts.ts';

const placeOf = (context: ActionContext, { id, object }: RecordFacts): ActionPlace => ({
  context,
  source: id,
  targetObject: object.apiName,
});

/** What the platform itself does with a record, as far as the caller may; a copy needs the right to create. */
export function standardActions(
  facts: RecordFacts,
  place: ActionPlace,
  choice: ActionChoice,
  { principal }: RecordsContext,
): readonly PlatformAction[] {
  const { object, mayUpdate, mayDelete } = facts;
  const offered: readonly (readonly [boolean, string, string])[] = [
    [mayUpdate, 'Edit', 'Edit'],
    [mayDelete, 'Delete', 'Delete'],
    [mayCreate(object, principal), 'Clone', 'Clone'],
    [object.owned && mayUpdate && mayAll(object, principal, 'update'), 'ChangeOwnerOne', 'Change Owner'],
  ];
  return offered.flatMap(([may, apiName, label]) =>
    may ? [standardAction(apiName, label, place, choice)] : [],
  );
}

async function forRecords(
  recordIds: readonly string[],
  path: string,
  choice: ActionChoice,
  context: RecordsContext,
  actionsOf: (facts: RecordFacts) => readonly PlatformAction[],
): Promise<TaggedActions> {
  const records = await readFacts(recordIds, context);
  const end = path === '' ? '' : `/${path}`;
  const entries = records.map((facts) => [facts.id, `record/${facts.id}${end}`, actionsOf(facts)] as const);
  return collect(`record/${records.map(({ id }) => id).join()}${end}`, entries, choice);
}

/** On the page of each record; all of them where neither sections nor names are given. One statement for each object. */
export function readRecordActions(
  recordIds: readonly string[],
  choice: ActionChoice,
  context: RecordsContext,
): Promise<TaggedActions> {
  return forRecords(recordIds, '', choice, context, (facts) => {
    const place = placeOf('Record', facts);
    return [
      ...standardActions(facts, place, choice, context),
      ...facts.quickActions.map((action) => quickAction(action, place, choice)),
    ];
  });
}

/** On the form of each record. */
export const readRecordEditActions = (
  recordIds: readonly string[],
  choice: ActionChoice,
  context: RecordsContext,
): Promise<TaggedActions> =>
  forRecords(recordIds, 'record-edit', choice, context, (facts) => {
    const place = placeOf('RecordEdit', facts);
    const save = facts.mayUpdate ? [standardAction('SaveEdit', 'Save', place, choice)] : [];
    return [...save, standardAction('CancelEdit', 'Cancel', place, choice)];
  });

/** On each record's picture: it can be changed by whoever may change the record. */
export async function readPhotoActions(
  recordIds: readonly string[],
  choice: ActionChoice,
  context: RecordsContext,
): Promise<TaggedActions> {
  const records = await readFacts(recordIds, context);
  const entries = records.map((facts) => {
    const place = placeOf('Photo', facts);
    const actions = facts.mayUpdate ? [standardAction('UpdatePhoto', 'Update Photo', place, choice)] : [];
    return [facts.id, `photo/${facts.id}`, actions] as const;
  });
  return collect(`photo/${records.map(({ id }) => id).join()}`, entries, choice);
}
