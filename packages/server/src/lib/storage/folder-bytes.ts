import { randomBytes } from 'node:crypto';
import { createWriteStream, type Stats } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type Body,
  type ByteRange,
  type ByteStore,
  type NewBytes,
  requireByteName,
  type StoredBytes,
} from './byte-store.ts';
import { codeOf, isDiskFull, unlessMissing } from './file-errors.ts';
import { StorageError } from './storage-error.ts';

/** Of a store in a folder: what is being written. */
export const partFolder = 'part';
const hour = 3_600_000;
/** What is no longer is read at once: most pictures, which a stream would only make slower. */
const maxBufferedBytes = 524_288;

const storedBytes = (name: string, { size, mtimeMs }: Stats): StoredBytes => {
  const changed = Math.round(mtimeMs);
  return { name, size, changed, etag: `"${size.toString(36)}-${changed.toString(36)}"` };
};

async function readPart(file: FileHandle, { start, end }: ByteRange): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(end - start + 1);
  let done = 0;
  while (done < bytes.byteLength) {
    const { bytesRead } = await file.read(bytes, done, bytes.byteLength - done, start + done);
    if (bytesRead === 0) throw new StorageError('broken', 'A file became shorter while it was read.');
    done += bytesRead;
  }
  return bytes;
}

/** Closes the file, or leaves that to the stream. */
async function bodyOf(file: FileHandle, range: ByteRange): Promise<Body> {
  if (range.end - range.start >= maxBufferedBytes)
    return Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array<ArrayBuffer>>;
  try {
    return await readPart(file, range);
  } finally {
    await file.close();
  }
}

async function writePart(part: string, bytes: NewBytes): Promise<void> {
  if (bytes instanceof Uint8Array) await writeFile(part, bytes);
  else await pipeline(bytes.open(), createWriteStream(part));
  const { size } = await stat(part);
  const expectedSize = bytes instanceof Uint8Array ? bytes.byteLength : bytes.size;
  if (size !== expectedSize)
    throw new StorageError('broken', `A file of ${expectedSize} bytes came as ${size}.`);
}

/** A folder, which instances may share. Names with slashes are folders in it. */
export function openFolder(folder: string): ByteStore {
  const parts = join(folder, partFolder);
  const pathOf = (name: string): string => join(folder, requireByteName(name));

  async function find(name: string): Promise<StoredBytes | undefined> {
    const found = await stat(pathOf(name)).catch(unlessMissing);
    return found?.isFile() ? storedBytes(name, found) : undefined;
  }

  return {
    find,

    async read(name, range) {
      const file = await open(pathOf(name)).catch(unlessMissing);
      if (!file) return undefined;
      try {
        const stored = storedBytes(name, await file.stat());
        return { ...stored, body: await bodyOf(file, range ?? { start: 0, end: stored.size - 1 }) };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    /** Written under another name on the same disk, then renamed: a kill at any moment leaves no half file under the name. */
    async write(name, bytes) {
      const path = pathOf(name);
      const part = join(parts, randomBytes(12).toString('hex'));
      try {
        await mkdir(parts, { recursive: true });
        await mkdir(dirname(path), { recursive: true });
        await writePart(part, bytes);
        await rename(part, path);
        return storedBytes(name, await stat(path));
      } catch (cause) {
        await rm(part, { force: true });
        if (isDiskFull(cause))
          throw new StorageError('full', `There is no room left in ${folder} (${codeOf(cause)}).`, { cause });
        throw cause;
      }
    },

    remove: (name) => rm(pathOf(name), { force: true }),

    async *list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(unlessMissing);
      for (const { name: top } of entries?.filter((one) => one.isDirectory() && one.name !== partFolder) ??
        [])
        for (const name of await readdir(join(folder, top))) {
          const found = await find(`${top}/${name}`);
          if (found) yield found;
        }
    },

    /** Anything younger than an hour may belong to another instance at work. */
    async removeParts(now = Date.now()) {
      for (const name of (await readdir(parts).catch(unlessMissing)) ?? []) {
        const path = join(parts, name);
        const found = await stat(path).catch(unlessMissing);
        if (found && now - found.mtimeMs > hour) await rm(path, { force: true });
      }
    },
  };
}
