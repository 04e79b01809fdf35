import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { openPostgres } from '../postgres.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { createPooledDatabase } from './pooled-database.ts';

let server: TestDatabase;
let one: Database;
beforeAll(async () => {
  server = await testDatabase();
  one = createPooledDatabase(server.pool);
  await sql`create table thing (id integer, name text)`.execute(one);
  await sql`insert into thing values (1, 'first'), (2, 'second')`.execute(one);
});
afterAll(() => server.close());

const read = (database: Database, id: number) =>
  sql`select * from thing where id = ${id}`.execute(database).then(({ rows }) => rows);

const prepared = (database: Database) =>
  sql<{ statement: string }>`select statement from pg_prepared_statements`
    .execute(database)
    .then(({ rows }) => rows.map(({ statement }) => statement));

test('a statement that comes again is planned once, and answers each time by its own values', async () => {
  await one.connection().execute(async (connection) => {
    expect(await read(connection, 1)).toEqual([{ id: 1, name: 'first' }]);
    expect(await prepared(connection)).toEqual([]);
    for (const _ of [1, 2, 3]) expect(await read(connection, 2)).toEqual([{ id: 2, name: 'second' }]);
    expect(await prepared(connection)).toEqual(['select * from thing where id = $1']);
    expect(await read(connection, 1)).toEqual([{ id: 1, name: 'first' }]);
  });
});

test('what the query builder makes is planned once like any other statement', async () => {
  await one.connection().execute(async (connection) => {
    const things = connection.$extendTables<{ thing: { id: number; name: string } }>();
    const built = (id: number) => things.selectFrom('thing').select('name').where('id', '=', id);
    for (const id of [1, 2, 1, 2]) await built(id).execute();
    expect(await prepared(connection)).toContain(built(1).compile().sql);
    expect(await built(2).execute()).toEqual([{ name: 'second' }]);
  });
});

test('when a table changes, one statement fails and the next is planned anew', async () => {
  await one.connection().execute(async (connection) => {
    for (const _ of [1, 2, 3, 4]) await read(connection, 1);
    await sql`alter table thing add column size integer`.execute(connection);
    await expect(read(connection, 1)).rejects.toMatchObject({ code: '0A000' });
    expect(await read(connection, 1)).toEqual([{ id: 1, name: 'first', size: null }]);
  });
});

test('two processes give the same statement the same name', async () => {
  const named = async () => {
    const { pool } = await openPostgres({ url: String(server.pool.options.connectionString), poolSize: 1 });
    const database = createPooledDatabase(pool);
    for (const _ of [1, 2, 3]) await sql`select ${'x'}::text as same`.execute(database);
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(database);
    await pool.end();
    return rows.map(({ name }) => name);
  };
  const ours = await named();
  expect(ours).toEqual([expect.stringMatching(/^relab_[\w-]{22}$/)]);
  expect(await named()).toEqual(ours);
});
