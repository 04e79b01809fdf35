import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from './folder-bytes.ts';
import { createFolderChanges, type FolderChanges } from './folder-changes.ts';

const bytes = new Uint8Array([1]);

async function look(changes: FolderChanges, confirms = true): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for await (const { name, files, confirm } of changes.look()) {
    found[name] = [...files].sort();
    if (confirms) confirm();
  }
  return found;
}

test('a folder is found until it is confirmed, and again when something came into it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'relab-changes-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  let ahead = 0;
  const changes = createFolderChanges(folder, () => Date.now() + ahead);
  expect(await look(changes)).toEqual({});
  const store = openFolder(folder);
  await store.write('ab/one', bytes, 'text/plain');
  await store.write('cd/two', bytes, 'text/plain');
  const all = { ab: ['one'], cd: ['two'] };
  // Changed just now: what comes next may leave the same time.
  expect(await look(changes)).toEqual(all);
  ahead = 60_000;
  expect(await look(changes, false)).toEqual(all);
  expect(await look(changes)).toEqual(all);
  expect(await look(changes)).toEqual({});
  await store.write('ab/three', bytes, 'text/plain');
  expect(await look(changes)).toEqual({ ab: ['one', 'three'] });
  expect(await look(changes)).toEqual({});
});

test('a store that is missing has no folders, and one that cannot be read is an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'relab-changes-'));
  await rm(folder, { recursive: true });
  expect(await look(createFolderChanges(folder))).toEqual({});
  await expect(look(createFolderChanges(import.meta.filename))).rejects.toThrow(/ENOTDIR/);
});
