// #region start
import type { Client } from '@relab/client';
import { type QueueOptions, queueWrites, type WriteQueue } from '@relab/client/offline';
import { type PersistOptions, persist } from '@relab/client/persistence';

interface Visit {
  readonly user: string;
  readonly org: string;
  /** Tells the user about a write that the server rejected in the end. */
  readonly onRejected: (sentence: string) => void;
}

/** What was read comes back at the next visit, and writes wait for the network. Call it before the first read. */
export async function startOffline(
  client: Client,
  { user, org, onRejected }: Visit,
  browser: Pick<QueueOptions & PersistOptions, 'rows' | 'online' | 'page'> = {},
): Promise<WriteQueue> {
  const cache = persist(client, { user, org, ...browser });
  const queue = queueWrites(client, {
    user,
    org,
    onRejected: (_, error) => onRejected(error.message),
    ...browser,
  });
  await Promise.all([cache.ready, queue.ready]);
  return queue;
}
// #endregion start
