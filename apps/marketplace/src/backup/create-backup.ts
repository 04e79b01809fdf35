import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { DataFolderError } from '@relab/database';
import { copyCluster, readArchiveId } from '@relab/database/embedded';
import type { ByteStore } from '@relab/server/storage';
import type { Settings } from '../settings.ts';
import { BackupError } from './backup-error.ts';
import { backupNameAt, backupsIn, partSuffix } from './backup-names.ts';
import { type BackupWriter, createBackupWriter, type EarlierBackup } from './backup-writer.ts';
import { type BackupCipher, createCipher } from './cipher.ts';
import { type NeededLog, removeOldLog } from './log-store.ts';
import { type Manifest, manifestName, manifestText, readManifest } from './manifest.ts';
import { removeOldUploads } from './upload-archive.ts';

export interface BackupOptions {
  readonly settings: Pick<Settings, 'dataFolder' | 'databaseUrl'>;
  /** What people and jobs have uploaded. */
  readonly files: ByteStore;
  /** Holds one folder for each backup. */
  readonly target: string;
  readonly passphrase: string | undefined;
  readonly release: string;
  readonly now: () => Date;
}

export interface CreatedBackup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** How many files are those of the backup before. */
  readonly reused: number;
}

/** The newest one before, where it can be read with the same passphrase; its files never change. */
async function findEarlier(
  target: string,
  passphrase: string | undefined,
): Promise<{ readonly backup: EarlierBackup; readonly cipher: BackupCipher | undefined } | undefined> {
  const name = (await backupsIn(target)).at(-1);
  if (name === undefined) return undefined;
  const folder = join(target, name);
  const read = await readManifest(folder, passphrase).catch(() => undefined);
  if (!read || (read.cipher === undefined) !== (passphrase === undefined)) return undefined;
  const entries = new Map(read.manifest.files.map((entry) => [entry.path, entry]));
  return { backup: { folder, entries }, cipher: read.cipher };
}

/** What has no row in the database yet, or no longer, does no harm: uploads are copied before the database and after it. */
async function copyFiles(writer: BackupWriter, store: ByteStore): Promise<void> {
  for await (const { name, size } of store.list()) {
    const path = `files/${name}`;
    if (writer.has(path) || (await writer.reuse(path, size))) continue;
    const stored = await store.read(name);
    // Removed since it was listed.
    if (!stored) continue;
    const bytes =
      stored.body instanceof Uint8Array
        ? Readable.from([stored.body])
        : Readable.fromWeb(stored.body as ReadableStream);
    await writer.stream(path, bytes);
  }
}

/** Keys and first passwords: the files that lie in the data folder itself. */
async function copySecrets(writer: BackupWriter, dataFolder: string): Promise<void> {
  for (const entry of await readdir(dataFolder, { withFileTypes: true }))
    if (entry.isFile() && !entry.name.startsWith('.'))
      await writer.file(`data/${entry.name}`, join(dataFolder, entry.name));
}

async function copyDatabase(
  writer: BackupWriter,
  { dataFolder, databaseUrl }: BackupOptions['settings'],
): Promise<Pick<Manifest, 'database' | 'log'>> {
  if (databaseUrl !== undefined) return { database: 'elsewhere' };
  const folder = join(dataFolder, 'database');
  if (await stat(join(folder, 'pglite')).catch(() => undefined))
    throw new BackupError(
      `The database in ${folder} is PGlite's, which cannot be copied while it may run. Stop the server, and copy the data folder.`,
    );
  const inside = (path: string): string => `database/${path}`;
  const cluster = join(folder, 'postgres');
  const archive = await readArchiveId(cluster);
  const { firstSegment: first } = await copyCluster(cluster, {
    folder: (path) => writer.folder(inside(path)),
    file: (path, source) => writer.file(inside(path), source),
    text: (path, text) => writer.text(inside(path), text),
  }).catch((cause: unknown) => {
    throw cause instanceof DataFolderError ? new BackupError(cause.message, { cause }) : cause;
  });
  // Another run of the log, begun meanwhile, does not lead on from here.
  const isSame = archive !== undefined && archive === (await readArchiveId(cluster));
  return { database: 'embedded', ...(isSame && first && { log: { archive, first } }) };
}

/**
 * Copies an installation while it runs: database, uploads, keys. What is made of uploads and drawings is left out, since it is
 * made again. The copy has another name until it is complete.
 */
export async function createBackup(options: BackupOptions): Promise<CreatedBackup> {
  const { settings, files, target, passphrase, release, now } = options;
  await mkdir(target, { recursive: true, mode: 0o700 });
  const started = now();
  const folder = join(target, backupNameAt(started));
  const part = folder + partSuffix;
  if (await stat(folder).catch(() => undefined)) throw new BackupError(`${folder} is there already.`);
  const earlier = await findEarlier(target, passphrase);
  const cipher = passphrase === undefined ? undefined : (earlier?.cipher ?? createCipher(passphrase));
  // Made by this alone: two at the same second would write into each other's files.
  await mkdir(part, { mode: 0o700 }).catch((cause: unknown) => {
    throw new BackupError(`${part} is in the way: another backup runs, or was ended. Remove it.`, { cause });
  });
  try {
    const writer = createBackupWriter(part, cipher, earlier?.backup);
    await copyFiles(writer, files);
    const copied = await copyDatabase(writer, settings);
    await copyFiles(writer, files);
    await copySecrets(writer, settings.dataFolder);
    const manifest: Manifest = {
      format: 1,
      begun: started.toISOString(),
      ended: now().toISOString(),
      release,
      ...copied,
      salt: cipher?.salt ?? null,
      folders: [...writer.folders],
      files: [...writer.files],
    };
    await createBackupWriter(part, undefined, undefined).text(manifestName, manifestText(manifest, cipher));
    await rename(part, folder);
    return { folder, manifest, reused: writer.reused };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** Removes the log and the archived uploads that none of these backups needs; none where one of them cannot be read. */
async function removeUnneededLog(
  target: string,
  names: readonly string[],
  passphrase: string | undefined,
  dataFolder: string,
): Promise<void> {
  const needed: NeededLog[] = [];
  for (const name of names) {
    const read = await readManifest(join(target, name), passphrase).catch(() => undefined);
    if (!read) return;
    if (read.manifest.log) needed.push(read.manifest.log);
  }
  await removeOldLog(target, needed, await readArchiveId(join(dataFolder, 'database/postgres')));
  await removeOldUploads(target);
}

/** As long as no backup takes. */
const abandoned = 2 * 24 * 3_600_000;

/** What processes have left that were killed while they wrote a backup. */
async function removeAbandoned(target: string, now: Date): Promise<void> {
  const before = backupNameAt(new Date(now.getTime() - abandoned)) + partSuffix;
  const names = (await readdir(target)).filter((name) => name.endsWith(partSuffix) && name < before);
  for (const name of names) await rm(join(target, name), { recursive: true });
}

/**
 * Removes all but the newest backups of a folder, the log and the uploads that only those needed, and what was broken off days
 * ago; answers the names of the backups.
 */
export async function removeOldBackups(
  target: string,
  keep: number,
  passphrase: string | undefined,
  dataFolder: string,
  now = new Date(),
): Promise<readonly string[]> {
  await removeAbandoned(target, now);
  const names = await backupsIn(target);
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(target, name), { recursive: true });
  await removeUnneededLog(target, names.slice(old.length), passphrase, dataFolder);
  return old;
}
