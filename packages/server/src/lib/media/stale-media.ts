import type { ByteStore } from '../storage/byte-store.ts';
import { nameStart } from './media-name.ts';
import type { MediaSources } from './media-source.ts';

/** An address of the version before may be on a page that somebody still looks at. */
const week = 7 * 24 * 3_600_000;

/** Removes what was made of versions that are no more, a week after; returns how many. */
export async function removeStale(
  store: ByteStore,
  sources: Pick<MediaSources, 'all'>,
  signal?: AbortSignal,
  now = Date.now(),
): Promise<number> {
  const current = new Set<string>();
  for await (const source of sources.all()) current.add(nameStart(source));
  let removed = 0;
  for await (const { name, changed } of store.list()) {
    if (signal?.aborted) break;
    if (now - changed < week || current.has(name.slice(0, name.indexOf('-')))) continue;
    await store.remove(name);
    removed += 1;
  }
  return removed;
}
