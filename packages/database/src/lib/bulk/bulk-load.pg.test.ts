import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { bulkLoad } from './bulk-load.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase('postgres');
});
afterAll(() => opened.close());

const run = (text: string) => sql.raw(text).execute(opened.database);

beforeEach(async () => {
  await run('drop table if exists visit, part, thing');
  await run('create table thing (id text primary key, name text, made timestamptz, size integer)');
  await run('create unique index thing_name on thing (lower(name)) where size > 0');
  await run(
    'create table part (id integer primary key, thing_id text not null references thing (id) on delete cascade)',
  );
  await run('create table visit (thing_id text references thing (id))');
});

async function definitions(): Promise<unknown> {
  const { rows } = await sql`
    select indexdef as text from pg_indexes where tablename in ('thing', 'part')
    union all
    select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where conrelid in ('thing'::regclass, 'part'::regclass, 'visit'::regclass)
    order by 1`.execute(opened.database);
  return rows;
}

const tables = ['thing', 'part'];

test('rows come as they are, and indexes and keys are the same afterwards', async () => {
  const before = await definitions();
  const made = new Date('2026-01-02T03:04:05.006Z');
  await bulkLoad(opened.pool, { tables }, (bulk) =>
    bulk.withoutIndexes(tables, async () => {
      bulk.open('part', ['id', 'thing_id'])([1, 'a']);
      const addThing = bulk.open('thing', ['id', 'name', 'made', 'size']);
      addThing(['a', 'tab\there, line\nhere, \\N and \\. too', made, 3]);
      addThing(['b', null, null, null]);
      addThing(['c', '', null, 0]);
    }),
  );
  expect((await sql`select * from thing order by id`.execute(opened.database)).rows).toEqual([
    { id: 'a', name: 'tab\there, line\nhere, \\N and \\. too', made, size: 3 },
    { id: 'b', name: null, made: null, size: null },
    { id: 'c', name: '', made: null, size: 0 },
  ]);
  expect(await definitions()).toEqual(before);
});

test('rows that an index or a key refuses leave nothing behind', async () => {
  const before = await definitions();
  const load = (thing: string, part: string) =>
    bulkLoad(opened.pool, { tables }, (bulk) =>
      bulk.withoutIndexes(tables, async () => {
        const addThing = bulk.open('thing', ['id']);
        addThing(['a']);
        addThing([thing]);
        bulk.open('part', ['id', 'thing_id'])([1, part]);
      }),
    );
  await expect(load('a', 'a')).rejects.toThrow('thing_pkey');
  await expect(load('b', 'nothing')).rejects.toThrow('part_thing_id_fkey');
  expect((await sql`select 1 from thing`.execute(opened.database)).rows).toEqual([]);
  expect(await definitions()).toEqual(before);
});

test('a row that is none of its table ends the load', async () => {
  const load = bulkLoad(opened.pool, { tables }, async (bulk) => {
    bulk.open('part', ['id'])(['no number']);
    // What stands behind the row that fails is not for the next statement.
    bulk.open('thing', ['id'])(['a']);
  });
  await expect(load).rejects.toThrow('invalid input syntax');
  expect((await sql`select 1 from thing`.execute(opened.database)).rows).toEqual([]);
});

test('a load whose connection is ended leaves nothing behind', async () => {
  const before = await definitions();
  const load = bulkLoad(opened.pool, { tables }, (bulk) =>
    bulk.withoutIndexes(tables, async () => {
      bulk.open('thing', ['id'])(['a']);
      await bulk.run('select pg_terminate_backend(pg_backend_pid())');
    }),
  );
  await expect(load).rejects.toThrow();
  expect((await sql`select 1 from thing`.execute(opened.database)).rows).toEqual([]);
  expect(await definitions()).toEqual(before);
});

test('more rows than one statement takes arrive in their tables', async () => {
  const name = 'n'.repeat(1000);
  await bulkLoad(opened.pool, { tables }, async (bulk) => {
    const addThing = bulk.open('thing', ['id', 'name']);
    const addPart = bulk.open('part', ['id', 'thing_id']);
    for (let at = 0; at < 2000; at++) {
      addThing([`${at}`, name]);
      addPart([at, `${at}`]);
      await bulk.makeRoom();
    }
  });
  const { rows } = await sql`
    select count(*)::int as count, min(length(name)) as length from thing join part on thing_id = thing.id`.execute(
    opened.database,
  );
  expect(rows).toEqual([{ count: 2000, length: 1000 }]);
});
