import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingError } from '../settings.ts';
import { prepareDataFolder, prepareMediaFolder, readFirstPassword, readSecret } from './data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relab-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder is made, with those above it', async () => {
  const deep = join(folder, 'a/b');
  await prepareDataFolder(deep);
  expect((await stat(deep)).isDirectory()).toBe(true);
});

test('a path that is no folder is an error of one sentence that names it', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(prepareDataFolder(file)).rejects.toThrow(SettingError);
  await expect(prepareDataFolder(join(file, 'below'))).rejects.toThrow(/cannot be written.*RELAB_DATA/);
  await expect(prepareMediaFolder(file)).rejects.toThrow(
    /^The media folder .* cannot be written.*RELAB_MEDIA_FOLDER/,
  );
});

test('the key is made once, kept, long, and readable by its owner alone', async () => {
  const secret = await readSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(await readSecret(folder)).toBe(secret);
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(secret);
  expect((await stat(join(folder, 'secret'))).mode & 0o077).toBe(0);
});

test('two starts at once agree on one key', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => readSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
});

test('a damaged key is not used and not replaced', async () => {
  await writeFile(join(folder, 'secret'), 'short');
  await expect(readSecret(folder)).rejects.toThrow(SettingError);
});

test('an empty password file is an error of one sentence, and another is made once it is removed', async () => {
  const path = join(folder, 'first-password');
  await writeFile(path, '');
  await expect(readFirstPassword(folder)).rejects.toThrow(`The file ${path} does not hold a password.`);
  await rm(path);
  const { password } = await readFirstPassword(folder);
  expect(password.length).toBeGreaterThanOrEqual(24);
  expect((await readFirstPassword(folder)).password).toBe(password);
});
