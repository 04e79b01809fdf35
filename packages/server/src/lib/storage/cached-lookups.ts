import { setNewest } from '../cache/set-newest.ts';
import type { ByteStore, StoredBytes } from './byte-store.ts';

/**
 * The same store, which remembers what it found: what stands under a name does not change, and a lookup in a bucket takes as
 * long as a picture does. What was removed is noticed when it is read.
 */
export function cacheLookups(store: ByteStore, maxEntries = 20_000): ByteStore {
  const cache = new Map<string, StoredBytes>();

  function remember(stored: StoredBytes): void {
    setNewest(cache, stored.name, stored, maxEntries);
  }

  return {
    async find(name) {
      const cached = cache.get(name) ?? (await store.find(name));
      if (cached) remember(cached);
      return cached;
    },
    async read(name, range) {
      const opened = await store.read(name, range);
      if (!opened) cache.delete(name);
      return opened;
    },
    async write(name, bytes, contentType) {
      const stored = await store.write(name, bytes, contentType);
      remember(stored);
      return stored;
    },
    async remove(name) {
      cache.delete(name);
      await store.remove(name);
    },
    list: () => store.list(),
    removeParts: (now) => store.removeParts(now),
  };
}
