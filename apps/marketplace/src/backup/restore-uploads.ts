import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Database, openDatabase } from '@relab/database';
import { type NamedUpload, namedUploads } from '@relab/records/files';
import { BackupError } from './backup-error.ts';
import { backupsIn } from './backup-names.ts';
import type { BackupCipher } from './cipher.ts';
import { cipherOf, logRun } from './log-store.ts';
import { type BackupEntry, type Manifest, readManifest } from './manifest.ts';
import { readEntry } from './read-entry.ts';
import { archivedUploads } from './upload-archive.ts';

/** The uploads that a restored database names. */
export interface RestoredUploads {
  readonly named: number;
  /** How many of them are younger than the backup. */
  readonly since: number;
  /** Those that are nowhere as the database says, by their names in the store. */
  readonly missing: readonly string[];
  /** What could not be read while they were looked for, and why. */
  readonly unread: readonly string[];
}

const pathOf = ({ name }: NamedUpload): string => `files/${name}`;

/** Of the uploads that a database names, those that a backup does not have, or has otherwise. */
async function findAbsent(
  database: Database,
  { files }: Manifest,
): Promise<{ readonly named: number; readonly absent: readonly NamedUpload[] }> {
  const entries = new Map(files.map((entry) => [entry.path, entry]));
  const absent: NamedUpload[] = [];
  let named = 0;
  for await (const upload of namedUploads(database)) {
    named += 1;
    const entry = entries.get(pathOf(upload));
    if (entry?.size !== upload.size || entry.sha256 !== upload.sha256) absent.push(upload);
  }
  return { named, absent };
}

/** Compares the uploads that a restored database names with those of its backup. */
export async function compareUploads(database: Database, manifest: Manifest): Promise<RestoredUploads> {
  const { named, absent } = await findAbsent(database, manifest);
  return { named, since: 0, missing: absent.map(({ name }) => name), unread: [] };
}

/** A place that may have an upload. */
interface Source {
  readonly folder: string;
  readonly entry: BackupEntry;
  readonly cipher: BackupCipher | undefined;
}

/** What later backups have, in their order; those that cannot be read, such as under a later passphrase, are named in `unread`. */
async function readLaterBackups(
  folder: string,
  passphrase: string | undefined,
  unread: string[],
): Promise<ReadonlyMap<string, readonly Source[]>> {
  const sources = new Map<string, Source[]>();
  const backups = dirname(folder);
  for (const name of (await backupsIn(backups)).filter((one) => one > basename(folder))) {
    const later = join(backups, name);
    const read = await readManifest(later, passphrase).catch((error: unknown) => {
      if (!(error instanceof BackupError)) throw error;
      unread.push(`${later}: ${error.message}`);
    });
    for (const entry of read?.manifest.files ?? [])
      if (entry.path.startsWith('files/'))
        sources.set(entry.path, [
          ...(sources.get(entry.path) ?? []),
          { folder: later, entry, cipher: read?.cipher },
        ]);
  }
  return sources;
}

/**
 * Puts the uploads into a data folder that its database, which was brought to a moment, names and its backup does not have:
 * from those that were archived with the log, else from a later backup. Each is compared with what the database says of it.
 */
export async function restoreLaterUploads(
  folder: string,
  part: string,
  manifest: Manifest,
  passphrase: string | undefined,
): Promise<RestoredUploads> {
  const { database, close } = await openDatabase({ folder: join(part, 'database'), engine: 'embedded' });
  const { named, absent } = await findAbsent(database, manifest).finally(close);
  const missing: string[] = [];
  const unread: string[] = [];
  if (absent.length === 0 || !manifest.log) return { named, since: 0, missing, unread };
  const run = logRun(dirname(folder), manifest.log.archive);
  const archive = archivedUploads(run);
  const cipher = await cipherOf(run, passphrase);
  let later: ReadonlyMap<string, readonly Source[]> | undefined;

  async function restoreFrom(source: Source, path: string): Promise<boolean> {
    const target = join(part, path);
    try {
      await mkdir(dirname(target), { recursive: true });
      const output = createWriteStream(target, { mode: 0o600, flush: true });
      await readEntry(source.folder, source.entry, source.cipher, output);
      return true;
    } catch (error) {
      // One damaged file keeps nobody from all else; a disk that is full does.
      if (!(error instanceof BackupError)) throw error;
      unread.push(error.message);
      await rm(target, { force: true });
      return false;
    }
  }

  async function restore(upload: NamedUpload): Promise<boolean> {
    const { name, size, sha256 } = upload;
    const archived: Source = { folder: archive, entry: { path: name, size, sha256 }, cipher };
    const isArchived = await stat(join(archive, name)).catch(() => undefined);
    if (isArchived && (await restoreFrom(archived, pathOf(upload)))) return true;
    later ??= await readLaterBackups(folder, passphrase, unread);
    for (const source of later.get(pathOf(upload)) ?? [])
      if (
        source.entry.size === size &&
        source.entry.sha256 === sha256 &&
        (await restoreFrom(source, pathOf(upload)))
      )
        return true;
    return false;
  }

  for (const upload of absent) if (!(await restore(upload))) missing.push(upload.name);
  return { named, since: absent.length - missing.length, missing, unread };
}
