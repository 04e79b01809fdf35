import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { areBuilt, type Build, isBuilt, markBuilt, markUnbuilt } from './build-state.ts';

let build: Build;
let source: string;
beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'relab-build-'));
  await mkdir(join(root, 'src/lib'), { recursive: true });
  await mkdir(join(root, 'dist'));
  source = join(root, 'src/lib/shop.ts');
  await writeFile(source, 'export const open = true;');
  await writeFile(join(root, 'package-lock.json'), '{}');
  build = { root, sources: ['package-lock.json', 'src'], output: join(root, 'dist') };
});
afterEach(() => rm(build.root, { recursive: true }));

test('nothing is built before it is marked, nor once the mark is taken away', () => {
  expect(isBuilt(build)).toBe(false);
  markBuilt(build);
  expect(isBuilt(build)).toBe(true);
  markUnbuilt(build);
  expect(isBuilt(build)).toBe(false);
});

test('a checkout that gives files another time leaves it built', async () => {
  markBuilt(build);
  await utimes(source, 1, 1);
  expect(isBuilt(build)).toBe(true);
  expect(isBuilt(build)).toBe(true);
});

test.each<[string, (folder: string) => Promise<void>]>([
  [
    'a change of a file in its folders',
    (root) => writeFile(join(root, 'src/lib/shop.ts'), 'export const a = 1;'),
  ],
  ['a change of a file that is named', (root) => writeFile(join(root, 'package-lock.json'), '{"a":1}')],
  ['a new file', (root) => writeFile(join(root, 'src/new.ts'), '')],
  ['a file that is gone', (root) => rm(join(root, 'src/lib/shop.ts'))],
])('%s makes it unbuilt', async (_, change) => {
  markBuilt(build);
  await change(build.root);
  expect(isBuilt(build)).toBe(false);
});

test('of several builds with sources in common one that is not built counts for all', async () => {
  const other = { ...build, sources: ['src'], output: join(build.root, 'other') };
  await mkdir(other.output);
  markBuilt(build);
  expect(areBuilt([build, other])).toBe(false);
  markBuilt(other);
  expect(areBuilt([build, other])).toBe(true);
  await writeFile(join(build.root, 'package-lock.json'), '{"a":1}');
  expect(areBuilt([other])).toBe(true);
  expect(areBuilt([other, build])).toBe(false);
});

test('tests and their fixtures do not count', async () => {
  markBuilt(build);
  await writeFile(join(build.root, 'src/lib/shop.test.ts'), 'a test');
  await writeFile(join(build.root, 'src/lib/shop.fixture.ts'), 'a fixture');
  expect(isBuilt(build)).toBe(true);
});
