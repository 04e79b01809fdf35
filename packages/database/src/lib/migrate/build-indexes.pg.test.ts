import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildIndexes } from './build-indexes.ts';
import { migrate } from './migrate.ts';
import type { Table } from './table.ts';
import { type TestTables, table, testTables } from './tables.fixture.ts';

const plain = table('item', [
  { name: 'label', type: 'text' },
  { name: 'code', type: 'text' },
]);
const indexed = table('item', [
  { name: 'label', type: 'text', indexed: true },
  { name: 'code', type: 'text', unique: true },
]);

// PGlite has one connection, on which nothing is built beside anything.
let tables: TestTables;
const lines: string[] = [];
beforeAll(async () => {
  tables = await testTables('postgres');
});
afterEach(async () => {
  lines.length = 0;
  await tables.clear();
});
afterAll(() => tables.close());

const start = (...declared: readonly Table[]): Promise<void> =>
  migrate(tables.database, {
    objects: declared.map((each) => ({ table: each })),
    defersIndexes: true,
    log: (line) => void lines.push(line),
  });
const build = (signal = new AbortController().signal): Promise<void> =>
  buildIndexes(tables.pool, tables.database, [indexed], {
    log: (line) => void lines.push(line),
    signal,
    retryEvery: 20,
  });
const indexes = (): Promise<readonly unknown[]> =>
  tables.rows(`
    select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = 'item'::regclass and not indisprimary order by relname`);
const both = [
  { name: 'item_code_key', valid: true },
  { name: 'item_label_idx', valid: true },
];
/** A table with rows, started by a release that declares an index and a unique column. */
async function prepare(): Promise<void> {
  await start(plain);
  await tables.put(`insert into item (id, label, code) select n, n, n from generate_series(1, 1000) n`);
  lines.length = 0;
  await start(indexed);
}

test('a start makes unique indexes, and leaves the others of tables with rows to be built afterwards', async () => {
  await prepare();
  expect(lines).toEqual(['item.label is indexed once that is built', 'item.code is unique']);
  expect(await indexes()).toEqual([both[0]]);
  await build();
  expect(await indexes()).toEqual(both);
  lines.length = 0;
  await start(indexed);
  await build();
  expect(lines).toEqual([]);
});

test('a table without rows has its indexes at once', async () => {
  await start(plain);
  await start(indexed);
  expect(await indexes()).toEqual(both);
});

test('what a broken build has left is built anew', async () => {
  await prepare();
  await build();
  await tables.put(`update pg_index set indisvalid = false where indexrelid = 'item_label_idx'::regclass`);
  await start(indexed);
  await build();
  expect(await indexes()).toEqual(both);
});

test('of several processes one builds, and the others wait for it', async () => {
  await prepare();
  await Promise.all([build(), build(), build()]);
  expect(await indexes()).toEqual(both);
  expect(lines.filter((line) => line.endsWith('is being built.'))).toHaveLength(1);
});

test('rows are written while it builds; told to stop, it stops, and the next one finishes', async () => {
  await prepare();
  // The build waits for this transaction, which has written to the table.
  const writing = await tables.database.startTransaction().execute();
  await sql`insert into item (id) values ('open')`.execute(writing);
  const stop = new AbortController();
  const building = build(stop.signal);
  const invalid = [both[0], { name: 'item_label_idx', valid: false }];
  await expect.poll(indexes, { timeout: 20_000 }).toEqual(invalid);
  await tables.put(`insert into item (id) values ('meanwhile')`);
  stop.abort();
  await building;
  await writing.commit().execute();
  expect(await indexes()).toEqual(invalid);
  await build();
  expect(await indexes()).toEqual(both);
});

test('one that cannot be built is logged', async () => {
  await start(plain);
  await tables.put(`insert into item (id, label) values ('1', 'no number')`);
  const wrong = { ...plain, indexes: [{ name: 'item_number', columns: ['(label::int)'] }] };
  await buildIndexes(tables.pool, tables.database, [wrong], {
    log: (line, level) => void lines.push(`${level}: ${line}`),
    signal: new AbortController().signal,
  });
  expect(lines.at(-1)).toMatch(/^error: The index item_number could not be built: /);
});
