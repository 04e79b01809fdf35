import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from './folder-bytes.ts';
import { StorageError } from './storage-error.ts';
import { watchWrites } from './watched-bytes.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-watched-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const bytes = new Uint8Array([1, 2, 3]);

test('a full store is a reason not to be ready until it has room again', async () => {
  const folder = openFolder(await makeFolder());
  let isFull = true;
  const { store, check } = watchWrites({
    ...folder,
    write(...args) {
      if (isFull) throw new StorageError('full', 'There is no room left.');
      return folder.write(...args);
    },
  });
  expect(await check()).toBeUndefined();
  await expect(store.write('files/a', bytes, 'text/plain')).rejects.toThrow(StorageError);
  expect(await check()).toBe('file store full');
  isFull = false;
  expect(await check()).toBeUndefined();
  expect(await folder.find('probe/room')).toBeUndefined();
  await store.write('files/a', bytes, 'text/plain');
  expect((await store.find('files/a'))?.size).toBe(3);
});

test('a folder that became a file is a reason, and a stream of another length than announced is none', async () => {
  const parent = await makeFolder();
  const folder = join(parent, 'files');
  const { store, check } = watchWrites(openFolder(folder));
  const cut = { size: 5, open: () => new Blob([bytes]).stream() };
  await expect(store.write('a/b', cut, 'text/plain')).rejects.toThrow(/came as 3/);
  expect(await check()).toBeUndefined();
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  await expect(store.write('a/b', bytes, 'text/plain')).rejects.toThrow();
  expect(await check()).toBe('file store not writable');
  await rm(folder);
  expect(await check()).toBeUndefined();
  expect(await readdir(parent)).toEqual(['files']);
});
