import type { Client } from '../client/client.ts';

/** Keys of reads by what they are about, so that a change need not look through all reads for those of one list. */
type Reads = Map<string, Set<string>>;

function readsIn(client: Client): Reads {
  const name = 'related-list-reads';
  const cached = client.parts.get(name) as Reads | undefined;
  const reads: Reads = cached ?? new Map();
  if (!cached) client.parts.set(name, reads);
  return reads;
}

/** Notes that there is a read of that key about that. */
export function noteRead(client: Client, about: string, key: string): void {
  const reads = readsIn(client);
  const keys = reads.get(about);
  if (keys) keys.add(key);
  else reads.set(about, new Set([key]));
}

/** What is cached of the reads about that. */
export function cachedAbout<Data>(client: Client, about: string): readonly Data[] {
  const reads = readsIn(client);
  const keys = reads.get(about);
  const answers: Data[] = [];
  for (const key of keys ?? []) {
    const source = client.sources.get(key);
    const data = source?.peek().data as Data | undefined;
    // It was evicted, and is indexed again with its next request.
    if (!source) keys?.delete(key);
    else if (data !== undefined && data !== null) answers.push(data);
  }
  if (keys?.size === 0) reads.delete(about);
  return answers;
}

/** What reads of a list of one record, of a list of an object, and of all lists of an object are about. */
export const aboutRecords = (scope: string): string => `records/${scope}`;
export const aboutInfo = (scope: string): string => `info/${scope}`;
export const aboutLists = (parentObjectApiName: string): string =>
  `lists/${parentObjectApiName.toLowerCase()}`;
