import { migrate } from '@relab/database';
import { type TestDatabase, testDatabase, testEngines } from '@relab/database/testing';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boolean, number, picklist, text } from '../objects/fields.ts';
import type { ListFilter } from '../objects/list-view.ts';
import { defineObject } from '../objects/object-declaration.ts';
import { fullAccess } from '../objects/permission.ts';
import { bestMatchesSql } from '../search/candidates.ts';
import { readQuery } from '../search/search-query.ts';
import { filtersSql } from './filters.ts';
import { reader } from './written-sql.fixture.ts';

const filters = {
  Hidden: { field: 'IsShown__c', operator: 'equals', value: false },
  Broken: { field: 'State__c', operator: 'equals', value: 'Broken' },
  Costly: { field: 'Cost__c', operator: 'greaterThan', value: 0 },
} as const satisfies Readonly<Record<string, ListFilter>>;

const Parcel = defineObject({
  apiName: 'Parcel',
  label: 'Parcel',
  labelPlural: 'Parcels',
  keyPrefix: 'a02',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Name', required: true }),
    Number__c: text({ label: 'Number', unique: true }),
    IsShown__c: boolean({ label: 'Shown' }),
    State__c: picklist({ label: 'State', values: ['Whole', 'Broken'] }),
    Cost__c: number({ label: 'Cost', precision: 10, scale: 2 }),
  },
  listViews: Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      name,
      { label: name, columns: ['Name'], filters: [filter], sortBy: ['Name'] },
    ]),
  ),
  search: { fields: ['Name', 'Number__c'] },
  permissions: { buyer: fullAccess },
});

describe.each(testEngines)('indexes of what views show on %s', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await testDatabase(engine);
    const migrations = [new URL('../history/migrations/', import.meta.url)];
    await migrate(opened.database, { objects: [Parcel], migrations });
    await sql`
      insert into parcel (id, name, "number", is_shown, state, cost)
      select 'a02' || lpad(n::text, 15, '0'), 'Parcel ' || n % 100, 'P-' || n, n % 500 <> 0,
        case when n % 500 = 1 then 'Broken' else 'Whole' end, case when n % 500 = 2 then 5 end
      from generate_series(1, 20000) n`.execute(opened.database);
    await sql`analyze parcel`.execute(opened.database);
  });
  afterAll(() => opened.close());

  async function planOf(statement: RawBuilder<unknown>): Promise<string> {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(opened.database);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  test.each(Object.entries(filters))('the view %s is read by an index of its own', async (name, filter) => {
    const shown = filtersSql(Parcel, [filter], null, 't0', reader, new Date(0));
    const plan = await planOf(sql`
      select t0.id, t0.number from parcel as t0 where not t0.is_deleted and ${shown}
      order by t0.name asc, t0.id asc limit 51`);
    expect(plan).toContain(`parcel_${name.toLowerCase()}_view`);
  });

  test('records in the order of a unique text are read by its index', async () => {
    const plan = await planOf(sql`
      select t0.id, t0.name from parcel as t0 where not t0.is_deleted
      order by t0.number asc nulls first, t0.id asc limit 51`);
    expect(plan).toContain('Index Scan');
    expect(plan).not.toContain('Sort');
  });

  test('a typed beginning of a name is looked for in names alone', async () => {
    const idsOf = async (q: string) => {
      const query = readQuery(q);
      if (!query) throw new Error('There is something to look for.');
      const found = bestMatchesSql(Parcel, query, sql<boolean>`true`, reader, undefined, true);
      const { rows } = await sql<{ id: string }>`select t0.id from parcel as t0 where ${found}`.execute(
        opened.database,
      );
      return rows.length;
    };
    expect(await idsOf('parcel 17')).toBe(200);
    expect(await idsOf('p 1234')).toBe(0);
  });
});
