import type { ByteStore } from './byte-store.ts';
import { StorageError } from './storage-error.ts';

export interface WatchedBytes {
  readonly store: ByteStore;
  /** For readiness: why nothing can be stored; undefined where it can. */
  check(): Promise<string | undefined>;
}

/** As much as a small file, so that a disk with a few free blocks does not count as one with room. */
const probeBytes = 1_048_576;
const probeName = 'probe/room';
const unwritable = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EIO'];

/** What is wrong with the store itself; undefined for an error that is about one file. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof StorageError) {
    if (error.failure === 'full') return 'file store full';
    return error.failure === 'broken' ? undefined : 'file store not available';
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && unwritable.includes(code) ? 'file store not writable' : undefined;
}

/** Remembers that a store could not write, and tries again only then: a megabyte that is removed at once. */
export function watchWrites(store: ByteStore): WatchedBytes {
  let reason: string | undefined;
  return {
    store: {
      ...store,
      async write(name, bytes, contentType) {
        try {
          const written = await store.write(name, bytes, contentType);
          reason = undefined;
          return written;
        } catch (error) {
          reason = reasonOf(error) ?? reason;
          throw error;
        }
      },
    },
    async check() {
      if (reason === undefined) return undefined;
      try {
        await store.write(probeName, new Uint8Array(probeBytes), 'application/octet-stream');
        await store.remove(probeName);
        reason = undefined;
      } catch (error) {
        reason = reasonOf(error) ?? reason;
      }
      return reason;
    },
  };
}
