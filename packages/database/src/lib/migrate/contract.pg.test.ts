import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../testing/test-database.ts';
import { contract, planContraction } from './contract.ts';
import { migrate } from './migrate.ts';
import { planTables } from './plan-tables.ts';
import type { Column, Table } from './table.ts';
import { messageOf, type TestTables, table, testTables } from './tables.fixture.ts';

const label: Column = { name: 'label', type: 'varchar(20)' };

// Two releases of declarations on one database.
describe.each(everyEngine)('two releases on %s', (engine) => {
  let tables: TestTables;
  beforeAll(async () => {
    tables = await testTables(engine);
  });
  afterEach(() => tables.clear());
  afterAll(() => tables.close());

  /** A start of a release while processes of another one run. */
  const beside = (...declared: readonly Table[]): Promise<void> =>
    migrate(tables.database, {
      objects: declared.map((each) => ({ table: each })),
      others: 'release 1.0.0 (web)',
    });

  const older = [
    table('item', [
      { ...label, required: true },
      { name: 'state', type: 'text', values: ['new', 'used'], indexed: true },
      { name: 'old', type: 'text' },
    ]),
    table('left', [label]),
    table('filled', [label]),
  ];
  const newer = [
    table('item', [
      { name: 'label', type: 'varchar(80)' },
      { name: 'state', type: 'text', values: ['new', 'broken'], required: true },
      { name: 'code', type: 'text', required: true },
      { name: 'size', type: 'integer', required: true, default: '1' },
    ]),
  ];

  test('both write for as long as they run side by side, whichever of them starts again', async () => {
    await tables.to(...older);
    for (const release of [newer, older, newer, older]) {
      await beside(...release);
      await tables.put(`
        delete from item;
        insert into item (id, label, state) values ('1', 'older', 'used');
        insert into item (id, label, state, code) values ('2', '${'long'.repeat(10)}', 'broken', 'c');
        insert into item (id, label, state, code, size) values ('3', 'newer', 'new', 'd', 5)`);
    }
    const indexes = await tables.rows(`select indexname from pg_indexes where indexname = 'item_state_idx'`);
    expect(indexes).toHaveLength(1);
  });

  test('what is narrower comes with a start after the other release has ended, or says what is in its way', async () => {
    await tables.to(...older);
    await beside(...newer);
    await tables.put(`insert into item (id, label, state) values ('1', 'older', 'used')`);
    expect(await tables.problem(...newer)).toMatch(/item\.code becomes required, but 1 row is without it/);
    await tables.put(`update item set state = 'broken', code = 'c'`);
    await tables.to(...newer);
    await expect(tables.put(`insert into item (id, label, state) values ('2', 'x', 'new')`)).rejects.toThrow(
      /code/,
    );
    expect(await tables.rows(`select 1 from pg_indexes where indexname = 'item_state_idx'`)).toEqual([]);
  });

  test('a renaming is refused while the other release runs, and changes nothing', async () => {
    await tables.to(...older);
    const [item = table('none', [])] = older;
    const renamed = {
      ...item,
      columns: item.columns.map((one) =>
        one.name === 'old' ? { ...one, name: 'note', formerly: 'old' } : one,
      ),
    };
    expect(await messageOf(beside(renamed))).toBe(
      'item.old is renamed, but release 1.0.0 (web) runs and uses that name. End it first, or declare the new name beside the old one.',
    );
    expect(await messageOf(beside({ ...item, name: 'thing', formerly: 'item' }))).toMatch(
      /^item is renamed, but release/,
    );
    await tables.to(renamed);
    expect(await tables.rows('select note from item')).toEqual([]);
  });

  test('a contraction drops what is empty and no longer declared, and names what stays', async () => {
    await tables.to(...older);
    await tables.put(`insert into filled (id, label) values ('1', 'kept')`);
    await tables.to(...newer);
    expect(await planContraction(tables.database, newer)).toEqual({
      drops: ['item.old', 'left'],
      stays: ['filled stays: it has rows. Delete them first.'],
    });
    expect(await planTables(tables.database, newer)).toEqual([]);
    expect((await contract(tables.database, newer)).toSorted()).toEqual([
      'item.old goes',
      'left is no longer declared, and goes: it is empty',
    ]);
    expect(await planContraction(tables.database, newer)).toMatchObject({ drops: [] });
    expect(await tables.rows('select id from filled')).toEqual([{ id: '1' }]);
  });

  test('a column with values stays with them', async () => {
    await tables.to(...older);
    await tables.put(
      `insert into item (id, label, old) values ('1', 'a', 'b'); update item set state = 'new'`,
    );
    const [item = table('none', [])] = older;
    const without = [{ ...item, columns: item.columns.filter(({ name }) => name !== 'old') }];
    await tables.to(...without);
    expect((await planContraction(tables.database, without)).stays).toContain(
      'item.old stays: it has values in 1 row. Empty it first.',
    );
    await contract(tables.database, without);
    expect(await tables.rows('select old from item')).toEqual([{ old: 'b' }]);
  });
});
