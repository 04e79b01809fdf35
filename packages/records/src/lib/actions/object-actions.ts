import { insufficientAccess, notFound } from '@relab/server/http';
import { appsOf } from '../apps/find-app.ts';
import { findLists } from '../lists/find-lists.ts';
import { findObject } from '../object-info/find-object.ts';
import { mayCreate, type Reader } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { requireRecordId } from '../records/read-by-ids.ts';
import {
  type ActionFilter,
  type ActionLocation,
  collect,
  type OfferedAction,
  quickAction,
  standardAction,
  type TaggedActions,
} from './platform-action.ts';
import { globalActions } from './quick-action.ts';
import { listed } from './record-facts.ts';

const newAction = (
  object: ObjectDeclaration,
  location: ActionLocation,
  { principal, objects }: Reader,
): readonly OfferedAction[] =>
  mayCreate(object, principal)
    ? [standardAction('New', objects.texts.actions.new(object.label), object, location)]
    : [];

const globalQuickActions = (location: ActionLocation, reader: Reader): readonly OfferedAction[] =>
  globalActions(reader).map((action) => quickAction(action, location));

/** No statement. */
export const readGlobalActions = (filter: ActionFilter, reader: Reader): TaggedActions =>
  collect(
    [['Global', globalQuickActions({ context: 'Global', source: 'Global' }, reader)]],
    filter,
    () => 'global',
  );

/** Throws INSUFFICIENT_ACCESS for an object that may not be seen. */
function newActions(
  names: string | readonly string[],
  [context, path]: readonly [ActionLocation['context'], string],
  filter: ActionFilter,
  reader: Reader,
): TaggedActions {
  const objects = new Set(listed(names).map((name) => findObject(name, reader)));
  const entries = [...objects].map(
    (object) => [object.apiName, newAction(object, { context, source: object.apiName }, reader)] as const,
  );
  return collect(entries, filter, (keys) => `${path}/${keys}`);
}

type OfObjects = ActionFilter & { readonly objectApiNames: string | readonly string[] };

/** Where a reference to these objects is chosen. No statement. */
export const readLookupActions = ({ objectApiNames, ...filter }: OfObjects, reader: Reader): TaggedActions =>
  newActions(objectApiNames, ['Lookup', 'lookup'], filter, reader);

/** On the lists of what was seen last. No statement. */
export const readMruListActions = ({ objectApiNames, ...filter }: OfObjects, reader: Reader): TaggedActions =>
  newActions(objectApiNames, ['MruList', 'mru-list'], filter, reader);

/** On the form of a new record. No statement. Throws INSUFFICIENT_ACCESS where the caller may create none. */
export function readCreateActions(
  { objectApiName, ...filter }: ActionFilter & { readonly objectApiName: string },
  reader: Reader,
): TaggedActions {
  const object = findObject(objectApiName, reader);
  if (!mayCreate(object, reader.principal)) throw insufficientAccess();
  const location = { context: 'RecordEdit', source: object.apiName } as const;
  const { save, saveAndNew, cancel } = reader.objects.texts.actions;
  const actions = [
    standardAction('SaveEdit', save, object, location),
    standardAction('SaveAndNew', saveAndNew, object, location),
    standardAction('CancelEdit', cancel, object, location),
  ];
  return collect([[object.apiName, actions]], filter, (name) => `object/${name}/record-create`);
}

/** On list views, declared or users' own. One statement. Throws NOT_FOUND for one that the caller does not see. */
export async function readListViewActions(
  { listViewIds, ...filter }: ActionFilter & { readonly listViewIds: string | readonly string[] },
  context: RecordsContext,
): Promise<TaggedActions> {
  const ids = listed(listViewIds).map((id) => requireRecordId(id));
  const lists = await findLists(
    ids.map((id) => ({ id })),
    context,
  );
  const entries = ids.map((id, index) => {
    const object = lists[index]?.list.object;
    if (!object) throw notFound();
    return [id, newAction(object, { context: 'ListView', source: id }, context)] as const;
  });
  return collect(entries, filter, (keys) => `list-view/${keys}`);
}

/**
 * Pages made of parts are the home pages of the apps, under the apps' names; on them stands what can be done from
 * anywhere. No statement. Throws NOT_FOUND for a page of an app that the caller does not have.
 */
export function readFlexipageActions(
  { flexipageNames, ...filter }: ActionFilter & { readonly flexipageNames: string | readonly string[] },
  reader: Reader,
): TaggedActions {
  const apps = appsOf(reader);
  const entries = listed(flexipageNames).map((page) => {
    if (!apps.some(({ name }) => name === page)) throw notFound();
    return [page, globalQuickActions({ context: 'FlexiPage', source: page }, reader)] as const;
  });
  return collect(entries, filter, (keys) => `flexipage/${keys}`);
}
