import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate } from '@relab/database';
import { testDatabase } from '@relab/database/testing';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { toApiError } from '../errors/to-api-error.ts';
import { watchDiskSpace } from './disk-space.ts';
import { createReadiness } from './readiness.ts';

async function opened() {
  const { database, close } = await testDatabase('pglite');
  const folder = await mkdtemp(join(tmpdir(), 'relab-ready-'));
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });
  await writeFile(join(folder, '0001-one.sql'), 'select 1');
  const migrations = [pathToFileURL(`${folder}/`)];
  const space = watchDiskSpace(database);
  return { database, folder, migrations, space };
}

test('it is ready once every migration is applied and every part is there, and reads the files once', async () => {
  const { database, folder, migrations, space } = await opened();
  let missing: string | undefined = 'catalogue';
  const readiness = createReadiness({ database, migrations, space, checks: [() => missing] });
  await migrate(database, {});
  expect(await readiness()).toMatchObject({ isReady: false, reasons: ['migrations', 'catalogue'] });
  await migrate(database, { migrations });
  expect(await readiness()).toMatchObject({ isReady: false, reasons: ['catalogue'], pendingMigrations: [] });
  missing = undefined;
  await rm(folder, { recursive: true });
  expect(await readiness()).toEqual({ isReady: true, reasons: [], pendingMigrations: [] });
});

test('without an answer of the database it is not ready', async () => {
  const { database, migrations, space } = await opened();
  const readiness = createReadiness({ database, migrations, space, checks: [] });
  expect(await readiness()).toEqual({ isReady: false, reasons: ['database'], pendingMigrations: null });
});

test('a full disk is a sentence with 507, and not ready until the database can write again', async () => {
  const { database, migrations, space } = await opened();
  await migrate(database, { migrations });
  const readiness = createReadiness({ database, migrations, space, checks: [] });
  await sql`create table note (text text)`.execute(database);
  // The disk of a test is not full: the database reports it as it would.
  await sql
    .raw(`
      create function full_disk() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger full_disk before insert on note execute function full_disk()`)
    .execute(database);
  const error: unknown = await sql`insert into note values ('x')`.execute(database).catch((cause) => cause);
  const lines: string[] = [];
  const { status, message } = toApiError(error, (line) => void lines.push(line));
  expect([status, message]).toEqual([507, 'There is no room left to store data. Nothing was stored.']);
  expect(lines).toEqual([expect.stringMatching(/^The database has no room left/)]);

  expect((await readiness()).isReady).toBe(true);
  space.note(error);
  const full = { ...space, hasRoom: async () => false };
  expect(await createReadiness({ database, migrations, space: full, checks: [] })()).toMatchObject({
    isReady: false,
    reasons: ['disk full'],
  });
  // There is room again: a write is tried, and leaves nothing.
  expect((await readiness()).isReady).toBe(true);
});
