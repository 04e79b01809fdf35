import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenDatabase } from '@relab/database';
import { forgetLogArchive, type LogArchiver, openLogArchiver, readArchiveId } from '@relab/database/embedded';
import { createFolderStore } from '@relab/records/files';
import { openFolder } from '@relab/server/storage';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { BackupError } from './backup-error.ts';
import { checkRestored } from './check-restored.ts';
import { type CreatedBackup, createBackup, removeOldBackups } from './create-backup.ts';
import {
  createInstallation,
  openInstallation,
  passphrase,
  type TestInstallation,
} from './installation.fixture.ts';
import { keepBackups } from './keep-backups.ts';
import { createLogStore, logRun } from './log-store.ts';
import { findBackupBefore, type Moment, restoreBackup } from './restore-backup.ts';
import { archivedUploads, createUploadArchive, type UploadArchive } from './upload-archive.ts';

let installation: TestInstallation;
let root: string;
let dataFolder: string;
let backups: string;

beforeEach(async () => {
  installation = await createInstallation();
  ({ root, dataFolder, backups } = installation);
});
afterEach(() => installation.remove());

const open = (folder = dataFolder): Promise<OpenDatabase> => openInstallation(folder);

async function openWithNumbers(): Promise<OpenDatabase & { readonly archiver: LogArchiver }> {
  const opened = await open();
  await opened.pool.query('create table numbers (n int primary key)');
  return { ...opened, archiver: await archiverOf() };
}

const cluster = (folder = dataFolder): string => join(folder, 'database/postgres');
const archiverOf = (key: string | undefined = passphrase): Promise<LogArchiver> =>
  openLogArchiver(cluster(), createLogStore(backups, key));

const files = () => openFolder(join(dataFolder, 'files'));
const backUp = (key = passphrase): Promise<CreatedBackup> =>
  createBackup({
    settings: { dataFolder, databaseUrl: undefined },
    files: files(),
    target: backups,
    passphrase: key,
    release: '0.1.0',
    now: () => new Date(),
  });

const write = async ({ pool }: OpenDatabase, ...numbers: readonly number[]): Promise<Date> => {
  for (const n of numbers) await pool.query('insert into numbers values ($1)', [n]);
  await pause(20);
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  await pause(20);
  return rows[0]?.now ?? new Date(0);
};

async function numbersAt(moment: Moment, folder = backups): Promise<readonly number[]> {
  const target = join(root, `restored-${moment === 'latest' ? moment : moment.getTime()}`);
  const backup = await findBackupBefore(folder, moment, passphrase);
  await restoreBackup(backup, target, passphrase, moment);
  const opened = await open(target);
  const { rows } = await opened.pool.query<{ n: number }>('select n from numbers order by n');
  await opened.pool.query('insert into numbers values (1000)');
  await opened.close();
  return rows.map(({ n }) => n);
}

const nameOf = (id: string): string => {
  const hash = createHash('sha256').update(`${id}\n`).digest('hex').slice(0, 32);
  return `${hash.slice(0, 2)}/${hash}-${id}`;
};

/** Bytes first, then their row, as an upload of the server does. */
async function upload({ pool }: OpenDatabase, id: string, text: string): Promise<void> {
  await createFolderStore(join(dataFolder, 'files')).write(id, new TextEncoder().encode(text));
  await pool.query(
    'create table if not exists content_version (id text primary key, content_size numeric not null, checksum text not null)',
  );
  await pool.query('insert into content_version values ($1, $2, $3)', [
    id,
    text.length,
    createHash('sha256').update(text).digest('hex'),
  ]);
}

const archiveOf = (): UploadArchive => createUploadArchive(join(dataFolder, 'files'), backups, passphrase);

test('a database is brought to any moment after a backup, and is written to from there on', async () => {
  const opened = await openWithNumbers();
  await opened.archiver.archive();
  await write(opened, 1);
  await backUp();
  const second = await write(opened, 2);
  await opened.archiver.archive();
  const third = await write(opened, 3);
  await files().write('ab/photo', new TextEncoder().encode('a photo'), 'text/plain');
  await write(opened, 4);
  await opened.archiver.archive();
  // All of it is lost.
  await opened.close();
  await rm(dataFolder, { recursive: true });

  expect(await numbersAt(second)).toEqual([1, 2]);
  expect(await numbersAt(third)).toEqual([1, 2, 3]);
  expect(await numbersAt('latest')).toEqual([1, 2, 3, 4]);
}, 120_000);

test('uploads since the backup are there for the moment that they belong to, and for none before', async () => {
  const opened = await openWithNumbers();
  const uploads = archiveOf();
  const archive = () => opened.archiver.archive((run) => uploads.archive(run));
  await upload(opened, '068000000000001AAA', 'before the backup');
  await archive();
  await backUp();
  const before = await write(opened, 1);
  await upload(opened, '068000000000002AAA', 'after the backup');
  await archive();
  const between = await write(opened, 2);
  await archive();
  // Removed from the store; a restoration to the moment before needs it.
  await opened.pool.query("delete from content_version where id = '068000000000002AAA'");
  await rm(join(dataFolder, 'files', nameOf('068000000000002AAA')));
  await upload(opened, '068000000000003AAA', 'last');
  await write(opened, 3);
  await archive();
  await opened.close();
  await rm(dataFolder, { recursive: true });

  const filesAt = async (
    moment: Moment,
  ): Promise<readonly [string[], number | undefined, readonly string[]]> => {
    const target = join(root, `files-${moment === 'latest' ? moment : moment.getTime()}`);
    const backup = await findBackupBefore(backups, moment, passphrase);
    const { uploads: restored } = await restoreBackup(backup, target, passphrase, moment);
    const found: string[] = [];
    for await (const { name } of openFolder(join(target, 'files')).list())
      found.push(await readFile(join(target, 'files', name), 'utf8'));
    return [found.sort(), restored?.since, restored?.missing ?? []];
  };
  expect(await filesAt(before)).toEqual([['before the backup'], 0, []]);
  expect(await filesAt(between)).toEqual([['after the backup', 'before the backup'], 1, []]);
  expect(await filesAt('latest')).toEqual([['before the backup', 'last'], 1, []]);

  // What is encrypted and damaged is named, and keeps nobody from all else.
  const [id = ''] = await readdir(join(backups, 'log'));
  const stored = join(archivedUploads(logRun(backups, id)), nameOf('068000000000003AAA'));
  const bytes = await readFile(stored);
  expect(bytes.toString('latin1')).not.toContain('last');
  await writeFile(stored, bytes.with(14, (bytes[14] ?? 0) ^ 1));
  await rm(join(root, 'files-latest'), { recursive: true });
  expect(await filesAt('latest')).toEqual([['before the backup'], 0, [nameOf('068000000000003AAA')]]);
}, 240_000);

test('uploads are stored before the log, and one that cannot be does not hold the log up', async () => {
  const opened = await openWithNumbers();
  await opened.archiver.archive();
  const pieces = async (): Promise<number> => {
    const [id = ''] = await readdir(join(backups, 'log'));
    return (await readdir(logRun(backups, id))).filter((name) => name.endsWith('.gz')).length;
  };
  const stored = await pieces();
  await write(opened, 1);
  let storedThen = -1;
  await opened.archiver.archive(async () => {
    storedThen = await pieces();
  });
  expect(storedThen).toBe(stored);
  expect(await pieces()).toBeGreaterThan(stored);

  const id = '068000000000001AAA';
  const [run = ''] = await readdir(join(backups, 'log'));
  const inTheWay = join(archivedUploads(logRun(backups, run)), `${nameOf(id)}.part`);
  await mkdir(inTheWay, { recursive: true });
  await upload(opened, id, 'a photo');
  const before = await pieces();
  const lines: string[] = [];
  const keeper = await keepBackups({
    schedule: { folder: backups, interval: 3_600_000, keep: 2, passphrase },
    ...{ cluster: cluster(), uploads: join(dataFolder, 'files'), look: 100 },
    run: async () => ({ code: 0, output: '' }),
    notify: async () => undefined,
    log: (line) => void lines.push(line),
    now: () => new Date(),
  });
  onTestFinished(() => keeper.stop());
  await expect.poll(pieces, { timeout: 30_000 }).toBeGreaterThan(before);
  await expect
    .poll(() => lines, { timeout: 30_000 })
    .toContainEqual(expect.stringContaining('Uploads cannot be archived: EISDIR'));
  await rm(inTheWay, { recursive: true });
  await expect.poll(() => lines, { timeout: 30_000 }).toContain('Uploads are archived again.');
  await keeper.stop();
}, 120_000);

test('a later backup under another passphrase is in nobody’s way, and is named where its uploads are missing', async () => {
  const opened = await openWithNumbers();
  await opened.archiver.archive();
  await backUp();
  await upload(opened, '068000000000001AAA', 'a photo');
  const moment = await write(opened, 1);
  await write(opened, 2);
  await opened.archiver.archive();
  await pause(1000);
  const later = await backUp('quite another passphrase');
  expect(later.reused).toBe(0);
  await opened.close();
  const target = join(root, 'restored');
  const backup = await findBackupBefore(backups, moment, passphrase);
  const { uploads } = await restoreBackup(backup, target, passphrase, moment);
  expect(uploads).toEqual({
    ...{ named: 1, since: 0, missing: [nameOf('068000000000001AAA')] },
    unread: [expect.stringContaining(`${later.folder}: RELAB_BACKUP_KEY is not the passphrase`)],
  });
  await expect(findBackupBefore(backups, 'latest', passphrase)).rejects.toThrow(later.folder);
}, 120_000);

test('a moment to which no log leads is refused, and nothing is left', async () => {
  const opened = await openWithNumbers();
  await opened.archiver.archive();
  const before = new Date();
  await pause(20);
  const { folder } = await backUp();
  await write(opened, 1);
  await opened.archiver.archive();
  await opened.close();
  await expect(findBackupBefore(backups, before, passphrase)).rejects.toThrow(/No backup in .+ was complete/);
  const later = new Date(Date.now() + 3_600_000);
  const restored = join(root, 'restored');
  await expect(restoreBackup(folder, restored, passphrase, later)).rejects.toThrow(
    /The log does not lead to .+: it ends earlier, or has a gap/,
  );
  expect((await readdir(root)).sort()).toEqual(['backups', 'data']);
  await expect(restoreBackup(folder, restored, 'another passphrase entirely', 'latest')).rejects.toThrow(
    BackupError,
  );
}, 120_000);

test('what cannot be stored is stored later, once each', async () => {
  const opened = await openWithNumbers();
  await opened.archiver.archive();
  await backUp();
  const [id = ''] = await readdir(join(backups, 'log'));
  await write(opened, 1);
  // Something stands in the way of the next file.
  const { rows } = await opened.pool.query<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as name',
  );
  const blocked = join(logRun(backups, id), `${rows[0]?.name}.gz.part`);
  await mkdir(blocked);
  await expect(opened.archiver.archive()).rejects.toThrow(/EISDIR/);
  await write(opened, 2);
  await rm(blocked, { recursive: true });
  await opened.archiver.archive();
  await opened.archiver.archive();
  expect(await readdir(join(backups, 'log'))).toEqual([id]);
  await opened.close();
  const checked = await checkRestored(
    await findBackupBefore(backups, 'latest', passphrase),
    passphrase,
    'latest',
  );
  expect(checked.rows?.get('numbers')).toBe(2);
  expect(checked.last).toBeInstanceOf(Date);
}, 120_000);

test('a database that was put back, and another passphrase, begin a log of their own', async () => {
  const opened = await openWithNumbers();
  await opened.archiver.archive();
  const { folder } = await backUp();
  await opened.archiver.archive();
  const first = await readArchiveId(cluster());
  await (await archiverOf('quite another passphrase')).archive();
  expect(await readArchiveId(cluster())).not.toBe(first);
  await opened.close();
  await rm(dataFolder, { recursive: true });
  await restoreBackup(folder, dataFolder, passphrase);
  expect(await readArchiveId(cluster())).toBeUndefined();
  await open();
  await (await archiverOf()).archive();
  expect(await readdir(join(backups, 'log'))).toHaveLength(3);
}, 120_000);

test('log that no backup needs is removed, and the server retains none that nobody archives', async () => {
  const opened = await openWithNumbers();
  for (const n of [1, 2, 3]) {
    await write(opened, n);
    await opened.archiver.archive();
    await backUp();
    await pause(1000);
  }
  const id = (await readArchiveId(cluster())) ?? '';
  const piecesBefore = await readdir(logRun(backups, id));
  await removeOldBackups(backups, 1, passphrase, dataFolder);
  const pieces = await readdir(logRun(backups, id));
  expect(pieces.length).toBeLessThan(piecesBefore.length);
  const last = await findBackupBefore(backups, 'latest', passphrase);
  expect((await checkRestored(last, passphrase, 'latest')).rows?.get('numbers')).toBe(3);

  const slots = 'select count(*)::int as count from pg_replication_slots';
  expect((await opened.pool.query<{ count: number }>(slots)).rows).toEqual([{ count: 1 }]);
  await forgetLogArchive(cluster());
  expect((await opened.pool.query<{ count: number }>(slots)).rows).toEqual([{ count: 0 }]);
}, 120_000);
