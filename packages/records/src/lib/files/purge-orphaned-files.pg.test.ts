import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@relab/database';
import { type TestDatabase, testDatabase } from '@relab/database/testing';
import { openFolder } from '@relab/server/storage';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileStore } from './file-store.ts';
import { purgeOrphanedFiles } from './purge-orphaned-files.ts';

let opened: TestDatabase;
let folder: string;
beforeAll(async () => {
  opened = await testDatabase('pglite');
  await sql`create table content_version (id text primary key)`.execute(opened.database);
  await migrate(opened.database, { migrations: [new URL('../uploads/migrations/', import.meta.url)] });
  folder = await mkdtemp(join(tmpdir(), 'relab-sweep-'));
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

const [stored, later, never] = ['068000000000001AAA', '068000000000002AAA', '068000000000003AAA'] as const;
const day = 86_400_000;

test('uploads unknown to a restored older database are kept for 30 days and purged afterwards', async () => {
  const bytes = openFolder(folder);
  const store = createFileStore(bytes);
  for (const id of [stored, later, never]) await store.write(id, new Uint8Array([1]));
  await sql`insert into content_version (id) values (${stored})`.execute(opened.database);
  // A year older than the start that finds them without a record: age alone does not decide.
  const start = Date.now() + 365 * day;
  const sweep = (days: number) => purgeOrphanedFiles(bytes, opened.database, new Date(start + days * day));
  expect(await sweep(0)).toEqual({ removed: 0, orphans: 2 });
  expect(await sweep(29)).toEqual({ removed: 0, orphans: 2 });
  // The newer database is restored after all.
  await sql`insert into content_version (id) values (${later})`.execute(opened.database);
  expect(await sweep(31)).toEqual({ removed: 1, orphans: 0 });
  expect(await Promise.all([stored, later, never].map((id) => store.size(id)))).toEqual([1, 1, undefined]);
});
