import { createHash } from 'node:crypto';
import { type ByteStore, readAllBytes, type StoredBytes } from '../storage/byte-store.ts';
import { StorageError } from '../storage/storage-error.ts';
import { createIntegrityCheck } from './file-integrity.ts';

/** A file of the store, or one that was just made and need not be read again. */
export interface MediaFile {
  readonly stored: Pick<StoredBytes, 'size' | 'etag'>;
  readonly name: string;
  readonly mimeType: string;
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

/** The files of media in a store of bytes, which may lose them, cut them off, or have no room. */
export interface MediaFiles {
  /** Undefined for a file that is missing or was cut off. */
  find(name: string, mimeType: string): Promise<MediaFile | undefined>;
  /** The bytes of a file; undefined for one that is missing or was cut off. */
  read(name: string, mimeType: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(name: string, bytes: Uint8Array<ArrayBuffer>, mimeType: string): Promise<MediaFile>;
}

export function createMediaFiles(store: ByteStore, log: (line: string) => void): MediaFiles {
  const whole = createIntegrityCheck(store, log);

  const find: MediaFiles['find'] = async (name, mimeType) => {
    const stored = await store.find(name);
    return stored && (await whole.isWhole(stored, mimeType)) ? { stored, name, mimeType } : undefined;
  };

  return {
    find,
    async read(name, mimeType) {
      const opened = (await find(name, mimeType)) && (await store.read(name));
      return opened && (await readAllBytes(opened));
    },
    /** Without room in the store pictures are served all the same: each is made when it is requested. */
    async write(name, bytes, mimeType) {
      const stored = await store.write(name, bytes, mimeType).catch((error: unknown) => {
        if (!(error instanceof StorageError) || error.failure !== 'full') throw error;
        log(`${error.message} "${name}" was not kept.`);
        const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
        return { size: bytes.byteLength, etag: `"${hash}"` };
      });
      whole.wrote({ name, ...stored });
      return { stored, name, mimeType, bytes };
    },
  };
}
