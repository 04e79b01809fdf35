import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../testing/test-database.ts';
import type { Column, Index, Table } from './table.ts';
import { type TestTables, table, testTables } from './tables.fixture.ts';

const label: Column = { name: 'label', type: 'varchar(20)' };
const rank: Column = { name: 'rank', type: 'integer' };

describe.each(everyEngine)('indexes and constraints on %s', (engine) => {
  let tables: TestTables;
  beforeAll(async () => {
    tables = await testTables(engine);
  });
  afterEach(() => tables.clear());
  afterAll(() => tables.close());

  const item = (more: Partial<Table>, ...columns: readonly Column[]): Table =>
    table('item', columns.length > 0 ? columns : [label, rank], more);
  const fill = (): Promise<void> =>
    tables.put(`insert into item (id, label, rank) values ('1', 'a', 1), ('2', 'a', 2), ('3', 'b', 1)`);
  const definitions = async (): Promise<Readonly<Record<string, string>>> => {
    const rows = (await tables.rows(`
      select indexname as name, indexdef as text from pg_indexes
      where tablename = 'item' and indexname <> 'item_pkey'
      union all
      select conname, pg_get_constraintdef(oid) from pg_constraint
      where conrelid = 'item'::regclass and contype in ('c', 'f')`)) as { name: string; text: string }[];
    return Object.fromEntries(rows.map(({ name, text }) => [name, text.replace(/^.* USING /, '')]));
  };

  const words: Index = { name: 'item_words', columns: [`to_tsvector('simple', label)`], method: 'gin' };
  const near: Index = {
    name: 'item_near',
    columns: ['label'],
    method: 'gin',
    operatorClass: 'gin_trgm_ops',
  };
  const sorted: Index = {
    name: 'item_sorted',
    columns: ['rank desc nulls last', 'lower(label) asc'],
    where: 'rank > 0',
  };
  const prefix: Index = {
    name: 'item_prefix',
    columns: ['lower(label) desc nulls last'],
    operatorClass: 'text_pattern_ops',
  };

  test('indexes come with a table, and with a table that is there', async () => {
    const expected = {
      item_words: `gin (to_tsvector('simple'::regconfig, (label)::text))`,
      item_near: 'gin (label gin_trgm_ops)',
      item_sorted: 'btree (rank DESC NULLS LAST, lower((label)::text)) WHERE (rank > 0)',
      item_prefix: 'btree (lower((label)::text) text_pattern_ops DESC NULLS LAST)',
    };
    await tables.to(item({ indexes: [words, near, sorted, prefix] }));
    expect(await definitions()).toEqual(expected);
    await tables.clear();
    await tables.to(item({}));
    await fill();
    await tables.to(item({ indexes: [words, near, sorted, prefix] }));
    expect(await definitions()).toEqual(expected);
    expect(tables.lines).toContain('item has the index item_near');
  });

  test('an index is rebuilt when it changes, goes when it is not declared, and is left alone otherwise', async () => {
    await tables.to(item({ indexes: [sorted, near] }));
    const file = `select pg_relation_filenode('item_near') as file`;
    const before = await tables.rows(file);
    await tables.to(item({ indexes: [near, { ...sorted, columns: ['rank'] }] }));
    expect(await definitions()).toEqual({
      item_near: 'gin (label gin_trgm_ops)',
      item_sorted: 'btree (rank) WHERE (rank > 0)',
    });
    await tables.to(item({ indexes: [near] }));
    expect(Object.keys(await definitions())).toEqual(['item_near']);
    expect(await tables.rows(file)).toEqual(before);
    expect(tables.lines).toContain('item has the index item_sorted no longer');
  });

  test('a unique index that rows break is refused, with how many values and an example', async () => {
    await tables.to(item({}));
    await fill();
    const once: Index = { name: 'item_once', columns: ['lower(label) desc'], unique: true };
    expect(await tables.problem(item({ indexes: [once] }))).toBe(
      'The index item_once of item becomes unique, but 1 value is there more than once, for example in the rows 1 and 2. Change them first.',
    );
    expect(await tables.problem(item({}, label, { ...rank, unique: true }))).toBe(
      'item.rank becomes unique, but 1 value is there more than once, for example in the rows 1 and 3. Change them first.',
    );
    await tables.to(item({ indexes: [{ ...once, columns: ['label', 'rank'] }] }));
    await tables.to(item({ indexes: [{ ...once, where: 'rank > 1' }] }));
    await expect(tables.put(`insert into item (id, label, rank) values ('4', 'A', 9)`)).rejects.toThrow(
      /unique/,
    );
  });

  test('which rows a unique column is unique among may change', async () => {
    const columns = [{ ...label, unique: true }, rank];
    await tables.to(item({ liveRows: 'rank > 1' }, ...columns));
    await fill();
    expect(await tables.problem(item({}, ...columns))).toMatch(/item.label becomes unique, but 1 value/);
    await tables.to(item({ liveRows: 'rank > 2' }, ...columns));
    expect(await definitions()).toEqual({ item_label_key: 'btree (label) WHERE (rank > 2)' });
  });

  test('a check of whole rows comes, changes and goes, and is refused where rows break it', async () => {
    const check = { name: 'item_order', condition: 'rank < length(label)' };
    await tables.to(item({ checks: [{ ...check, condition: 'rank >= length(label)' }] }));
    await fill();
    expect(await tables.problem(item({ checks: [check] }))).toBe(
      'The check item_order of item: 3 rows would break what is to hold (rank < length(label)), for example the row 1. Change them first.',
    );
    await tables.put(`update item set label = 'longer'`).catch(() => undefined);
    await tables.to(item({}));
    expect(await definitions()).toEqual({});
    await tables.put(`update item set label = 'longer'`);
    await tables.to(item({ checks: [check] }));
    await expect(tables.put(`update item set rank = 99`)).rejects.toThrow(/item_order/);
  });

  test('a value of a picklist that rows hold may not go; the sentence names it', async () => {
    const state = (...values: string[]): Column => ({ name: 'state', type: 'varchar(20)', values });
    await tables.to(item({}, state('New', `Won't`, 'Done')));
    await tables.put(
      `insert into item (id, state) values ('1', 'New'), ('2', 'New'), ('3', 'Won''t'), ('4', null)`,
    );
    await expect(tables.put(`update item set state = 'new'`)).rejects.toThrow(/item_state_check/);
    expect(await tables.problem(item({}, state('Done')))).toBe(
      `item.state no longer has the values that rows hold: "New" (2 rows), "Won't" (1 row). Declare them again, or change those rows first.`,
    );
    await tables.to(item({}, state('New', `Won't`)));
    await tables.put('update item set state = null');
    await tables.to(item({}, state()));
    await expect(tables.put(`update item set state = 'New'`)).rejects.toThrow(/item_state_check/);
  });

  test('values are checked as a check of the same text was: nothing is made again', async () => {
    const state: Column = { name: 'state', type: 'varchar(20)' };
    const tags: Column = { name: 'tags', type: 'text' };
    await tables.to(
      item(
        {},
        { ...state, check: `"state" in ('New')` },
        { ...tags, check: `string_to_array("tags", ';') <@ array['a']` },
      ),
    );
    await tables.to(item({}, { ...state, values: ['New'] }, { ...tags, values: ['a'], separator: ';' }));
    expect(tables.lines).toHaveLength(1);
  });

  test('each of several values in one column is looked at', async () => {
    const tags = (...values: string[]): Column => ({ name: 'tags', type: 'text', values, separator: ';' });
    await tables.to(item({}, tags('a', 'b', 'c')));
    await tables.put(`insert into item (id, tags) values ('1', 'a;b'), ('2', 'b;b'), ('3', '')`);
    await expect(tables.put(`update item set tags = 'a;x'`)).rejects.toThrow(/item_tags_check/);
    expect(await tables.problem(item({}, tags('a')))).toContain('rows hold: "b" (2 rows).');
    await tables.to(item({}, { ...tags('a', 'b'), check: 'length(tags) < 4' }));
    await expect(tables.put(`update item set tags = 'a;b;a'`)).rejects.toThrow(/item_tags_check/);
  });

  test('what becomes of a row when the one it refers to is deleted', async () => {
    const box = table('box', [label]);
    const inBox = (more: Partial<Column>): Table =>
      item({}, { name: 'box_id', type: 'text', references: 'box', ...more });
    await tables.to(inBox({}), box);
    await tables.put(
      `insert into box (id) values ('1'), ('2'); insert into item (id, box_id) values ('1', '1')`,
    );
    await expect(tables.put(`delete from box where id = '1'`)).rejects.toThrow(/foreign key/);
    await tables.to(inBox({ onDelete: 'set null' }), box);
    await tables.put(`delete from box where id = '1'`);
    expect(await tables.rows('select box_id from item')).toEqual([{ box_id: null }]);
    await tables.put(`update item set box_id = '2'`);
    await tables.to(inBox({ onDelete: 'cascade', required: true }), box);
    await tables.put(`delete from box`);
    expect(await tables.rows('select * from item')).toEqual([]);
    expect(await tables.problem(inBox({ onDelete: 'set null', required: true }), box)).toBe(
      'item.box_id is required, and could not be emptied by a delete.',
    );
  });

  test('a reference to rows that are not there is refused', async () => {
    await tables.to(item({}), table('box', [label]));
    await fill();
    expect(await tables.problem(item({}, { ...label, references: 'box' }, rank), table('box', [label]))).toBe(
      'item.label is to refer to box, which lacks what 3 rows name, for example the row 1.',
    );
  });
});
