import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../testing/test-database.ts';
import type { Column } from './table.ts';
import { type TestTables, table, testTables } from './tables.fixture.ts';

const label: Column = { name: 'label', type: 'varchar(20)' };
const derived = (expression: string): string => `text generated always as (${expression}) stored`;

describe.each(everyEngine)('columns on %s', (engine) => {
  let tables: TestTables;
  beforeAll(async () => {
    tables = await testTables(engine);
  });
  afterEach(() => tables.clear());
  afterAll(() => tables.close());

  /** A table with one column of a type, and a row for each of these values. */
  async function stored(type: string, ...values: readonly string[]): Promise<void> {
    await tables.to(table('item', [{ name: 'value', type }]));
    const rows = values.map((value, at) => `('row${at + 1}', ${value})`);
    await tables.put(`insert into item (id, value) values ${rows.join(', ')}`);
  }
  const values = (): Promise<readonly unknown[]> =>
    tables.rows('select value::text as value from item order by id');

  test.each([
    ['varchar(20)', 'varchar(10)', `'four'`, 'four'],
    ['text', 'varchar(4)', `'four'`, 'four'],
    ['text', 'integer', `'-42'`, '-42'],
    ['text', 'numeric(6, 2)', `'1234.5'`, '1234.50'],
    ['varchar(5)', 'boolean', `'true'`, 'true'],
    ['numeric(18, 2)', 'numeric(6, 2)', '1234.50', '1234.50'],
    ['numeric(18, 2)', 'numeric(18, 1)', '1234.50', '1234.5'],
    ['numeric(18, 2)', 'integer', '12.00', '12'],
    ['bigint', 'integer', '2147483647', '2147483647'],
    ['integer', 'bigint', '-1', '-1'],
    ['bigint', 'numeric(19, 0)', '9223372036854775807', '9223372036854775807'],
    ['integer', 'text', '12', '12'],
    ['numeric(8, 2)', 'varchar(5)', '12.30', '12.30'],
    ['timestamptz(6)', 'timestamptz(3)', `'2026-01-02 03:04:05.678Z'`, '2026-01-02 03:04:05.678+00'],
  ])('%s to %s keeps %s', async (from, to, value, kept) => {
    await tables.put(`set time zone 'UTC'`);
    await stored(from, value, 'null');
    await tables.to(table('item', [{ name: 'value', type: to }]));
    expect(await values()).toEqual([{ value: kept }, { value: null }]);
    expect(tables.lines).toContain(`item.value was ${from} and becomes ${to}`);
  });

  test.each([
    ['varchar(20)', 'varchar(3)', `'secret'`],
    ['varchar(20)', 'integer', `'007'`],
    ['varchar(20)', 'integer', `'secret'`],
    ['varchar(20)', 'integer', `'2147483648'`],
    ['text', 'integer', `repeat('9', 200)`],
    ['text', 'numeric(6, 2)', `'12.345'`],
    ['varchar(20)', 'boolean', `'t'`],
    ['numeric(18, 2)', 'numeric(6, 2)', '12345.00'],
    ['numeric(18, 2)', 'numeric(6, 2)', `'NaN'`],
    ['numeric(18, 2)', 'numeric(18, 1)', '0.01'],
    ['numeric(18, 2)', 'bigint', '0.50'],
    ['bigint', 'integer', '2147483648'],
    ['bigint', 'varchar(3)', '1234'],
    ['date', 'timestamptz(3)', `'2026-01-02'`],
    ['timestamptz(6)', 'timestamptz(3)', `'2026-01-02 03:04:05.678901Z'`],
    ['boolean', 'integer', 'true'],
  ])('%s to %s is refused for %s, by the row and not by the value', async (from, to, value) => {
    await stored(from, 'null', value);
    const before = await values();
    const problem = await tables.problem(table('item', [{ name: 'value', type: to }]));
    expect(problem).toBe(
      `item.value is ${from} and has values that ${to} does not hold: 1 value would be lost, for example that of the row row2. Change them first.`,
    );
    expect(await values()).toEqual(before);
  });

  test('a type changes whatever it is when nothing is stored, default and all', async () => {
    await tables.to(table('item', [{ name: 'value', type: 'text', default: `'none'` }]));
    await tables.put(`insert into item (id, value) values ('1', null)`);
    await tables.to(table('item', [{ name: 'value', type: 'date', default: `'2026-01-01'` }]));
    await tables.put(`insert into item (id) values ('2')`);
    expect(await values()).toEqual([{ value: null }, { value: '2026-01-01' }]);
  });

  test('a column that becomes required gives its default to rows that are without, and says so', async () => {
    await tables.to(table('item', [label]));
    await tables.put(`insert into item (id, label) values ('1', 'kept'), ('2', null), ('3', null)`);
    await tables.to(table('item', [{ ...label, required: true, default: `'new'` }]));
    expect(await tables.rows('select label from item order by id')).toEqual([
      { label: 'kept' },
      { label: 'new' },
      { label: 'new' },
    ]);
    expect(tables.lines).toContain(`item.label becomes required; its default, 'new', goes to 2 rows`);
    await tables.to(table('item', [{ ...label, default: `'new'` }]));
    await tables.put(`insert into item (id, label) values ('4', null)`);
  });

  test('a derived column follows its expression, with its index and what it must be', async () => {
    const full = { name: 'full_name', required: true, unique: true };
    const first: Column = { name: 'first', type: 'varchar(20)' };
    const indexes = [
      { name: 'item_words', columns: [`to_tsvector('simple', full_name)`], method: 'gin' },
    ] as const;
    await tables.to(table('item', [first, label, { ...full, type: derived('first || label') }], { indexes }));
    await tables.put(`insert into item (id, first, label) values ('1', 'Ada', 'L')`);
    await tables.to(
      table('item', [first, label, { ...full, type: derived(`first || ' ' || label`) }], { indexes }),
    );
    expect(await tables.rows('select full_name from item')).toEqual([{ full_name: 'Ada L' }]);
    expect(tables.lines).toContain('item.full_name is derived anew');
    const names = `select indexname as name from pg_indexes where tablename = 'item' order by 1`;
    expect(await tables.rows(names)).toEqual([
      { name: 'item_full_name_key' },
      { name: 'item_pkey' },
      { name: 'item_words' },
    ]);
    const empty = tables.put(`insert into item (id, first) values ('2', 'Ada')`);
    await expect(empty).rejects.toThrow(/null/);
    tables.lines.length = 0;
    await tables.to(
      table('item', [first, label, { ...full, type: derived(`first || ' ' || label`) }], { indexes }),
    );
    expect(tables.lines).toEqual([]);
  });

  test('what a derived column is made of may change and go', async () => {
    const columns = (first: string, expression: string): Column[] => [
      { name: 'first', type: first },
      { name: 'full_name', type: derived(expression), indexed: true },
    ];
    await tables.to(table('item', [...columns('varchar(5)', `coalesce(first, '') || label`), label]));
    await tables.put(`insert into item (id, first) values ('1', 'Ada')`);
    await tables.to(table('item', [...columns('varchar(50)', `coalesce(first, '') || label`), label]));
    await tables.retire(['item.label'], table('item', columns('varchar(50)', `first || '!'`)));
    expect(await tables.rows('select * from item')).toEqual([{ id: '1', first: 'Ada', full_name: 'Ada!' }]);
  });

  test('a derived column that becomes a plain one keeps its values; the other way they would be lost', async () => {
    const full = { name: 'full_name' };
    await tables.to(table('item', [label, { ...full, type: derived('upper(label)') }]));
    await tables.put(`insert into item (id, label) values ('1', 'a')`);
    await tables.to(table('item', [label, { ...full, type: 'varchar(40)' }]));
    expect(await tables.rows('select full_name from item')).toEqual([{ full_name: 'A' }]);
    expect(await tables.problem(table('item', [label, { ...full, type: derived('label') }]))).toBe(
      'item.full_name is to be derived, but has values of its own that would be lost: 1 row, for example 1. Empty it first.',
    );
    await tables.put('update item set full_name = null');
    await tables.to(table('item', [label, { ...full, type: derived('label'), indexed: true }]));
    expect(await tables.rows('select full_name from item')).toEqual([{ full_name: 'a' }]);
  });

  test('what else rests on a column is not torn down: the database says what', async () => {
    await tables.to(table('item', [{ ...label, type: 'varchar(20)' }]));
    await tables.put('create view labels as select label from item');
    expect(await tables.problem(table('item', [{ ...label, type: 'text' }]))).toMatch(
      /^item\.label: the database refuses: .*view/,
    );
  });
});
