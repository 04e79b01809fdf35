import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'relab-static-'));
  folder = join(root, '.hidden/client');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets/a.js'), 'plain');
  await writeFile(join(folder, 'assets/a.js.br'), 'small');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await writeFile(join(root, '.hidden/secret.js'), 'secret');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://relab.example${path}`, { headers, method });

test('serves what the build made, also where the project lies in a hidden folder', async () => {
  const files = await staticFiles(folder);
  const response = await files(ask('/assets/a.js'));
  expect(await response?.text()).toBe('plain');
  expect(response?.headers.get('cache-control')).toContain('immutable');
});

test('takes the compressed file where the visitor does', async () => {
  const files = await staticFiles(folder);
  const response = await files(ask('/assets/a.js', { 'accept-encoding': 'gzip, br' }));
  expect(response?.headers.get('content-encoding')).toBe('br');
  expect(await response?.text()).toBe('small');
});

test.each([['/.vite/manifest.json'], ['/../secret.js'], ['/%2e%2e/secret.js'], ['/assets'], ['/nothing.js']])(
  '%s is none of its files',
  async (path) => {
    const files = await staticFiles(folder);
    expect(await files(ask(path))).toBeUndefined();
  },
);

test('a file that a newer build took away is not there; a form is not for files', async () => {
  const files = await staticFiles(folder);
  expect(await files(ask('/assets/a.js', {}, 'POST'))).toBeUndefined();
  await unlink(join(folder, 'assets/a.js'));
  expect(await files(ask('/assets/a.js'))).toBeUndefined();
});
