import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFolderStore, sweepFolder } from './file-store.ts';

const ids = ['068000000000001AAA', '068000000000002AAA', '068000000000003AAA'] as const;

async function folderOf(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('bytes are kept under a version, until they are removed', async () => {
  const store = createFolderStore(await folderOf());
  await store.write(ids[0], new TextEncoder().encode('one'));
  const found = await store.read(ids[0]);
  expect(found?.size).toBe(3);
  expect(await new Response(found?.body).text()).toBe('one');
  await store.remove(ids[0]);
  await store.remove(ids[0]);
  expect(await store.read(ids[0])).toBeUndefined();
});

test('what no version has goes, but not what may be under way', async () => {
  const folder = await folderOf();
  const store = createFolderStore(folder);
  for (const id of ids) await store.write(id, new Uint8Array([1]));
  const isKept = async (asked: readonly string[]) => new Set(asked.filter((id) => id === ids[1]));
  expect(await sweepFolder(folder, isKept)).toBe(0);
  expect(await sweepFolder(folder, isKept, Date.now() + 2 * 3_600_000)).toBe(2);
  expect(await store.read(ids[0])).toBeUndefined();
  expect(await store.read(ids[1])).toBeDefined();
  expect(await sweepFolder(join(folder, 'nowhere'), isKept)).toBe(0);
  expect((await readdir(folder)).length).toBeGreaterThan(0);
});
