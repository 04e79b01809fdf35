import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file that is there as a whole, or not at all. */
export interface StoredFile {
  readonly path: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

const partFolder = 'part';
const hour = 3_600_000;

/** Hashed, because keys differ in case only on some disks, and versions may hold anything. */
export function mediaFilePath(
  folder: string,
  of: { readonly key: string; readonly version: string; readonly part: string },
): string {
  const name = createHash('sha256').update(`${of.key}\n${of.version}`).digest('hex').slice(0, 32);
  return join(folder, name.slice(0, 2), `${name}-${of.part}`);
}

export async function findFile(path: string): Promise<StoredFile | undefined> {
  try {
    const found = await stat(path);
    return { path, size: found.size, changed: Math.round(found.mtimeMs) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written under another name on the same disk, then renamed: a kill at any moment leaves no half file under `path`. */
export async function writeWhole(folder: string, path: string, bytes: Uint8Array): Promise<void> {
  const parts = join(folder, partFolder);
  await mkdir(parts, { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  const part = join(parts, randomBytes(12).toString('hex'));
  try {
    await writeFile(part, bytes);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Removes what killed processes left behind; anything younger than an hour may belong to another instance at work. */
export async function sweepParts(folder: string, now = Date.now()): Promise<void> {
  const parts = join(folder, partFolder);
  await mkdir(parts, { recursive: true });
  for (const name of await readdir(parts)) {
    const found = await findFile(join(parts, name));
    if (found && now - found.changed > hour) await rm(found.path, { force: true });
  }
}
