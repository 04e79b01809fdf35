import { invalidateView, type Query, type Selector, shareStructure } from '@relab/store';
import type { Client } from '../client/client.ts';

type Make<Content> = (content: Content) => Content;

/** What one write makes of the content of a key. */
interface PendingUpdate {
  make: Make<unknown>;
  /** The write was answered; it stays as long as one that was sent before it has not been. */
  settled: boolean;
}

/** One write's change of what a key shows. */
export interface OptimisticUpdate<Content> {
  /** Content with what was sent after this write and answered before it: an earlier answer does not take that back. */
  amended(content: Content): Content;
  /** Takes the change off, or where it came true, puts what came true in its place. */
  end(result?: Make<Content>): void;
}

/** Of one client, by key, in the order in which the writes were sent. */
function pendingUpdatesOf(client: Client): Map<string, readonly PendingUpdate[]> {
  const name = 'optimistic-updates';
  const cached = client.parts.get(name) as Map<string, readonly PendingUpdate[]> | undefined;
  const updates = cached ?? new Map<string, readonly PendingUpdate[]>();
  if (!cached) client.parts.set(name, updates);
  return updates;
}

const applied = (content: unknown, updates: readonly PendingUpdate[]): unknown =>
  updates.reduce((result, { make }) => make(result), content);

/**
 * What is cached under a key, shown as the writes that are not answered yet are expected to leave it. The content itself
 * stays as the server sent it, so each update comes off alone, whatever became of the others.
 */
export function optimisticQuery<Content>(client: Client, key: string): Query<Content> {
  const pending = () => pendingUpdatesOf(client).get(key) ?? [];
  let shown: unknown;
  const selector: Selector = {
    build({ content }) {
      // Shared with what was shown before, so that no listener is called for an optimistic update that came true.
      shown = shareStructure(shown, content === undefined ? content : applied(content, pending()));
      return { data: shown };
    },
    expiresAt: ({ expiresAt }) => expiresAt,
    provenance: ({ receivedAt, expiresAt, origin }) => ({
      receivedAt,
      expiresAt,
      origin: pending().length > 0 ? 'optimistic' : origin,
    }),
  };
  return client.store.query<Content>(key, selector);
}

/** Shows what a read made with `optimisticQuery` has under the key as changed, the latest change over the others. */
export function updateOptimistically<Content>(
  client: Client,
  key: string,
  make: Make<Content>,
): OptimisticUpdate<Content> {
  const all = pendingUpdatesOf(client);
  const untyped =
    (typed: Make<Content>): Make<unknown> =>
    (content) =>
      typed(content as Content);
  const own: PendingUpdate = { make: untyped(make), settled: false };
  const list = () => all.get(key) ?? [];
  const put = (updates: readonly PendingUpdate[]) => {
    const first = updates.findIndex(({ settled }) => !settled);
    if (first < 0) all.delete(key);
    else all.set(key, updates.slice(first));
    invalidateView(client.store.entry(key));
  };
  put([...list(), own]);
  return {
    amended: (content) =>
      applied(
        content,
        list()
          .slice(list().indexOf(own) + 1)
          .filter(({ settled }) => settled),
      ) as Content,
    end(result) {
      own.settled = true;
      if (result) own.make = untyped(result);
      put(result ? list() : list().filter((other) => other !== own));
    },
  };
}
