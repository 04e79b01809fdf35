import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './build-lock.ts';

const program = join(import.meta.dirname, 'locking.fixture.ts');
const patience = 60_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relab-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function locking(name: string, milliseconds: number): ChildProcess {
  const args = [program, join(folder, 'lock'), join(folder, 'log'), name, String(milliseconds)];
  return spawn(process.execPath, args, { stdio: 'inherit' });
}

const log = async (): Promise<string[]> =>
  (await readFile(join(folder, 'log'), 'utf8').catch(() => '')).trim().split('\n');

test('of three processes with one lock each works alone', { timeout: patience }, async () => {
  const children = ['a', 'b', 'c'].map((name) => locking(name, 300));
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
  expect(codes).toEqual([0, 0, 0]);
  const lines = await log();
  expect(lines).toHaveLength(6);
  for (const [index, line] of lines.entries())
    if (index % 2 === 1) expect(line).toBe(lines[index - 1]?.replace('begins', 'ends'));
});

test('a killed process leaves no lock behind, and whoever waits goes on', { timeout: patience }, async () => {
  const killed = locking('killed', 600_000);
  await expect.poll(log, { timeout: patience }).toEqual(['killed begins']);
  const next = locking('next', 0);
  killed.kill('SIGKILL');
  expect((await once(next, 'exit'))[0]).toBe(0);
  expect(await log()).toEqual(['killed begins', 'next begins', 'next ends']);
});

test('work that fails gives the lock back', async () => {
  const file = join(folder, 'lock');
  await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await withLock(file, async () => 'done')).toBe('done');
});
