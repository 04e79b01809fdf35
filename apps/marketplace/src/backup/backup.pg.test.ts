import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from '@relab/database';
import { type ByteStore, openFolder } from '@relab/server/storage';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackupError } from './backup-error.ts';
import { checkRestored } from './check-restored.ts';
import { type CreatedBackup, createBackup, removeOldBackups } from './create-backup.ts';
import {
  createInstallation,
  openInstallation,
  passphrase,
  type TestInstallation,
} from './installation.fixture.ts';
import { manifestName } from './manifest.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';

let installation: TestInstallation;
let root: string;
let dataFolder: string;
let target: string;
let files: ByteStore;
let clock: number;

beforeEach(async () => {
  installation = await createInstallation();
  ({ root, dataFolder, backups: target } = installation);
  files = openFolder(join(dataFolder, 'files'));
  clock = Date.parse('2026-11-28T12:00:00Z');
});
afterEach(() => installation.remove());

const open = (folder = dataFolder): Promise<OpenDatabase> => openInstallation(folder);

const numbersIn = async ({ pool }: OpenDatabase): Promise<readonly number[]> =>
  (await pool.query<{ n: number }>('select n from numbers order by n')).rows.map(({ n }) => n);

const upload = (name: string, text: string) =>
  files.write(name, new TextEncoder().encode(text), 'text/plain');

const nextSecond = (): number => {
  clock += 1000;
  return clock;
};

const backUp = (options: { passphrase?: string; databaseUrl?: string } = {}): Promise<CreatedBackup> =>
  createBackup({
    settings: { dataFolder, databaseUrl: options.databaseUrl },
    files,
    target,
    passphrase: options.passphrase,
    release: '0.1.0',
    now: () => new Date(nextSecond()),
  });

/** Without a database, which most of what goes wrong is not about. */
const backUpFiles = (key?: string): Promise<CreatedBackup> =>
  backUp({ databaseUrl: 'postgresql://elsewhere', ...(key === undefined ? {} : { passphrase: key }) });

test('a database that is written to is copied with all that was confirmed before, and starts on the copy', async () => {
  const opened = await open();
  await opened.pool.query('create table numbers (n int primary key)');
  let confirmed = 0;
  let isWriting = true;
  const writing = (async () => {
    for (let n = 1; isWriting; n++) {
      await opened.pool.query('insert into numbers values ($1)', [n]);
      confirmed = n;
    }
  })();
  await expect.poll(() => confirmed, { timeout: 30_000 }).toBeGreaterThan(200);
  await upload('ab/photo', 'a photo');
  const before = confirmed;
  const { folder, manifest } = await backUp();
  isWriting = false;
  await writing;
  expect(manifest).toMatchObject({ database: 'embedded', salt: null, release: '0.1.0' });
  await opened.close();

  const restored = join(root, 'restored');
  await restoreBackup(folder, restored, undefined);
  const numbers = await numbersIn(await open(restored));
  expect(numbers.length).toBeGreaterThanOrEqual(before);
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => at + 1));
  expect(await readFile(join(restored, 'files/ab/photo'), 'utf8')).toBe('a photo');
  expect(await readFile(join(restored, 'secret'), 'utf8')).toBe('the secret of this installation');
  expect((await stat(join(restored, 'secret'))).mode & 0o077).toBe(0);
}, 60_000);

test('a database that is not running is copied, and a check counts its rows', async () => {
  const opened = await open();
  await opened.pool.query('create table numbers as select generate_series(1, 1234) as n');
  await opened.close();
  const { folder } = await backUp({ passphrase });
  const { rows } = await checkRestored(folder, passphrase);
  expect(rows).toEqual(new Map([['numbers', 1234]]));
  expect((await numbersIn(await open())).length).toBe(1234);
}, 60_000);

test('uploads that the backup before has are taken from it, and outlive it', async () => {
  await upload('ab/first', 'first');
  const first = await backUpFiles();
  await upload('cd/second', 'second');
  await files.remove('ab/first');
  await upload('ab/third', 'third');
  const second = await backUpFiles();
  expect(second.manifest.files.map(({ path }) => path).sort()).toEqual([
    'data/secret',
    'files/ab/third',
    'files/cd/second',
  ]);
  expect(second.reused).toBe(0);
  const third = await backUpFiles();
  expect(third.reused).toBe(2);
  expect(await removeOldBackups(target, 1, undefined, dataFolder)).toEqual(
    [first, second].map(({ folder }) => folder.split('/').at(-1)),
  );
  await checkBackup(third.folder, undefined);
});

test('with a passphrase nothing can be read without it', async () => {
  await upload('ab/letter', 'for nobody else');
  const { folder, manifest } = await backUpFiles(passphrase);
  expect(manifest.salt).not.toBeNull();
  for (const { path } of manifest.files)
    expect(await readFile(join(folder, path), 'latin1')).not.toMatch(/nobody else|the secret/);
  await expect(checkBackup(folder, undefined)).rejects.toThrow('set RELAB_BACKUP_KEY');
  await expect(checkBackup(folder, 'another passphrase, also long')).rejects.toThrow('is not the passphrase');
  await expect(backUpFiles('short')).rejects.toThrow('20 characters or more');
  const again = await backUpFiles(passphrase);
  expect(again.reused).toBe(1);
  await restoreBackup(again.folder, join(root, 'restored'), passphrase);
  expect(await readFile(join(root, 'restored/files/ab/letter'), 'utf8')).toBe('for nobody else');
});

test('a folder that holds the erasures of people alone is restored into, and keeps them', async () => {
  await writeFile(join(dataFolder, 'erasures'), 'before\n');
  const { folder } = await backUpFiles();
  const restored = join(root, 'restored');
  await mkdir(restored);
  await writeFile(join(restored, 'erasures'), 'before\nsince\n');
  await restoreBackup(folder, restored, undefined);
  expect(await readFile(join(restored, 'erasures'), 'utf8')).toBe('before\nsince\n');
});

test.each([undefined, passphrase])('what was damaged or changed is found (passphrase: %s)', async (key) => {
  await upload('ab/letter', 'x'.repeat(1_000));
  const { folder } = await backUpFiles(key);
  const letter = join(folder, 'files/ab/letter');
  const bytes = await readFile(letter);
  const restored = join(root, 'restored');
  const attempt = () => restoreBackup(folder, restored, key);

  await writeFile(letter, bytes.with(500, (bytes[500] ?? 0) ^ 1));
  await expect(attempt()).rejects.toThrow(BackupError);
  await writeFile(letter, bytes);
  await truncate(letter, 10);
  await expect(attempt()).rejects.toThrow(BackupError);
  await rm(letter);
  await expect(attempt()).rejects.toThrow('cannot be read');
  expect((await readdir(root)).sort()).toEqual(['backups', 'data']);
  await writeFile(letter, bytes);
  await attempt();
});

test('a manifest that was changed is not believed, and leads nowhere else', async () => {
  await upload('ab/letter', 'text');
  const signed = await backUpFiles(passphrase);
  const signedFile = join(signed.folder, manifestName);
  await writeFile(signedFile, (await readFile(signedFile, 'utf8')).replace('ab/letter', 'ab/lettex'));
  await expect(checkBackup(signed.folder, passphrase)).rejects.toThrow('was changed');

  const plain = await backUpFiles();
  const plainFile = join(plain.folder, manifestName);
  const text = await readFile(plainFile, 'utf8');
  for (const path of ['../../outside', '/etc/passwd', 'files/../../outside', 'files//x']) {
    await writeFile(plainFile, text.replace('files/ab/letter', path));
    await expect(restoreBackup(plain.folder, join(root, 'restored'), undefined)).rejects.toThrow(
      'is damaged, or of a later release',
    );
  }
  await writeFile(plainFile, '{');
  await expect(checkBackup(plain.folder, undefined)).rejects.toThrow('is damaged');
});

test('nothing is written over: not a data folder in use, not what another backup is about to write', async () => {
  const { folder } = await backUpFiles();
  await expect(restoreBackup(folder, dataFolder, undefined)).rejects.toThrow('is not empty');
  await expect(checkBackup(root, undefined)).rejects.toThrow('is no backup');
  const name = '2026-11-28T12-00-03Z';
  clock = Date.parse('2026-11-28T12:00:02Z');
  await mkdir(join(target, `${name}.part`));
  await expect(backUpFiles()).rejects.toThrow('is in the way');
});

test('a backup that fails leaves nothing behind', async () => {
  const failing: ByteStore = {
    ...files,
    list: () => {
      throw new Error('The bucket is away.');
    },
  };
  files = failing;
  await expect(backUpFiles()).rejects.toThrow('The bucket is away.');
  expect(await readdir(target)).toEqual([]);
});

test('without a database in the folder there is no backup of one', async () => {
  await expect(backUp()).rejects.toThrow('There is no database in');
});
