import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPassword, readSecret, StoredSecretError } from './stored-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relab-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a secret is made with its folder, once, long, and readable by its owner alone', async () => {
  const deep = join(folder, 'not/there/yet');
  const secret = await readSecret(deep);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(await readSecret(deep)).toBe(secret);
  expect(await readFile(join(deep, 'secret'), 'utf8')).toBe(secret);
  expect((await stat(join(deep, 'secret'))).mode & 0o077).toBe(0);
});

test('two starts at once agree on one secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => readSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
});

test('a secret that was cut is not used and not replaced', async () => {
  await writeFile(join(folder, 'secret'), 'short');
  await expect(readSecret(folder)).rejects.toThrow(StoredSecretError);
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('short');
});

test('each name has a password of its own, and an empty file is an error of one sentence', async () => {
  const first = await readPassword(folder, 'first-password');
  const other = await readPassword(folder, 'other-password');
  expect(first.password).not.toBe(other.password);
  expect(first.password.length).toBeGreaterThanOrEqual(24);
  await writeFile(first.path, '');
  await expect(readPassword(folder, 'first-password')).rejects.toThrow(
    `The file ${first.path} does not hold a password.`,
  );
});
