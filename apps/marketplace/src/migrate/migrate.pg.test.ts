import { join } from 'node:path';
import { migratedDatabase, type TestDatabase } from '@relab/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations, objects } from '../objects/objects.ts';
import { makeFolder, removeFolder, start } from '../start/started.fixture.ts';
import { dropUndeclared, listChanges } from './list-changes.ts';

// `npm run migrate` on a database that an earlier release has left a table and two columns in.
let database: TestDatabase;
let folder: string;

const query = async (text: string): Promise<readonly unknown[]> => (await database.pool.query(text)).rows;
const columnsOfAccount = (): Promise<readonly unknown[]> =>
  query(`
    select column_name from information_schema.columns
    where table_name = 'account' and column_name in ('former', 'former_filled')`);

beforeAll(async () => {
  database = await migratedDatabase('postgres', { objects: objects.all, migrations });
  folder = await makeFolder();
  await query(`
    alter table account add column former text, add column former_filled text;
    create table former (id text primary key);
    insert into account (id, name, former_filled) values ('001000000000001AAA', 'Lab', 'value');
    insert into relab_column select 'account', name, jsonb_build_object('name', name, 'type', 'text')
    from unnest(array['former', 'former_filled']) name;
    insert into relab_table values ('former', '{}')`);
});
afterAll(async () => {
  await removeFolder(folder);
  await database.close();
});

test('what a start changes is listed, and nothing is changed', async () => {
  await query(`delete from relab_migration where name like '%0347-processes'`);
  expect(await listChanges(database)).toEqual([
    'account.former is no longer declared, and stays.',
    'account.former_filled is no longer declared, and stays.',
    'former is no longer declared, and stays.',
    expect.stringMatching(/^Migration .*0347-processes\.$/),
  ]);
  expect(await query(`select name from relab_migration where name like '%0347-processes'`)).toEqual([]);
});

test('a contraction lists first; it is refused while another release runs, and drops what is empty', async () => {
  const stays = 'account.former_filled stays: it has values in 1 row. Empty it first.';
  expect(await dropUndeclared(database, false)).toEqual([
    'account.former would be dropped: it is empty, or derived.',
    'former would be dropped: it is empty, or derived.',
    stays,
    'Nothing was changed. Add --confirm to drop it.',
  ]);
  expect(await columnsOfAccount()).toHaveLength(2);

  await query(`
    insert into relab_process (id, release, declarations, role, host, pid)
    values ('1', '0.0.9', 'other', 'web', 'shop1', 4711)`);
  await expect(dropUndeclared(database, true)).rejects.toThrow(
    /^Nothing was dropped: release 0\.0\.9 \(web, process 4711 on shop1\) runs on this database\./,
  );
  expect(await columnsOfAccount()).toHaveLength(2);

  await query('delete from relab_process');
  expect(await dropUndeclared(database, true)).toEqual(
    expect.arrayContaining(['account.former goes', stays]),
  );
  expect(await columnsOfAccount()).toEqual([{ column_name: 'former_filled' }]);
  expect(await query(`select to_regclass('former') as former`)).toEqual([{ former: null }]);
});

const program = join(import.meta.dirname, 'migrate.ts');

test('the command drops nothing that is left, and says so', async () => {
  const env = { RELAB_DATA: folder, DATABASE_URL: String(database.pool.options.connectionString) };
  const { ended, output } = start(env, [process.execPath, program, '--contract']);
  expect(await ended).toBe(0);
  expect(output()).toMatch(/^Nothing is to be dropped\.$/m);
});

test('a wrong flag is answered with the usage', async () => {
  const { ended, output } = start({ RELAB_DATA: folder }, [process.execPath, program, '--confirm']);
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^npm run migrate \[-- --contract \[--confirm\]\]$/m);
});
