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
  end(made?: Make<Content>): void;
}

/** Of one client, by key, in the order in which the writes were sent. */
function pendingUpdatesOf(client: Client): Map<string, readonly PendingUpdate[]> {
  const name = 'expectations';
  const cached = client.parts.get(name) as Map<string, readonly PendingUpdate[]> | undefined;
  const expectations = cached ?? new Map<string, readonly PendingUpdate[]>();
  if (!cached) client.parts.set(name, expectations);
  return expectations;
}

const applied = (content: unknown, expectations: readonly PendingUpdate[]): unknown =>
  expectations.reduce((made, { make }) => make(made), content);

/**
 * What is cached under a key, shown as the writes that are not answered yet are expected to leave it. The content itself
 * stays as the server sent it, so each expectation comes off alone, whatever became of the others.
 */
export function optimisticQuery<Content>(client: Client, key: string): Query<Content> {
  const expected = () => pendingUpdatesOf(client).get(key) ?? [];
  let shown: unknown;
  const selector: Selector = {
    build({ content }) {
      // Shared with what was shown before, so that nobody is told of an optimistic update that came true.
      shown = shareStructure(shown, content === undefined ? content : applied(content, expected()));
      return { data: shown };
    },
    expiresAt: ({ expiresAt }) => expiresAt,
    provenance: ({ receivedAt, expiresAt, origin }) => ({
      receivedAt,
      expiresAt,
      origin: expected().length > 0 ? 'optimistic' : origin,
    }),
  };
  return client.store.query<Content>(key, selector);
}

/** Shows what a read made with `expectedQuery` holds under the key as changed, the latest change over the others. */
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
  const put = (expectations: readonly PendingUpdate[]) => {
    const first = expectations.findIndex(({ settled }) => !settled);
    if (first < 0) all.delete(key);
    else all.set(key, expectations.slice(first));
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
    end(made) {
      own.settled = true;
      if (made) own.make = untyped(made);
      put(made ? list() : list().filter((other) => other !== own));
    },
  };
}
