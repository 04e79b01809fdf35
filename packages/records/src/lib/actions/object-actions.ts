import type { PlatformAction } from '@relab/contract/records';
import { insufficientAccess, notFound } from '@relab/server/http';
import { findLists } from '../lists/find-lists.ts';
import { findObject } from '../object-info/find-object.ts';
import { mayCreate, type Reader } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { requireRecordId } from '../records/read-by-ids.ts';
import {
  type ActionChoice,
  type ActionContext,
  collect,
  quickAction,
  standardAction,
  type TaggedActions,
} from './platform-action.ts';
import { globalActions } from './quick-action.ts';

/** Making a new one, by whoever may. */
function newAction(
  object: ObjectDeclaration,
  context: ActionContext,
  source: string,
  choice: ActionChoice,
  { principal }: Reader,
): readonly PlatformAction[] {
  const place = { context, source, targetObject: object.apiName };
  return mayCreate(object, principal) ? [standardAction('New', `New ${object.label}`, place, choice)] : [];
}

const globalQuickActions = (
  context: ActionContext,
  source: string,
  choice: ActionChoice,
  reader: Reader,
): readonly PlatformAction[] =>
  globalActions(reader).map((action) =>
    quickAction(action, { context, source, targetObject: action.target.apiName }, choice),
  );

/** No statement. */
export const readGlobalActions = (choice: ActionChoice, reader: Reader): TaggedActions =>
  collect('global', [['Global', 'global', globalQuickActions('Global', 'Global', choice, reader)]], choice);

/** Objects each once, in their own case. Throws INSUFFICIENT_ACCESS for one that may not be seen. */
const objectsNamed = (names: readonly string[], reader: Reader): readonly ObjectDeclaration[] => [
  ...new Set(names.map((name) => findObject(name.trim(), reader))),
];

function forObjects(
  names: readonly string[],
  [context, path]: readonly [ActionContext, string],
  choice: ActionChoice,
  reader: Reader,
): TaggedActions {
  const objects = objectsNamed(names, reader);
  const entries = objects.map((object) => {
    const { apiName } = object;
    return [apiName, `${path}/${apiName}`, newAction(object, context, apiName, choice, reader)] as const;
  });
  return collect(`${path}/${objects.map(({ apiName }) => apiName).join()}`, entries, choice);
}

/** Where a reference to these objects is chosen. No statement. */
export const readLookupActions = (
  names: readonly string[],
  choice: ActionChoice,
  reader: Reader,
): TaggedActions => forObjects(names, ['Lookup', 'lookup'], choice, reader);

/** On the lists of what was seen last. No statement. */
export const readMruListActions = (
  names: readonly string[],
  choice: ActionChoice,
  reader: Reader,
): TaggedActions => forObjects(names, ['MruList', 'mru-list'], choice, reader);

/** On the form of a new record. No statement. Throws INSUFFICIENT_ACCESS where the caller may make none. */
export function readCreateActions(name: string, choice: ActionChoice, reader: Reader): TaggedActions {
  const object = findObject(name, reader);
  if (!mayCreate(object, reader.principal)) throw insufficientAccess();
  const place = { context: 'RecordEdit', source: object.apiName, targetObject: object.apiName } as const;
  const path = `object/${object.apiName}/record-create`;
  const actions = [
    standardAction('SaveEdit', 'Save', place, choice),
    standardAction('SaveAndNew', 'Save & New', place, choice),
    standardAction('CancelEdit', 'Cancel', place, choice),
  ];
  return collect(path, [[object.apiName, path, actions]], choice);
}

/** On list views, declared or made by users. One statement. Throws NOT_FOUND for one that the caller does not see. */
export async function readListViewActions(
  listViewIds: readonly string[],
  choice: ActionChoice,
  context: RecordsContext,
): Promise<TaggedActions> {
  const ids = [...new Set(listViewIds.map((id) => requireRecordId(id.trim())))];
  const seen = await findLists(
    ids.map((id) => ({ id })),
    context,
  );
  const entries = ids.map((id, index) => {
    const object = seen[index]?.list.object;
    if (!object) throw notFound();
    return [id, `list-view/${id}`, newAction(object, 'ListView', id, choice, context)] as const;
  });
  return collect(`list-view/${ids.join()}`, entries, choice);
}

/**
 * Pages made of parts are the home pages of the apps, under the apps' names; on them stands what can be done from
 * anywhere. No statement. Throws NOT_FOUND for a page of an app that the caller does not have.
 */
export function readFlexipageActions(
  names: readonly string[],
  apps: readonly string[],
  choice: ActionChoice,
  reader: Reader,
): TaggedActions {
  const pages = [...new Set(names.map((name) => name.trim()))];
  const entries = pages.map((page) => {
    if (!apps.includes(page)) throw notFound();
    return [page, `flexipage/${page}`, globalQuickActions('FlexiPage', page, choice, reader)] as const;
  });
  return collect(`flexipage/${pages.join()}`, entries, choice);
}
