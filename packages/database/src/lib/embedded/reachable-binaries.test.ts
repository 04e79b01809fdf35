import { chmod, mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reachableBinaries } from './reachable-binaries.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'relab-binaries-'));
  await chmod(root, 0o755);
  await mkdir(join(root, 'packages/native/bin'), { recursive: true });
  await mkdir(join(root, 'packages/native/lib'));
  await mkdir(join(root, 'data'));
  for (const name of ['initdb', 'postgres']) await writeFile(join(root, 'packages/native/bin', name), name);
  await writeFile(join(root, 'packages/native/lib/libpq.so.5'), '');
  await symlink('libpq.so.5', join(root, 'packages/native/lib/libpq.so'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const installed = () => ({
  initdb: join(root, 'packages/native/bin/initdb'),
  postgres: join(root, 'packages/native/bin/postgres'),
  release: '18.4',
});
const stranger = { uid: 65_533, gid: 65_533 };

test('what the user may start stays where it is', async () => {
  expect(await reachableBinaries(installed(), undefined, join(root, 'data'))).toEqual(installed());
  expect(await reachableBinaries(installed(), stranger, join(root, 'data'))).toEqual(installed());
});

test('what lies in a private folder is copied once, links as links', async () => {
  await chmod(join(root, 'packages'), 0o700);
  const found = await reachableBinaries(installed(), stranger, join(root, 'data'));
  expect(found.postgres).toBe(join(root, 'data/programs-18.4/bin/postgres'));
  expect(await readFile(found.initdb, 'utf8')).toBe('initdb');
  expect(await readlink(join(root, 'data/programs-18.4/lib/libpq.so'))).toBe('libpq.so.5');
  await writeFile(found.postgres, 'kept');
  const again = await reachableBinaries(installed(), stranger, join(root, 'data'));
  expect(await readFile(again.postgres, 'utf8')).toBe('kept');
});
