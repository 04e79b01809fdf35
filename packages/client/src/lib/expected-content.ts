import { outdate, type Query, type Reading, share } from '@relab/store';
import type { Client } from './client.ts';

/** What a write that is not answered yet makes of the content. */
type Expectation = (content: unknown) => unknown;

/** Of one client, by key. */
function expectationsOf(client: Client): Map<string, readonly Expectation[]> {
  const name = 'expectations';
  const held = client.parts.get(name) as Map<string, readonly Expectation[]> | undefined;
  const expectations = held ?? new Map<string, readonly Expectation[]>();
  if (!held) client.parts.set(name, expectations);
  return expectations;
}

/**
 * What is kept under a key, shown as the writes that are not answered yet are expected to leave it. The content itself
 * stays as the server sent it, so each expectation comes off alone, whatever became of the others.
 */
export function expectedQuery<Content>(client: Client, key: string): Query<Content> {
  const expected = () => expectationsOf(client).get(key) ?? [];
  let shown: unknown;
  const reading: Reading = {
    build({ content }) {
      // Shared with what was shown before, so that nobody is told of an expectation that came true.
      shown = share(
        shown,
        content === undefined ? content : expected().reduce<unknown>((data, change) => change(data), content),
      );
      return { data: shown };
    },
    expiresAt: ({ expiresAt }) => expiresAt,
    provenance: ({ takenAt, expiresAt, origin }) => ({
      takenAt,
      expiresAt,
      origin: expected().length > 0 ? 'optimistic' : origin,
    }),
  };
  return client.store.query<Content>(key, reading);
}

/**
 * Shows what a read made with `expectedQuery` holds under the key as changed, the latest change over the others, until
 * the answered function is called.
 */
export function expectContent<Content>(
  client: Client,
  key: string,
  change: (content: Content) => Content,
): () => void {
  const expectations = expectationsOf(client);
  const added: Expectation = (content) => change(content as Content);
  const put = (changes: readonly Expectation[]) => {
    if (changes.length > 0) expectations.set(key, changes);
    else expectations.delete(key);
    outdate(client.store.cell(key));
  };
  put([...(expectations.get(key) ?? []), added]);
  return () => put((expectations.get(key) ?? []).filter((other) => other !== added));
}
