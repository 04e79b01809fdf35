import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine, type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { pendingMigrations } from './apply-migrations.ts';
import { migrate } from './migrate.ts';
import type { Column, Table } from './table.ts';

const object = (name: string, columns: readonly Column[], more: Partial<Table> = {}): { table: Table } => ({
  table: { name, columns, ...more },
});
const label: Column = { name: 'label', type: 'varchar(20)' };

describe.each(everyEngine)('migrating on %s', (engine) => {
  let test_: TestDatabase;
  beforeEach(async () => {
    test_ = await testDatabase(engine);
  });
  afterEach(() => test_.close());

  const put = (text: string): Promise<unknown> => sql.raw(text).execute(test_.database);
  const to = (...objects: { table: Table }[]): Promise<void> => migrate(test_.database, { objects });
  const refused = async (work: Promise<unknown>): Promise<string> =>
    await work.then(
      () => 'nothing was refused',
      (error: Error) => error.message,
    );

  test('tables grow: columns come, text gets longer, values stay', async () => {
    await to(object('user', [label]));
    await put(`insert into "user" (id, label) values ('1', 'kept')`);
    await to(
      object('user', [
        { ...label, type: 'varchar(40)' },
        { name: 'rank', type: 'integer', required: true, default: '7' },
      ]),
      object('child', [{ name: 'user_id', type: 'text', references: 'user' }]),
    );
    const { rows } = await sql`select label, rank from "user"`.execute(test_.database);
    expect(rows).toEqual([{ label: 'kept', rank: 7 }]);
    expect(await refused(put(`insert into child (id, user_id) values ('1', 'nobody')`))).toMatch(
      /foreign key/,
    );
  });

  test('what would lose data is refused by name, and nothing of that run stays', async () => {
    await to(object('listing', [label, { name: 'price', type: 'numeric(18, 2)' }]));
    await put(`insert into listing (id, label, price) values ('1', 'a', 12.34), ('2', 'a', null)`);
    const other = object('other', [label]);
    const cases: [string, Column[]][] = [
      ['listing.price is numeric(18, 2) and has values', [label, { name: 'price', type: 'integer' }]],
      ['listing.price becomes required', [label, { name: 'price', type: 'numeric(18, 2)', required: true }]],
      [
        'listing.label becomes unique',
        [
          { ...label, unique: true },
          { name: 'price', type: 'numeric(18, 2)' },
        ],
      ],
      [
        'listing.label: 2 rows would break what is to hold',
        [
          { ...label, check: `"label" in ('b')` },
          { name: 'price', type: 'numeric(18, 2)' },
        ],
      ],
      [
        'listing.code is new and required',
        [label, { name: 'price', type: 'numeric(18, 2)' }, { name: 'code', type: 'text', required: true }],
      ],
    ];
    for (const [sentence, columns] of cases) {
      expect(await refused(to(other, object('listing', columns)))).toContain(sentence);
    }
    const { rows } =
      await sql`select price, to_regclass('other') is null as untouched from listing order by id`.execute(
        test_.database,
      );
    expect(rows).toEqual([
      { price: '12.34', untouched: true },
      { price: null, untouched: true },
    ]);
  });

  test('a column that is empty may go when it is retired, or change its type', async () => {
    await to(object('listing', [label, { name: 'gone', type: 'text' }]));
    await migrate(test_.database, {
      objects: [object('listing', [{ ...label, type: 'integer' }])],
      retired: ['listing.gone'],
    });
    await put(`insert into listing (id, label) values ('1', 5)`);
    expect(await refused(put('select gone from listing'))).toMatch(/does not exist/);
  });

  test('unique among live rows only', async () => {
    const columns: Column[] = [
      { ...label, unique: true },
      { name: 'is_deleted', type: 'boolean', default: 'false' },
    ];
    await to(object('listing', columns, { liveRows: 'not is_deleted' }));
    await put(`insert into listing (id, label, is_deleted) values ('1', 'a', true), ('2', 'a', false)`);
    expect(await refused(put(`insert into listing (id, label) values ('3', 'a')`))).toMatch(/unique/);
  });

  test('a migration runs once; changed afterwards, it stops the start', async () => {
    const first = {
      name: 'shop/0001-first',
      sql: 'create table first (id int); insert into first values (1);',
    };
    await migrate(test_.database, { migrations: [first] });
    await migrate(test_.database, { migrations: [first] });
    const { rows } = await sql`select id from first`.execute(test_.database);
    expect(rows).toEqual([{ id: 1 }]);
    const changed = { ...first, sql: `${first.sql} -- more` };
    expect(await refused(migrate(test_.database, { migrations: [changed] }))).toContain(
      'shop/0001-first was changed',
    );
    expect(await pendingMigrations(test_.database, [first, { ...first, name: 'shop/0002' }])).toEqual([
      'shop/0002',
    ]);
  });

  test('a migration that fails leaves nothing of the whole run', async () => {
    const migrations = [
      { name: 'shop/0001', sql: 'create table kept (id int)' },
      { name: 'shop/0002', sql: 'create table broken (id nonsense)' },
    ];
    expect(
      await refused(migrate(test_.database, { migrations, objects: [object('listing', [label])] })),
    ).toMatch(/nonsense/);
    const { rows } =
      await sql`select to_regclass('kept') is null and to_regclass('listing') is null as clean`.execute(
        test_.database,
      );
    expect(rows).toEqual([{ clean: true }]);
  });

  test('instances that start at once migrate once', async () => {
    const migrations = [{ name: 'shop/0001', sql: 'create table once (id int)' }];
    const objects = [object('listing', [label])];
    await Promise.all(Array.from({ length: 5 }, () => migrate(test_.database, { migrations, objects })));
    const { rows } = await sql`select count(*) as count from relab_migration`.execute(test_.database);
    expect(rows).toEqual([{ count: 1 }]);
  });
});
