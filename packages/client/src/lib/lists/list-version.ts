import type { ListVersionChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { invalidateAffected } from '../invalidation/invalidate-affected.ts';
import { cachedListInfo } from './list-info.ts';
import { type ListName, listScope } from './list-name.ts';
import { listViewType } from './list-view-type.ts';

/** All reads of one list: by its names, by its id, and by its object where it is the one of recent records. */
export function listVersionChange(client: Client, name: ListName): ListVersionChange {
  const id = cachedListInfo(client, name)?.listReference?.id;
  const isRecent = listViewType(name.listViewApiName) === 'mru';
  const scopes = [
    listScope(name),
    ...(id ? [id] : []),
    ...(isRecent ? [name.objectApiName.toLowerCase()] : []),
  ];
  return {
    kind: 'list-version',
    scopes,
    affectsKey: ({ area, scope }) => area === 'lists' && scopes.includes(scope),
  };
}

/** The versions that a list was last requested again because of, by its keys' beginning. */
function noticed(client: Client): Map<string, string> {
  const name = 'list-versions';
  const cached = client.parts.get(name) as Map<string, string> | undefined;
  const versions = cached ?? new Map<string, string>();
  if (!cached) client.parts.set(name, versions);
  return versions;
}

/**
 * D-119, D-120: where records come with another version of their list than the cached one, everything cached of the
 * list is requested again, except the read that has just brought them. Once for each two versions: a server that keeps
 * returning both must not cause endless requests.
 */
export function checkVersion(
  client: Client,
  name: ListName,
  eTag: unknown,
  brought: readonly (string | undefined)[],
): void {
  const cached = cachedListInfo(client, name)?.eTag;
  if (cached === undefined || typeof eTag !== 'string' || cached === eTag) return;
  const versions = `${cached} ${eTag}`;
  const scope = listScope(name);
  if (noticed(client).get(scope) === versions) return;
  noticed(client).set(scope, versions);
  void invalidateAffected(client, [listVersionChange(client, name)], { except: brought });
}
