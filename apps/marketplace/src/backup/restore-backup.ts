import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ownCopy } from '@relab/database/embedded';
import { BackupError } from './backup-error.ts';
import type { BackupCipher } from './cipher.ts';
import { type BackupEntry, type Manifest, readManifest } from './manifest.ts';
import { measure } from './measure.ts';

/** Reads a file of a backup into `output`, and throws where it is not what the manifest says. */
async function readEntry(
  folder: string,
  { path, size, sha256 }: BackupEntry,
  cipher: BackupCipher | undefined,
  output: Writable,
): Promise<void> {
  const { through, facts } = measure();
  const file = join(folder, path);
  await pipeline(createReadStream(file), cipher?.decrypt() ?? new PassThrough(), through, output).catch(
    (cause: unknown) => {
      if (cause instanceof BackupError) throw new BackupError(`${file}: ${cause.message}`, { cause });
      throw new BackupError(`${file} cannot be read or copied.`, { cause });
    },
  );
  const read = facts();
  if (read.size !== size || read.sha256 !== sha256)
    throw new BackupError(`${file} is damaged: it is not what was written.`);
}

/** Reads all files of a backup, and throws a BackupError where one is missing, damaged or changed. */
export async function checkBackup(folder: string, passphrase: string | undefined): Promise<Manifest> {
  const { manifest, cipher } = await readManifest(folder, passphrase);
  for (const entry of manifest.files) {
    const nowhere = new Writable({ write: (_, __, done) => done() });
    await readEntry(folder, entry, cipher, nowhere);
  }
  return manifest;
}

/** Where the parts of a backup stand in a data folder. */
function placeOf(path: string): string {
  if (path.startsWith('database/')) return `database/postgres/${path.slice('database/'.length)}`;
  return path.startsWith('data/') ? path.slice('data/'.length) : path;
}

const isEmpty = async (folder: string): Promise<boolean> =>
  (
    await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    })
  ).length === 0;

/**
 * Puts an installation back into a folder that is empty or missing; everything is checked on the way, and nothing stands
 * there under its name before all of it does.
 */
export async function restoreBackup(
  folder: string,
  dataFolder: string,
  passphrase: string | undefined,
): Promise<Manifest> {
  if (!(await isEmpty(dataFolder)))
    throw new BackupError(
      `${dataFolder} is not empty. A backup is restored into an empty folder: set RELAB_DATA to one.`,
    );
  const { manifest, cipher } = await readManifest(folder, passphrase);
  const part = `${dataFolder}.restoring`;
  await mkdir(dirname(part), { recursive: true });
  await mkdir(part).catch((cause: unknown) => {
    throw new BackupError(`${part} is in the way: another restoration runs, or was ended. Remove it.`, {
      cause,
    });
  });
  try {
    for (const path of manifest.folders) await mkdir(join(part, placeOf(path)), { recursive: true });
    for (const entry of manifest.files) {
      const target = join(part, placeOf(entry.path));
      await mkdir(dirname(target), { recursive: true });
      await readEntry(folder, entry, cipher, createWriteStream(target, { mode: 0o600, flush: true }));
    }
    if (manifest.database === 'embedded') await ownCopy(join(part, 'database/postgres'));
    await rm(dataFolder, { recursive: true, force: true });
    await rename(part, dataFolder);
    return manifest;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}
