import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolder } from '@relab/server/storage';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { backupNameAt } from './backup-names.ts';
import { createLogStore, logRun } from './log-store.ts';
import {
  archivedUploads,
  createUploadArchive,
  removeOldUploads,
  uploadsArchivedAt,
} from './upload-archive.ts';

const id = '0123456789abcdef';
const hour = 3_600_000;
let backups: string;
let store: string;

beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'relab-uploads-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  [backups, store] = [join(root, 'backups'), join(root, 'files')];
  await createLogStore(backups, undefined).begin(id);
});

const upload = async (name: string, at = new Date()): Promise<void> => {
  await openFolder(store).write(name, new TextEncoder().encode(name), 'text/plain');
  await utimes(join(store, name), at, at);
};
const root = (): string => archivedUploads(logRun(backups, id));
const archived = async (): Promise<readonly string[]> => {
  const names: string[] = [];
  for await (const { name } of openFolder(root()).list()) names.push(name);
  return names.sort();
};
const backUpAt = (at: number): Promise<string | undefined> =>
  mkdir(join(backups, backupNameAt(new Date(at))), { recursive: true });

test('new uploads alone are stored, also where one was added to a folder just looked at', async () => {
  await upload('ab/before', new Date(Date.now() - 24 * hour));
  await upload('ab/first');
  const archive = createUploadArchive(store, backups, undefined);
  expect(await uploadsArchivedAt(backups)).toBeUndefined();
  await archive.archive(id);
  expect(await archived()).toEqual(['ab/first']);
  const { ino } = await stat(join(root(), 'ab/first'));
  await upload('ab/second');
  await archive.archive(id);
  await upload('cd/third');
  await archive.archive(id);
  await openFolder(store).remove('ab/first');
  await archive.archive(id);
  expect(await archived()).toEqual(['ab/first', 'ab/second', 'cd/third']);
  expect((await stat(join(root(), 'ab/first'))).ino).toBe(ino);
  expect(await uploadsArchivedAt(backups)).toBeInstanceOf(Date);
});

test('one that cannot be stored keeps no other from it, and is stored later', async () => {
  await upload('ab/one');
  await upload('ab/two');
  await upload('cd/three');
  await mkdir(join(root(), 'ab/one.part'), { recursive: true });
  const archive = createUploadArchive(store, backups, undefined);
  const longAgo = new Date('2026-01-01T00:00:00Z');
  const mark = join(logRun(backups, id), 'uploads-archived');
  await writeFile(mark, '');
  await utimes(mark, longAgo, longAgo);
  await expect(archive.archive(id)).rejects.toThrow(/EISDIR/);
  expect(await uploadsArchivedAt(backups)).toEqual(longAgo);
  expect(await archived()).toEqual(['ab/two', 'cd/three']);
  await rm(join(root(), 'ab/one.part'), { recursive: true });
  await archive.archive(id);
  expect(await archived()).toEqual(['ab/one', 'ab/two', 'cd/three']);
});

test('a store without uploads is archived, and a run that is gone is an error', async () => {
  const archive = createUploadArchive(store, backups, undefined);
  await archive.archive(id);
  expect(await archived()).toEqual([]);
  await rm(join(backups, 'log'), { recursive: true });
  await expect(createUploadArchive(store, backups, undefined).archive(id)).rejects.toThrow(
    /its about.json is missing/,
  );
});

test('what the oldest backup has is removed, and not stored again', async () => {
  // As an earlier release began it.
  await writeFile(
    join(logRun(backups, id), 'about.json'),
    JSON.stringify({ format: 1, salt: null, signature: null }),
  );
  // Not of ours, and a run that cannot be read: neither is in the way.
  await writeFile(join(backups, 'log/notes'), '');
  await mkdir(join(backups, 'log/unreadable/uploads/ab'), { recursive: true });
  const now = Date.now();
  await backUpAt(now - 50 * hour);
  await upload('ab/old', new Date(now - 40 * hour));
  await upload('cd/new', new Date(now - 10 * hour));
  const archive = createUploadArchive(store, backups, undefined);
  await archive.archive(id);
  await removeOldUploads(backups);
  expect(await archived()).toEqual(['ab/old', 'cd/new']);
  for (const name of await readdir(backups))
    if (name !== 'log') await rm(join(backups, name), { recursive: true });
  await backUpAt(now - 20 * hour);
  await removeOldUploads(backups);
  expect(await archived()).toEqual(['cd/new']);
  await createUploadArchive(store, backups, undefined).archive(id);
  expect(await archived()).toEqual(['cd/new']);
});
