import { createHash } from 'node:crypto';
import { type ByteRange, type ByteStore, openFolder } from '@relab/server/storage';

/** Where the bytes of versions are stored; a version's never change. */
export interface FileStore {
  write(versionId: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there are none. `size` is that of all bytes, also where a range is requested. */
  read(
    versionId: string,
    range?: ByteRange,
  ): Promise<{ readonly size: number; readonly body: ReadableStream } | undefined>;
  /** How many bytes there are, without reading them. */
  size(versionId: string): Promise<number | undefined>;
  remove(versionId: string): Promise<void>;
}

/** Spread over folders, so that none gets long; ends with the id, so that a listing shows what belongs to which version. */
export const byteNameOf = (versionId: string): string => {
  const hash = createHash('sha256').update(`${versionId}\n`).digest('hex').slice(0, 32);
  return `${hash.slice(0, 2)}/${hash}-${versionId}`;
};

/**
 * Files over any store of bytes, such as one of `@relab/server/storage` over S3. Names begin with a hash of the
 * version's id and end with the id, by which `purgeBytes` finds what belongs to no record.
 */
export function createFileStore(bytes: ByteStore): FileStore {
  return {
    async write(versionId, content) {
      await bytes.write(byteNameOf(versionId), content, 'application/octet-stream');
    },
    async read(versionId, range) {
      const opened = await bytes.read(byteNameOf(versionId), range);
      if (!opened) return undefined;
      const { size, body } = opened;
      return { size, body: body instanceof Uint8Array ? new Blob([body]).stream() : body };
    },
    size: async (versionId) => (await bytes.find(byteNameOf(versionId)))?.size,
    remove: (versionId) => bytes.remove(byteNameOf(versionId)),
  };
}

/** A folder, which instances may share. */
export const createFolderStore = (folder: string): FileStore => createFileStore(openFolder(folder));

const hour = 3_600_000;
const batchSize = 500;

/**
 * Removes bytes that no version has: a process ended between writing them and storing the record. Those younger
 * than an hour may belong to an upload under way. `findStored` gets some hundred ids at a time. Returns how many were removed.
 */
export async function purgeBytes(
  bytes: ByteStore,
  findStored: (versionIds: readonly string[]) => Promise<ReadonlySet<string>>,
  now = Date.now(),
): Promise<number> {
  let removed = 0;
  let names = new Map<string, string>();
  async function removeRest(): Promise<void> {
    const stored = await findStored([...names.keys()]);
    for (const [id, name] of names) {
      if (stored.has(id)) continue;
      await bytes.remove(name);
      removed += 1;
    }
    names = new Map();
  }
  await bytes.removeParts(now);
  for await (const { name, changed } of bytes.list()) {
    if (now - changed >= hour) names.set(name.slice(name.indexOf('-') + 1), name);
    if (names.size >= batchSize) await removeRest();
  }
  await removeRest();
  return removed;
}
