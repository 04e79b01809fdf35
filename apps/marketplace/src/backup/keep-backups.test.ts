import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCipher } from './cipher.ts';
import { type BackupRun, keepBackups } from './keep-backups.ts';
import { manifestName, manifestText } from './manifest.ts';
import type { Repeated } from './repeat.ts';

const hour = 3_600_000;
/** A machine that does something else too. */
const patient = { timeout: 20_000 };
let root: string;
let clock: number;
let kept: Repeated | undefined;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'relab-keep-'));
  clock = Date.parse('2026-11-28T12:00:00Z');
});
afterEach(async () => {
  await kept?.stop();
  kept = undefined;
  await rm(root, { recursive: true, force: true });
});

const nameNow = (): string => `${new Date(clock).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** A backup of nothing, as of now. */
async function writeBackup(passphrase: string | undefined): Promise<string> {
  const folder = join(root, 'backups', nameNow());
  const cipher = passphrase === undefined ? undefined : createCipher(passphrase);
  const begun = new Date(clock).toISOString();
  const manifest = {
    begun,
    release: '1',
    folders: [],
    files: [],
    format: 1 as const,
    database: 'elsewhere' as const,
  };
  await mkdir(folder, { recursive: true });
  const text = manifestText({ ...manifest, salt: cipher?.salt ?? null }, cipher);
  await writeFile(join(folder, manifestName), text);
  return folder;
}

/** What makes a folder as a backup does, or fails as one does. */
async function keeper(outcome: () => BackupRun = () => ({ code: 0, output: 'done\n' }), passphrase?: string) {
  const mails: string[] = [];
  const lines: string[] = [];
  let runs = 0;
  kept = await keepBackups({
    schedule: { folder: join(root, 'backups'), interval: 24 * hour, keep: 2, passphrase },
    cluster: undefined,
    uploads: undefined,
    notify: async (subject) => void mails.push(subject),
    log: (line) => void lines.push(line),
    now: () => new Date(clock),
    look: 1,
    async run() {
      runs += 1;
      const result = outcome();
      if (result.code === 0) await writeBackup(passphrase);
      return result;
    },
  });
  const looks = async (): Promise<void> => {
    for (let n = 0; n < 20; n++) await new Promise((resolve) => setTimeout(resolve, 2));
  };
  return { mails, lines, looks, runs: () => runs };
}

test('a backup is made at once where there is none, and then when its time has come', async () => {
  const { runs, looks, mails } = await keeper();
  await expect.poll(runs, patient).toBe(1);
  clock += 23 * hour;
  await looks();
  expect(runs()).toBe(1);
  clock += hour;
  await expect.poll(runs, patient).toBe(2);
  expect(mails).toEqual([]);
});

test('one that failed is said once, tried again after an hour, and said to work again', async () => {
  let works = false;
  const { runs, looks, mails, lines } = await keeper(() =>
    works ? { code: 0, output: 'done' } : { code: 1, output: 'The disk is full.' },
  );
  await expect.poll(runs, patient).toBe(1);
  await looks();
  expect(runs()).toBe(1);
  clock += hour;
  await expect.poll(runs, patient).toBe(2);
  works = true;
  clock += hour;
  await expect.poll(() => mails, patient).toEqual(['The backup failed', 'The backup works again']);
  expect(runs()).toBe(3);
  expect(lines).toContain('The backup failed: The disk is full.');
});

test('one under another passphrase, or damaged, counts as due at once, and is said once', async () => {
  const folder = await writeBackup('the passphrase of before');
  clock += 60_000;
  const { runs, looks, mails, lines } = await keeper(undefined, 'the passphrase of now on');
  await expect.poll(runs, patient).toBe(1);
  await looks();
  expect(runs()).toBe(1);
  expect(mails).toEqual([]);
  expect(lines.filter((line) => line.includes('cannot be read'))).toEqual([
    `The backup ${basename(folder)} cannot be read and does not count: RELAB_BACKUP_KEY is not the passphrase of this backup, or ${join(folder, manifestName)} was changed. A full one is made instead.`,
  ]);
  await writeFile(join(root, 'backups', nameNow(), manifestName), '{');
  clock += 60_000;
  await expect.poll(runs, patient).toBe(2);
  expect(lines.filter((line) => line.includes('is damaged'))).toHaveLength(1);
});

test('an unreadable one of the future does not have a backup made each minute', async () => {
  clock += 48 * hour;
  await writeFile(join(await writeBackup(undefined), manifestName), '{');
  clock -= 48 * hour;
  const { runs, looks } = await keeper();
  await expect.poll(runs, patient).toBe(1);
  await looks();
  clock += 60_000;
  await looks();
  expect(runs()).toBe(1);
});

test('a folder that cannot be made is said in one sentence at the start', async () => {
  await writeFile(join(root, 'backups'), 'a file');
  await expect(keeper()).rejects.toThrow(/^RELAB_BACKUP_FOLDER: .+ cannot be made/);
});
