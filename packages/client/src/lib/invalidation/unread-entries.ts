import type { Area } from '@relab/contract';
import type { Change, PublishedChange } from '../client/change.ts';
import { type KeyParts, keyParts } from '../client/key.ts';

/** Areas in which a change of a record or a list can affect an entry. */
const areasOf: Readonly<Record<Exclude<PublishedChange['kind'], 'resource'>, readonly Area[]>> = {
  record: ['records', 'lists', 'related-lists', 'search', 'duplicates', 'history'],
  'record-type': ['records', 'actions', 'related-lists', 'layouts'],
  list: ['lists'],
  'related-list': ['related-lists'],
  visit: ['lists'],
};

function mayAffect(change: Change, parts: KeyParts): boolean {
  const { area, call } = parts;
  if ('affectsKey' in change) return change.affectsKey(parts);
  if (change.kind === 'resource')
    return change.resource === 'session' ? call === 'getSessionContext' : area === change.resource;
  return areasOf[change.kind].some((one) => one === area);
}

/**
 * Whether a change may affect an entry that came with a state and that nobody has read here yet: no adapter can be asked
 * of it, so its key decides, rather too often than too rarely.
 */
export function mayAffectUnread(changes: readonly Change[]): (key: string) => boolean {
  return (key) => {
    const parts = keyParts(key);
    return changes.some((change) => mayAffect(change, parts));
  };
}
