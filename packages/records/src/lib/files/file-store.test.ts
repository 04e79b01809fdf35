import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBucket, openFolder } from '@relab/server/storage';
import { testBucket } from '@relab/server/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFileStore, purgeBytes } from './file-store.ts';

const ids = ['068000000000001AAA', '068000000000002AAA', '068000000000003AAA'] as const;
const later = 2 * 3_600_000;

async function folderOf(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe.each([
  ['a folder', async () => openFolder(await folderOf())],
  ['a bucket', async () => openBucket((await testBucket({ prefix: 'files/' })).options)],
])('in %s', (_, open) => {
  test('bytes of a version can be read until they are removed', async () => {
    const store = createFileStore(await open());
    await store.write(ids[0], new TextEncoder().encode('one'));
    const found = await store.read(ids[0]);
    expect(found?.size).toBe(3);
    expect(await new Response(found?.body).text()).toBe('one');
    const part = await store.read(ids[0], { start: 1, end: 1 });
    expect([part?.size, await new Response(part?.body).text(), await store.size(ids[0])]).toEqual([
      3,
      'n',
      3,
    ]);
    await store.remove(ids[0]);
    await store.remove(ids[0]);
    expect([await store.read(ids[0]), await store.size(ids[0])]).toEqual([undefined, undefined]);
  });

  test('bytes without a version are purged, except recent ones of uploads under way', async () => {
    const bytes = await open();
    const store = createFileStore(bytes);
    for (const id of ids) await store.write(id, new Uint8Array([1]));
    const findStored = async (requested: readonly string[]) =>
      new Set(requested.filter((id) => id === ids[1]));
    expect(await purgeBytes(bytes, findStored)).toBe(0);
    expect(await purgeBytes(bytes, findStored, Date.now() + later)).toBe(2);
    expect(await store.read(ids[0])).toBeUndefined();
    expect(await store.read(ids[1])).toBeDefined();
  });
});

test('purging an empty store works, and removes old half-written files', async () => {
  const folder = await folderOf();
  const nobody = async () => new Set<string>();
  expect(await purgeBytes(openFolder(join(folder, 'nowhere')), nobody)).toBe(0);
  const bytes = openFolder(folder);
  await bytes.write('part/old', new Uint8Array([1]), 'x/y');
  await bytes.write('part/young', new Uint8Array([1]), 'x/y');
  await utimes(join(folder, 'part', 'old'), new Date(0), new Date(0));
  expect(await purgeBytes(bytes, nobody)).toBe(0);
  expect([await bytes.find('part/old'), (await bytes.find('part/young'))?.size]).toEqual([undefined, 1]);
});
