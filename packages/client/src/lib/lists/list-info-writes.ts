import type { ListInfo } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { writeAdapter } from '../adapters/write-adapter.ts';
import type { ListChange } from '../client/change.ts';
import { ownError } from '../errors/errors.ts';
import { affectedKeys } from '../invalidation/invalidate-affected.ts';
import { ingestListInfo } from './list-info.ts';
import type { ListName } from './list-name.ts';
import { listVersionChange } from './list-version.ts';

const isInfo = (response: unknown): response is ListInfo =>
  typeof Object(response).listReference === 'object';

/** The new list's own name; undefined where the server did not say it. */
const createdName = (response: unknown): string | undefined =>
  isInfo(response) ? (response.listReference.listViewApiName ?? undefined) : undefined;

const listChange = (
  operation: ListChange['operation'],
  { objectApiName, listViewApiName }: ListName,
): readonly ListChange[] => [{ kind: 'list', operation, objectApiName, listViewApiName }];

/** Makes a list. Its info is cached from then on, and the summaries of the object's lists show it. */
export const createListInfo = writeAdapter(calls.createListInfo, {
  ingest(client, { objectApiName }, response) {
    const listViewApiName = createdName(response);
    if (listViewApiName) ingestListInfo(client, { objectApiName, listViewApiName }, response);
  },
  changes: (_, { objectApiName, listViewApiName = '' }, response) =>
    listChange('create', { objectApiName, listViewApiName: createdName(response) ?? listViewApiName }),
});

/** Changes a list: its info is what is answered, and its records are requested again. */
export const updateListInfoByName = writeAdapter(calls.updateListInfoByName, {
  ingest(client, { objectApiName, listViewApiName }, response) {
    if (isInfo(response)) ingestListInfo(client, { objectApiName, listViewApiName }, response);
  },
  changes: (_, config) => listChange('update', config),
});

/** Deletes a list: nothing of it stays cached, and its observers are notified (D-128). */
export const deleteListInfo = writeAdapter(calls.deleteListInfo, {
  ingest(client, { objectApiName, listViewApiName }) {
    const isOfList = affectedKeys(client, [listVersionChange(client, { objectApiName, listViewApiName })]);
    client.store.evict(isOfList);
    const gone = ownError(404, 'Not Found', 'NOT_FOUND', 'The list was deleted.');
    for (const key of client.sources.keys()) if (isOfList(key)) client.store.fail(key, gone, 0);
  },
  changes: (_, config) => listChange('delete', config),
});
