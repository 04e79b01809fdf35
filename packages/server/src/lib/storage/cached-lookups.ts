import type { ByteStore, StoredBytes } from './byte-store.ts';

/**
 * The same store, which need not be asked again whether something is there that was there before: what stands under a name
 * does not change, and a question to a bucket takes as long as a picture does. What is gone is noticed when it is read.
 */
export function cacheLookups(store: ByteStore, most = 20_000): ByteStore {
  const found = new Map<string, StoredBytes>();

  function remember(kept: StoredBytes): void {
    if (found.size >= most) {
      const [oldest] = found.keys();
      if (oldest !== undefined) found.delete(oldest);
    }
    found.set(kept.name, kept);
  }

  return {
    async find(name) {
      const known = found.get(name) ?? (await store.find(name));
      if (known) remember(known);
      return known;
    },
    async read(name, range) {
      const opened = await store.read(name, range);
      if (!opened) found.delete(name);
      return opened;
    },
    async write(name, bytes, contentType) {
      const kept = await store.write(name, bytes, contentType);
      remember(kept);
      return kept;
    },
    async remove(name) {
      found.delete(name);
      await store.remove(name);
    },
    list: () => store.list(),
    removeParts: (now) => store.removeParts(now),
  };
}
