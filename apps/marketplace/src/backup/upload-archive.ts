import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type ChangedFolder,
  createFolderChanges,
  type FolderChanges,
  unlessMissing,
} from '@relab/server/storage';
import { backupsIn, momentOf, partSuffix } from './backup-names.ts';
import type { BackupCipher } from './cipher.ts';
import { cipherOf, logRun, logRuns, newestTime, runBegun, syncFolder } from './log-store.ts';

/** Below a run of the log: uploads since it began, under the names that they have in their store. */
const uploadFolder = 'uploads';
/** Beside it: made by the first look, so that one that never succeeds gets old, and changed whenever all of them are there. */
const markName = 'uploads-archived';
const hour = 3_600_000;
/** Files that cannot be copied before the look ends: it is the disk then, and not a file. */
const maxFailures = 10;
/** Files that are looked at beside each other. */
const batchSize = 16;

/** Where a run of the log has its uploads. */
export const archivedUploads = (run: string): string => join(run, uploadFolder);

/**
 * Uploads that were written before this, in milliseconds, need not be archived with a run: the earliest backup that it may lead
 * on from has them, or they were removed before that was complete. An hour less, for clocks that are set.
 */
async function neededSince(backups: string, run: string): Promise<number> {
  const [oldest] = await backupsIn(backups);
  return Math.max(await runBegun(run), oldest === undefined ? 0 : momentOf(oldest)) - hour;
}

/** Copies an upload with its time; false where it was removed meanwhile. */
async function copyUpload(
  source: string,
  target: string,
  changed: Date,
  cipher: BackupCipher | undefined,
): Promise<boolean> {
  const part = target + partSuffix;
  try {
    const output = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(createReadStream(source), cipher?.encrypt() ?? new PassThrough(), output);
    await utimes(part, changed, changed);
    await rename(part, target);
    return true;
  } catch (error) {
    // The first error is the reason.
    await rm(part, { force: true }).catch(() => undefined);
    unlessMissing(error);
    if (await stat(source).catch(unlessMissing)) throw error;
    return false;
  }
}

/** Stores uploads beside the log of the database. */
export interface UploadArchive {
  /**
   * Stores what was uploaded until now with a run of the log. Where one file cannot be stored, the others are, and it rejects; the
   * next time tries again.
   */
  archive(run: string): Promise<void>;
}

/**
 * Stores the uploads of a store in a folder beside the backups, encrypted where those are. Each is stored once; what the
 * store removes stays here until `removeOldUploads`, since a restoration to a moment before needs it.
 */
export function createUploadArchive(
  store: string,
  backups: string,
  passphrase: string | undefined,
): UploadArchive {
  let current: { readonly id: string; readonly cipher: BackupCipher | undefined } | undefined;
  let changes: FolderChanges = createFolderChanges(store);

  /** Those of a folder that are to be stored, with their times. */
  async function findNew(
    { name: folder, files }: ChangedFolder,
    target: string,
    since: number,
  ): Promise<readonly (readonly [name: string, changed: Date])[]> {
    const stored = new Set((await readdir(target).catch(unlessMissing)) ?? []);
    const names = files.filter((name) => !stored.has(name));
    const found: (readonly [string, Date])[] = [];
    for (let at = 0; at < names.length; at += batchSize)
      await Promise.all(
        names.slice(at, at + batchSize).map(async (name) => {
          const file = await stat(join(store, folder, name)).catch(unlessMissing);
          if (file?.isFile() && file.mtimeMs >= since) found.push([name, file.mtime]);
        }),
      );
    return found;
  }

  return {
    async archive(id) {
      const run = logRun(backups, id);
      if (current?.id !== id) {
        current = { id, cipher: await cipherOf(run, passphrase) };
        changes = createFolderChanges(store);
      }
      const { cipher } = current;
      const root = archivedUploads(run);
      const since = await neededSince(backups, run);
      const failures: unknown[] = [];
      const mark = join(run, markName);
      await writeFile(mark, '', { mode: 0o600, flag: 'a' });
      await mkdir(root, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
      for await (const folder of changes.look()) {
        const target = join(root, folder.name);
        const before = failures.length;
        let stored = 0;
        for (const [name, changed] of await findNew(folder, target, since)) {
          await mkdir(target, { recursive: true, mode: 0o700 });
          const source = join(store, folder.name, name);
          await copyUpload(source, join(target, name), changed, cipher).then(
            (isThere) => {
              stored += Number(isThere);
            },
            (error: unknown) => failures.push(error),
          );
          if (failures.length >= maxFailures) throw failures[0];
        }
        if (stored > 0) await syncFolder(target);
        if (failures.length === before) folder.confirm();
      }
      await syncFolder(root);
      if (failures.length > 0) throw failures[0];
      await utimes(mark, new Date(), new Date());
    },
  };
}

/** When all uploads were archived last, or for the first time were to be; undefined where none are. */
export async function uploadsArchivedAt(backups: string): Promise<Date | undefined> {
  return await newestTime((await logRuns(backups)).map((run) => join(run, markName)));
}

/** Removes archived uploads that no backup needs any longer; those of a run that is removed go with it. */
export async function removeOldUploads(backups: string): Promise<void> {
  for (const run of await logRuns(backups)) {
    const root = archivedUploads(run);
    const folders = (await readdir(root).catch(unlessMissing)) ?? [];
    if (folders.length === 0) continue;
    // One that does not say what it is, is left: it may be read by somebody who looks into it.
    const since = await neededSince(backups, run).catch(() => undefined);
    if (since === undefined) continue;
    for (const folder of folders)
      for (const name of (await readdir(join(root, folder)).catch(unlessMissing)) ?? []) {
        const path = join(root, folder, name);
        // One that is being written has another name when it is looked at again.
        const file = await stat(path).catch(unlessMissing);
        if (file && file.mtimeMs < since) await rm(path, { force: true });
      }
  }
}
