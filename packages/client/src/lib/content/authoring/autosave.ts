import type { Autosaves } from '@relab/contract/content';
import * as calls from '@relab/contract/content';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import type { Client } from '../../client/client.ts';
import { authoringRead } from './authoring-adapter.ts';

/** What the user has typed into a variant and not saved, null where there is nothing, and who else is typing. */
export const getAutosave = authoringRead(calls.getAutosave);

function publishAutosaves(client: Client, variantId: string, autosaves: Autosaves): void {
  const key = getAutosave.source(client, { variantId })?.key;
  if (key !== undefined) client.store.publish(key, autosaves, calls.getAutosave.lifetime);
}

/** Its response is what `getAutosave` answers from now on; nothing else depends on it, so nothing is requested again. */
export const saveAutosave = writeAdapter(calls.saveAutosave, {
  ingest: (client, { variantId }, autosaves) => publishAutosaves(client, variantId, autosaves),
});

/** Discards what the user has typed; `getAutosave` answers null from then on, without a request. */
export const deleteAutosave = writeAdapter(calls.deleteAutosave, {
  ingest(client, { variantId }) {
    const { data } = getAutosave.peek(client, { variantId });
    if (data) publishAutosaves(client, variantId, { ...data, autosave: null });
  },
});
