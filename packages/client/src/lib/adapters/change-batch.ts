import type { PublishedChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { publishChanges } from '../invalidation/publish-changes.ts';
import type { WriteSettings } from './write-adapter.ts';

/** Writes whose changes are published together. */
export interface ChangeBatch {
  /** For each of the writes. */
  readonly settings: Pick<WriteSettings, 'onChanges'>;
  /** Invalidates what any of them has changed, once. Resolves when what is observed has been requested again. */
  publish(): Promise<void>;
}

/**
 * For many writes in a row: a list that all of them change is requested once, after the last one, and not after each. Publish also
 * where one of them was rejected.
 */
export function createChangeBatch(client: Client): ChangeBatch {
  const collected = new Map<string, PublishedChange>();
  return {
    settings: {
      onChanges: (changes) => {
        for (const change of changes)
          collected.set(change.kind === 'resource' ? change.resource : `${collected.size}`, change);
      },
    },
    async publish() {
      const changes = [...collected.values()];
      collected.clear();
      if (changes.length > 0) await publishChanges(client, changes);
    },
  };
}
