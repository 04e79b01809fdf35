import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BackupRun, keepBackups } from './keep-backups.ts';
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

/** What makes a folder as a backup does, or fails as one does. */
async function keeper(outcome: () => BackupRun = () => ({ code: 0, output: 'done\n' })) {
  const mails: string[] = [];
  const lines: string[] = [];
  let runs = 0;
  kept = await keepBackups({
    schedule: { folder: join(root, 'backups'), interval: 24 * hour, keep: 2, passphrase: undefined },
    cluster: undefined,
    notify: async (subject) => void mails.push(subject),
    log: (line) => void lines.push(line),
    now: () => new Date(clock),
    look: 1,
    async run() {
      runs += 1;
      const result = outcome();
      if (result.code === 0) await mkdir(join(root, 'backups', nameNow()));
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

test('a folder that cannot be made is said in one sentence at the start', async () => {
  await writeFile(join(root, 'backups'), 'a file');
  await expect(keeper()).rejects.toThrow(/^RELAB_BACKUP_FOLDER: .+ cannot be made/);
});
