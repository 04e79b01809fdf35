import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { findFile, mediaFilePath, writeWhole } from '../media/media-file.ts';

/** Where the bytes of versions are kept; a version's never change. */
export interface FileStore {
  write(versionId: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there are none. */
  read(versionId: string): Promise<{ readonly size: number; readonly body: ReadableStream } | undefined>;
  remove(versionId: string): Promise<void>;
}

/** A folder, which instances may share. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (versionId: string): string =>
    mediaFilePath(folder, { key: versionId, version: '', part: versionId });
  return {
    write: (versionId, bytes) => writeWhole(folder, pathOf(versionId), bytes),
    async read(versionId) {
      const found = await findFile(pathOf(versionId));
      if (!found) return undefined;
      const body = Readable.toWeb(createReadStream(found.path)) as ReadableStream;
      return { size: found.size, body };
    },
    remove: (versionId) => rm(pathOf(versionId), { force: true }),
  };
}

const hour = 3_600_000;

/**
 * Removes bytes that no version has: a process ended between writing them and storing the record. Younger ones than an
 * hour may belong to an upload under way. `isKept` is asked for a folder's ids at a time. Answers how many went.
 */
export async function sweepFolder(
  folder: string,
  isKept: (versionIds: readonly string[]) => Promise<ReadonlySet<string>>,
  now = Date.now(),
): Promise<number> {
  let removed = 0;
  const parts = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const part of parts) {
    if (!part.isDirectory() || part.name.length !== 2) continue;
    const names = await readdir(join(folder, part.name));
    const ids = new Map(names.map((name) => [name.slice(name.indexOf('-') + 1), name]));
    const kept = await isKept([...ids.keys()]);
    for (const [id, name] of ids) {
      const found = kept.has(id) ? undefined : await findFile(join(folder, part.name, name));
      if (!found || now - found.changed < hour) continue;
      await rm(found.path, { force: true });
      removed += 1;
    }
  }
  return removed;
}
