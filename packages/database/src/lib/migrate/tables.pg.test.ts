import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { planTables } from './plan-tables.ts';
import type { Column, Table } from './table.ts';
import { messageOf, type TestTables, table, testTables } from './tables.fixture.ts';

const label: Column = { name: 'label', type: 'varchar(20)' };
const to = (other: string): Column => ({ name: `${other}_id`, type: 'text', references: other });

describe.each(everyEngine)('tables on %s', (engine) => {
  let tables: TestTables;
  beforeAll(async () => {
    tables = await testTables(engine);
  });
  afterEach(() => tables.clear());
  afterAll(() => tables.close());

  const there = async (): Promise<readonly unknown[]> =>
    (
      (await tables.rows(`
        select tablename as name from pg_tables
        where schemaname = 'public' and tablename not like 'relab%' order by 1`)) as { name: string }[]
    ).map(({ name }) => name);

  test('a table that is no longer declared stays with its rows, which is said once', async () => {
    await tables.to(table('kept', [label]), table('other', [label]));
    await tables.put(`insert into kept (id) values ('1')`);
    tables.lines.length = 0;
    await tables.to(table('other', [label]));
    await tables.to(table('other', [label]));
    expect(tables.lines).toEqual(['kept is no longer declared, and stays']);
    await tables.to(table('other', [label]), table('kept', [label, { name: 'more', type: 'text' }]));
    await tables.to(table('other', [label]));
    expect(tables.lines.slice(1)).toEqual([
      'kept.more is new (text)',
      'kept is no longer declared, and stays',
    ]);
    await tables.put('delete from kept');
    await tables.to(table('other', [label]));
    expect(await there()).toEqual(['kept', 'other']);
    await tables.retire(['kept'], table('other', [label]));
    expect(await there()).toEqual(['other']);
    await tables.to(table('other', [label]), table('kept', [label]));
  });

  test('an empty table goes when it is retired, unless something refers to it', async () => {
    await tables.put('create table own (id text)');
    await tables.to(
      table('one', [to('two')]),
      table('two', [to('one')]),
      table('three', [label]),
      table('four', [to('five')]),
      table('five', [label]),
      table('last', [label]),
    );
    await tables.put(`
      create view seen as select * from three;
      insert into five (id) values ('1'); insert into four (id, five_id) values ('1', '1'); delete from five where false`);
    await tables.put(`update four set five_id = null; delete from five`);
    tables.lines.length = 0;
    const retired = ['one', 'two', 'three', 'four', 'five'];
    await tables.retire(retired, table('last', [label]));
    expect(tables.lines.sort()).toEqual([
      'five is no longer declared, and stays: it is empty, but four refers to it',
      'four is no longer declared, and stays: it has rows',
      'one is no longer declared, and goes: it is empty',
      expect.stringMatching(
        /^three is no longer declared, and stays: it is empty, but .*view seen depends on/,
      ),
      'two is no longer declared, and goes: it is empty',
    ]);
    await tables.put('drop view seen');
    await tables.retire(retired, table('last', [label]));
    expect(await there()).toEqual(['five', 'four', 'last', 'own']);
  });

  test('an older release that starts while a newer one runs takes nothing of it away', async () => {
    const older = [table('item', [label])];
    const amount: Column = { name: 'amount', type: 'integer', required: true, default: '0', indexed: true };
    const newer = [
      table('item', [label, { name: 'note', type: 'text', unique: true }, amount], {
        indexes: [{ name: 'item_pair', columns: ['note', 'label'], unique: true }],
        checks: [{ name: 'item_noted', condition: 'note <> label' }],
      }),
      table('draft', [label]),
    ];
    await tables.to(...older);
    await tables.to(...newer);
    await tables.put(`insert into item (id, label) values ('1', 'before')`);
    tables.lines.length = 0;
    await tables.to(...older);
    await tables.to(...older);
    expect(tables.lines.filter((line) => line.includes('no longer declared')).sort()).toEqual([
      'draft is no longer declared, and stays',
      'item.amount is no longer declared, and stays',
      'item.note is no longer declared, and stays',
    ]);
    // Both go on writing, the newer with what the older does not know.
    await tables.put(`insert into item (id, label) values ('2', 'older')`);
    await tables.put(
      `insert into item (id, label, note) values ('3', 'newer', 'n') on conflict (note) do nothing`,
    );
    await expect(tables.put(`update item set note = label where id = '3'`)).rejects.toThrow(/item_noted/);
    await tables.put(`insert into draft (id) values ('1')`);
    await tables.put(`insert into item (id, label, amount) values ('4', 'empty', null)`);

    tables.lines.length = 0;
    await tables.to(...newer);
    expect(tables.lines).toEqual(['item.amount becomes required; its default, 0, goes to 1 row']);
    expect(await tables.rows('select id, note, amount from item order by id')).toEqual([
      { id: '1', note: null, amount: 0 },
      { id: '2', note: null, amount: 0 },
      { id: '3', note: 'n', amount: 0 },
      { id: '4', note: null, amount: 0 },
    ]);
  });

  test('a retired column goes where it is empty, and is refused by name where it has values', async () => {
    const more = { name: 'more', type: 'text' };
    await tables.to(table('item', [label, more]));
    await tables.put(`insert into item (id, more) values ('1', 'kept')`);
    await expect(tables.retire(['item.more'], table('item', [label]))).rejects.toThrow(
      'item.more is no longer declared, but has values that would be lost: 1 row, for example 1.',
    );
    await tables.put('update item set more = null');
    await tables.retire(['item.more'], table('item', [label]));
    expect(tables.lines).toContain('item.more goes');
    expect(await tables.rows('select * from item')).toEqual([{ id: '1', label: null }]);
  });

  test('without objects no table is looked at', async () => {
    await tables.to(table('item', [label]));
    await migrate(tables.database, { migrations: [{ name: 'shop/0001', sql: 'select 1' }] });
    expect(await there()).toEqual(['item']);
  });

  test('a start where nothing changed takes five statements for forty tables, one new column nine more', async () => {
    const forty = Array.from({ length: 40 }, (_, at) =>
      table(`item${at}`, [label, { name: 'number', type: 'text', default: `nextval('seq${at}')` }], {
        sequences: [`seq${at}`],
        liveRows: 'number is null',
        indexes: [{ unique: true, name: `item${at}_label`, where: 'number is null', columns: ['label'] }],
      }),
    );
    const migrations = [{ name: 'shop/0001', sql: 'select 1' }];
    const objects = forty.map((each) => ({ table: each }));
    await migrate(tables.database, { objects, migrations });
    const statements: string[] = [];
    const counting = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool: tables.pool }),
      log: ({ query }) => void statements.push(query.sql),
    });
    await migrate(counting, { objects, migrations });
    expect(statements).toHaveLength(5);
    expect([statements[0], statements[4]]).toEqual(['begin', 'commit']);

    statements.length = 0;
    const [first = table('none', []), ...others] = forty;
    const more = { ...first, columns: [...first.columns, { name: 'more', type: 'text' }] };
    await migrate(counting, { objects: [more, ...others].map((each) => ({ table: each })), migrations });
    expect(statements).toHaveLength(14);
  });

  test('a database from when only columns were registered goes on, and nothing is built again', async () => {
    const item = table('item', [{ ...label, unique: true }], {
      liveRows: `label <> 'x'`,
      sequences: ['seq'],
    });
    await tables.to(item);
    const file = `select pg_relation_filenode('item_label_key') as file`;
    const before = await tables.rows(file);
    await tables.put('drop table relab_table');
    tables.lines.length = 0;
    await tables.to(item);
    expect(await tables.rows(file)).toEqual(before);
    expect(tables.lines).toEqual([]);
    expect(await tables.rows('select * from relab_table')).toHaveLength(1);
  });

  const asked: readonly Table[] = [
    table('item', [
      { ...label, type: 'varchar(3)' },
      { name: 'rank', type: 'bigint', required: true, unique: true },
      { name: 'code', type: 'text', required: true, indexed: true },
      { name: 'note', type: 'text', check: `length(note) > 1` },
    ]),
    table('fresh', [to('item')], { checks: [{ name: 'wrong', condition: 'nonsense > 1' }] }),
  ];

  test('a plan says all that would change and all that is refused, and changes nothing', async () => {
    await tables.to(table('item', [label, { name: 'rank', type: 'integer' }]));
    await tables.put(
      `insert into item (id, label, rank) values ('1', 'long', 1), ('2', 'a', 1), ('3', 'b', null)`,
    );
    const plan = await planTables(tables.database, asked);
    expect(plan).toEqual([
      'item.rank was integer and becomes bigint.',
      'item.note is new (text).',
      'item.note is checked.',
      'Refused: item.label is varchar(20) and has values that varchar(3) does not hold: 1 value would be lost, for example that of the row 1. Change them first.',
      'Refused: item.rank becomes required, but 1 row is without it, for example 3. Fill it first, or give the column a default.',
      'Refused: item.code is new and required, but item has 3 rows, which would be without it. Give it a default.',
      'Refused: item.rank becomes unique, but 1 value is there more than once, for example in the rows 1 and 2. Change them first.',
      expect.stringMatching(/^Refused: fresh: the database refuses: column "nonsense" does not exist/),
    ]);
    expect(await there()).toEqual(['item']);
    expect(await tables.rows("select * from item where id = '1'")).toEqual([
      { id: '1', label: 'long', rank: 1 },
    ]);

    const problem = await messageOf(tables.to(...asked));
    const sentences = plan.flatMap((line) => (line.startsWith('Refused: ') ? [line.slice(9)] : []));
    for (const sentence of sentences) expect(problem).toContain(`- ${sentence}`);
    expect(problem).toMatch(/^5 changes of tables are refused, and nothing is changed:/);
    expect(await there()).toEqual(['item']);
  });

  test('a plan of what is there already is empty', async () => {
    expect(await planTables(tables.database, [table('item', [label])])).toEqual([
      'item is new, with 1 column.',
    ]);
    await tables.to(table('item', [label]));
    expect(await planTables(tables.database, [table('item', [label])])).toEqual([]);
  });

  test.runIf(engine === 'postgres')(
    'a connection that is killed on the way leaves the tables as they were',
    async () => {
      await tables.to(table('item', [label]));
      await tables.put(`insert into item (id, label) values ('1', 'a')`);
      const killed = migrate(tables.database, {
        objects: [
          { table: table('item', [{ ...label, name: 'title', formerly: 'label', required: true }]) },
          { table: table('more', [to('item')]) },
        ],
        migrations: [{ name: 'shop/0001', sql: 'select pg_terminate_backend(pg_backend_pid())' }],
      });
      await expect(killed).rejects.toThrow();
      expect(await tables.rows('select * from item')).toEqual([{ id: '1', label: 'a' }]);
      expect(await there()).toEqual(['item']);
      await tables.to(table('item', [label]));
    },
  );

  test.runIf(engine === 'postgres')('what is written meanwhile is waited for, and counts', async () => {
    await tables.to(table('item', [label]));
    const writing = await tables.database.startTransaction().execute();
    await sql`insert into item (id, label) values ('1', 'written meanwhile')`.execute(writing);
    const narrowing = tables.problem(table('item', [{ ...label, type: 'varchar(3)' }]));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await writing.commit().execute();
    expect(await narrowing).toContain('1 value would be lost');
  });
});
