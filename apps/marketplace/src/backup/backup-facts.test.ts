import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchBackups } from './backup-facts.ts';

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'relab-backups-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, interval: 3_600_000, keep: 2, passphrase: undefined };
}

test('the newest complete backup the newest piece of the log and the last look at uploads are found', async () => {
  const schedule = await openFolder();
  for (const name of ['2026-11-26T02-00-00Z', '2026-11-27T02-00-00Z', '2026-11-28T02-00-00Z.part'])
    await mkdir(join(schedule.folder, name));
  const piece = async (run: string, name: string, time: string) => {
    await mkdir(join(schedule.folder, 'log', run), { recursive: true });
    const file = join(schedule.folder, 'log', run, name);
    await writeFile(file, '');
    await utimes(file, new Date(time), new Date(time));
  };
  await piece('before', '0000000100000000000000FF.gz', '2026-11-20T00:00:00Z');
  await piece('now', '000000010000000000000001.gz', '2026-11-27T10:00:00Z');
  await piece('now', '000000010000000000000002.gz', '2026-11-27T10:01:00Z');
  await piece('now', '000000010000000000000003.gz.part', '2026-11-27T10:02:00Z');
  await piece('before', 'uploads-archived', '2026-11-20T00:00:00Z');
  await piece('now', 'uploads-archived', '2026-11-27T10:01:30Z');
  expect(await watchBackups(schedule)()).toEqual({
    newestAt: '2026-11-27T02:00:00.000Z',
    interval: 3_600,
    isReadable: true,
    logArchivedAt: '2026-11-27T10:01:00.000Z',
    uploadsArchivedAt: '2026-11-27T10:01:30.000Z',
  });
});

test('a folder without backups has none, and one that is away cannot be read', async () => {
  const schedule = await openFolder();
  expect(await watchBackups(schedule)()).toMatchObject({
    newestAt: null,
    isReadable: true,
    logArchivedAt: null,
    uploadsArchivedAt: null,
  });
  await rm(schedule.folder, { recursive: true });
  expect(await watchBackups(schedule)()).toMatchObject({ newestAt: null, isReadable: false });
});
