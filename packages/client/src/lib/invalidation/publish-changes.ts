import type { PublishedChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { invalidateAffected } from './invalidate-affected.ts';

/**
 * Publishes what a write has changed: what is affected is invalidated, and listeners to the client are called.
 * Resolves when what is observed has been requested again.
 */
export async function publishChanges(
  client: Client,
  changes: readonly PublishedChange[],
  ingest?: () => void,
): Promise<void> {
  const settled = invalidateAffected(client, changes, { ingest });
  client.emit({ type: 'changed', at: client.store.now(), changes, settled });
  await settled;
}
