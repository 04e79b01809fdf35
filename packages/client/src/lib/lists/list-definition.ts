import type { Client } from '../client/client.ts';
import { invalidate } from '../invalidation/invalidate.ts';
import { heldListInfo } from './list-info.ts';
import { type ListName, listScope } from './list-name.ts';
import { listViewType } from './list-view-type.ts';

/** Which keys belong to reads of one list: its info, its preferences and its records, by name and by id. */
export function readsOfList(client: Client, name: ListName): (key: string) => boolean {
  const id = heldListInfo(client, name)?.listReference?.id;
  const object = name.objectApiName.toLowerCase();
  const under = (scope: string, ...ids: readonly string[]) => ids.map((call) => `lists/${call}/${scope}?`);
  const starts = [
    ...under(
      listScope(name),
      'getListInfoByName',
      'getListPreferences',
      'getListRecordsByName',
      'getListUiByApiName',
    ),
    ...(id ? under(id, 'getListInfoById', 'getListRecordsByListViewId', 'getListUiByListViewId') : []),
    ...(listViewType(name.listViewApiName) === 'mru'
      ? under(object, 'getMruListRecords', 'getMruListUi')
      : []),
  ];
  return (key) => starts.some((start) => key.startsWith(start));
}

/** The versions that a list was last asked for again because of, by its keys' beginning. */
function noticed(client: Client): Map<string, string> {
  const name = 'list-versions';
  const held = client.parts.get(name) as Map<string, string> | undefined;
  const versions = held ?? new Map<string, string>();
  if (!held) client.parts.set(name, versions);
  return versions;
}

/**
 * D-119, D-120: where records come with another version of their list than the one that is held, all that is held of the
 * list is asked for again, but for the read that has just brought them. Once for each two versions: a server that goes
 * on to tell both is not asked for ever.
 */
export function checkVersion(
  client: Client,
  name: ListName,
  eTag: unknown,
  brought: readonly (string | undefined)[],
): void {
  const held = heldListInfo(client, name)?.eTag;
  if (held === undefined || typeof eTag !== 'string' || held === eTag) return;
  const versions = `${held} ${eTag}`;
  const scope = listScope(name);
  if (noticed(client).get(scope) === versions) return;
  noticed(client).set(scope, versions);
  const isOfList = readsOfList(client, name);
  void invalidate(client, (key) => isOfList(key) && !brought.includes(key));
}
