import { mayAll, mayCreate } from '../objects/access.ts';
import type { RecordsContext } from '../query/records-context.ts';
import {
  type ActionFilter,
  type ActionLocation,
  collect,
  type OfferedAction,
  quickAction,
  standardAction,
  type TaggedActions,
} from './platform-action.ts';
import { type RecordFacts, readFacts } from './record-facts.ts';

/** What the platform itself does with a record, as far as the caller may; a copy needs the right to create. All, or those of these names. */
export function standardActions(
  { object, mayUpdate, mayDelete }: RecordFacts,
  location: ActionLocation,
  { principal, objects }: RecordsContext,
  names?: readonly string[],
): readonly OfferedAction[] {
  const texts = objects.texts.actions;
  const offered: readonly (readonly [boolean, string, string])[] = [
    [mayUpdate, 'Edit', texts.edit],
    [mayDelete, 'Delete', texts.delete],
    [mayCreate(object, principal), 'Clone', texts.clone],
    [object.owned && mayUpdate && mayAll(object, principal, 'update'), 'ChangeOwnerOne', texts.changeOwner],
  ];
  return offered.flatMap(([may, apiName, label]) =>
    may && (names?.includes(apiName) ?? true) ? [standardAction(apiName, label, object, location)] : [],
  );
}

export type OfRecords = ActionFilter & { readonly recordIds: string | readonly string[] };

async function forRecords(
  { recordIds, ...filter }: OfRecords,
  context: RecordsContext,
  pathOf: (ids: string) => string,
  actionsOf: (facts: RecordFacts) => readonly OfferedAction[],
): Promise<TaggedActions> {
  const records = await readFacts(recordIds, context);
  return collect(
    records.map((facts) => [facts.id, actionsOf(facts)] as const),
    filter,
    pathOf,
  );
}

/** On the page of each record; all of them where neither sections nor names are given. One statement for each object. */
export const readRecordActions = (config: OfRecords, context: RecordsContext): Promise<TaggedActions> =>
  forRecords(
    config,
    context,
    (ids) => `record/${ids}`,
    (facts) => {
      const location = { context: 'Record', source: facts.id } as const;
      return [
        ...standardActions(facts, location, context),
        ...facts.quickActions.map((action) => quickAction(action, location)),
      ];
    },
  );

/** On the form of each record. */
export const readRecordEditActions = (config: OfRecords, context: RecordsContext): Promise<TaggedActions> =>
  forRecords(
    config,
    context,
    (ids) => `record/${ids}/record-edit`,
    ({ id, object, mayUpdate }) => {
      const location = { context: 'RecordEdit', source: id } as const;
      const { save, cancel } = context.objects.texts.actions;
      return [
        ...(mayUpdate ? [standardAction('SaveEdit', save, object, location)] : []),
        standardAction('CancelEdit', cancel, object, location),
      ];
    },
  );

/** On each record's picture: who may change the record may change it. */
export const readPhotoActions = (config: OfRecords, context: RecordsContext): Promise<TaggedActions> =>
  forRecords(
    config,
    context,
    (ids) => `photo/${ids}`,
    ({ id, object, mayUpdate }) =>
      mayUpdate
        ? [
            standardAction('UpdatePhoto', context.objects.texts.actions.updatePhoto, object, {
              context: 'Photo',
              source: id,
            }),
          ]
        : [],
  );
