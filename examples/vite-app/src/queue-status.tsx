import type { WriteQueue } from '@relab/client/offline';
import { type ReactNode, useSyncExternalStore } from 'react';

/** What waits for the network, and what the server has rejected since. */
export function QueueStatus({ queue }: { readonly queue: WriteQueue }): ReactNode {
  const pending = useSyncExternalStore(queue.subscribe, queue.pending);
  const rejected = useSyncExternalStore(queue.subscribe, queue.rejected);
  return (
    <div role="status">
      {pending.length > 0 && (
        <p>{pending.length === 1 ? '1 change waits' : `${pending.length} changes wait`} for the network.</p>
      )}
      {rejected.map(({ id, refusal }) => (
        <p key={id}>
          A change was rejected: {refusal?.message}{' '}
          <button type="button" onClick={() => queue.retry(id)}>
            Try again
          </button>{' '}
          <button type="button" onClick={() => queue.dismiss(id)}>
            Give up
          </button>
        </p>
      ))}
    </div>
  );
}
