import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../testing/test-database.ts';
import type { Column, Table } from './table.ts';
import { type TestTables, table, testTables } from './tables.fixture.ts';

const label: Column = { name: 'label', type: 'varchar(20)', values: ['a', 'b'], unique: true };

describe.each(everyEngine)('names on %s', (engine) => {
  let tables: TestTables;
  beforeAll(async () => {
    tables = await testTables(engine);
  });
  afterEach(() => tables.clear());
  afterAll(() => tables.close());

  const names = `
    select conname as name from pg_constraint where contype in ('c', 'f', 'p') and connamespace = 'public'::regnamespace
      and conname not like 'relab%'
    union select indexname from pg_indexes where schemaname = 'public' and indexname not like 'relab%' order by 1`;

  test('a column keeps its values under a new name, and its index as it is', async () => {
    await tables.to(table('item', [label]));
    await tables.put(`insert into item (id, label) values ('1', 'a')`);
    const file = await tables.rows(`select pg_relation_filenode('item_label_key') as file`);
    const title: Column = { ...label, name: 'title', formerly: 'label' };
    await tables.to(table('item', [title]));
    expect(await tables.rows('select * from item')).toEqual([{ id: '1', title: 'a' }]);
    expect(await tables.rows(`select pg_relation_filenode('item_title_key') as file`)).toEqual(file);
    expect(await tables.rows(names)).toEqual(
      ['item_pkey', 'item_title_check', 'item_title_key'].map((name) => ({ name })),
    );
    expect(tables.lines.slice(1)).toEqual(['item.label is renamed to title']);

    await tables.to(table('item', [title]));
    await tables.to(table('item', [{ ...label, name: 'title' }]));
    expect(tables.lines).toHaveLength(2);
  });

  test('a renamed column may change at once', async () => {
    await tables.to(table('item', [label]));
    await tables.put(`insert into item (id, label) values ('1', 'a')`);
    await tables.to(table('item', [{ name: 'title', type: 'text', required: true, formerly: 'label' }]));
    expect(await tables.rows('select * from item')).toEqual([{ id: '1', title: 'a' }]);
    expect(await tables.rows(names)).toEqual([{ name: 'item_pkey' }]);
  });

  test('a table keeps its rows under a new name; references follow, numbers go on', async () => {
    const numbered = (name: string): Table => {
      const sequence = `${name}_number_seq`;
      const number: Column = { name: 'number', type: 'text', default: `'N-' || nextval('${sequence}')` };
      return table(name, [label, number], { sequences: [sequence] });
    };
    const part = (whole: string): Table =>
      table('part', [{ name: 'whole_id', type: 'text', references: whole }]);
    await tables.to(numbered('item'), part('item'));
    await tables.put(`insert into item (id) values ('1'); insert into part (id, whole_id) values ('1', '1')`);
    tables.lines.length = 0;
    await tables.to({ ...numbered('thing'), formerly: 'item' }, part('thing'));
    expect(tables.lines).toEqual([
      'item is renamed to thing',
      'thing goes on counting where it was',
      `thing.number has the default 'N-' || nextval('thing_number_seq')`,
    ]);
    await tables.put(`insert into thing (id) values ('2')`);
    expect(await tables.rows('select id, number from thing order by id')).toEqual([
      { id: '1', number: 'N-1' },
      { id: '2', number: 'N-2' },
    ]);
    await expect(tables.put(`delete from thing where id = '1'`)).rejects.toThrow(/part_whole_id_fk/);
    expect(await tables.rows(names)).toEqual(
      [
        'part_pkey',
        'part_whole_id_fk',
        'part_whole_id_idx',
        'thing_label_check',
        'thing_label_key',
        'thing_pkey',
      ].map((name) => ({ name })),
    );
    expect(await tables.rows(`select to_regclass('item_number_seq') is null as gone`)).toEqual([
      { gone: true },
    ]);
    tables.lines.length = 0;
    await tables.to({ ...numbered('thing'), formerly: 'item' }, part('thing'));
    await tables.to(numbered('thing'), part('thing'));
    expect(tables.lines).toEqual([]);
  });

  test('a name that was and one that is, both there or both declared, are refused', async () => {
    const title: Column = { ...label, name: 'title' };
    const renamed: Column = { ...title, formerly: 'label' };
    const hint = 'Take one of them away, or the former name.';
    await tables.to(table('item', [label, title]), table('thing', [label]));
    const thing = table('thing', [label]);
    expect(await tables.problem(table('item', [renamed]), thing)).toBe(
      `item.title says that it was label, but both are there. ${hint}`,
    );
    expect(await tables.problem(table('item', [label, renamed]), thing)).toBe(
      `item.title says that it was label, but both are declared. ${hint}`,
    );
    expect(await tables.problem({ ...thing, formerly: 'item' })).toBe(
      `thing says that it was item, but both are there. ${hint}`,
    );
    expect(await tables.problem(table('item', [label, title]), { ...thing, formerly: 'item' })).toBe(
      `thing says that it was item, but both are declared. ${hint}`,
    );
    expect(await tables.rows('select label, title from item')).toEqual([]);
  });

  test('names that the database does not take are refused', async () => {
    const long = 'x'.repeat(64);
    const index = { name: 'twice', columns: ['label'] };
    expect(
      await tables.problem(
        table('item', [label, label], { indexes: [index, { ...index, name: long }] }),
        table('thing', [label], { indexes: [index] }),
      ),
    ).toBe(
      `3 changes of tables are refused, and nothing is changed:
- The index twice is declared twice; its name is one of the whole database.
- item declares the column label twice.
- item: the name ${long} is longer than 63 bytes.`,
    );
  });
});
