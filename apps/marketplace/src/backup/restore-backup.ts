import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { DataFolderError } from '@relab/database';
import { ownCopy, recoverCluster } from '@relab/database/embedded';
import { ledgerName, mergeLedgers } from '../privacy/person/erasure-ledger.ts';
import { BackupError } from './backup-error.ts';
import { backupsIn, momentOf } from './backup-names.ts';
import type { BackupCipher } from './cipher.ts';
import { logRun, placeLog } from './log-store.ts';
import { type BackupEntry, type Manifest, readManifest } from './manifest.ts';
import { readEntry } from './read-entry.ts';
import { type RestoredUploads, restoreLaterUploads } from './restore-uploads.ts';

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
  ).every((name) => name === ledgerName);

/** The moment that a database is brought to; `latest` is the end of its log. */
export type Moment = Date | 'latest';

/**
 * The newest backup of a folder that was complete at a moment and has a log that leads on from it. Throws a BackupError where
 * there is none.
 */
export async function findBackupBefore(
  backups: string,
  moment: Moment,
  passphrase: string | undefined,
): Promise<string> {
  for (const name of [...(await backupsIn(backups))].reverse()) {
    // What began later is not looked at: it may have another passphrase.
    if (moment !== 'latest' && momentOf(name) > moment.getTime()) continue;
    const folder = join(backups, name);
    const { ended, log } = (await readManifest(folder, passphrase)).manifest;
    if (log && ended && (moment === 'latest' || ended <= moment.toISOString())) return folder;
  }
  throw new BackupError(
    `No backup in ${backups} was complete ${moment === 'latest' ? 'with a log that leads on from it' : `at ${moment.toISOString()} with a log that leads there`}.`,
  );
}

/** Brings the copied database of a data folder to a moment. Answers when the last change that it then has was committed. */
async function recover(
  part: string,
  folder: string,
  { log }: Manifest,
  moment: Moment,
  passphrase: string | undefined,
): Promise<Date | undefined> {
  if (!log) throw new BackupError(`No log leads on from ${folder}: none was archived when it was made.`);
  const cluster = join(part, 'database/postgres');
  await placeLog(logRun(dirname(folder), log.archive), log.first, join(cluster, 'data/pg_wal'), passphrase);
  return await recoverCluster(cluster, moment === 'latest' ? undefined : moment).catch((cause: unknown) => {
    throw cause instanceof DataFolderError ? new BackupError(cause.message, { cause }) : cause;
  });
}

async function restoreEntry(
  folder: string,
  part: string,
  entry: BackupEntry,
  cipher: BackupCipher | undefined,
): Promise<void> {
  const target = join(part, placeOf(entry.path));
  await mkdir(dirname(target), { recursive: true });
  await readEntry(folder, entry, cipher, createWriteStream(target, { mode: 0o600, flush: true }));
}

/** A backup that was put back. */
export interface RestoredBackup {
  readonly manifest: Manifest;
  /** When the last change was committed that the database has; undefined where it is that of the backup itself. */
  readonly last: Date | undefined;
  /** Of a database that was brought to a later moment; else they are those of the backup. */
  readonly uploads: RestoredUploads | undefined;
}

/**
 * Puts an installation back into a folder that is empty or missing, but for the list of people who were erased since, at the
 * moment when it was backed up or at a later one; everything is checked on the way, and nothing stands there under its
 * name before all of it does.
 */
export async function restoreBackup(
  folder: string,
  dataFolder: string,
  passphrase: string | undefined,
  moment?: Moment,
): Promise<RestoredBackup> {
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
    for (const entry of manifest.files) await restoreEntry(folder, part, entry, cipher);
    if (manifest.database === 'embedded') await ownCopy(join(part, 'database/postgres'));
    const last = moment && (await recover(part, folder, manifest, moment, passphrase));
    const uploads = moment && (await restoreLaterUploads(folder, part, manifest, passphrase));
    await mergeLedgers(dataFolder, part);
    await rm(dataFolder, { recursive: true, force: true });
    await rename(part, dataFolder);
    return { manifest, last, uploads };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}
