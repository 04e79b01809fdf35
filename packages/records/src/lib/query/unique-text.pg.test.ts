import { commerceMigrations, commerceObjects } from '@relab/commerce';
import { options } from '@relab/commerce/testing';
import { migratedDatabase, type TestDatabase, testEngines } from '@relab/database/testing';
import { fillRows, genericPlanOf, platformMigrations } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createObjects } from '../objects/objects.ts';
import { standardObjects } from '../standard-objects/standard-objects.ts';
import { filtersSql } from './filters.ts';

const objects = createObjects([...standardObjects, ...commerceObjects(options.product)]);
const principal = { kind: 'guest', guestKey: null, roles: ['guest'] } as const;

describe.each(testEngines)('a filter by a unique text on %s', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await migratedDatabase(engine, {
      objects: objects.all,
      migrations: [...platformMigrations, commerceMigrations],
    });
    await fillRows(opened.database, 'product2', 4_000, {
      id: `'01t' || lpad(n::text, 15, '0')`,
      stock_keeping_unit: `'Sku-' || n`,
    });
  });
  afterAll(() => opened.close());

  test('finds the record in any case by an index, also once it is prepared', async () => {
    const product = objects.get('Product2');
    if (!product) throw new Error('There is no Product2.');
    const filter = { field: 'StockKeepingUnit', operator: 'equals', value: 'SKU-17' } as const;
    const chosen = filtersSql(product, [filter], null, 't0', { principal, objects }, new Date());
    const query = sql`select t0.id from product2 as t0 where not t0.is_deleted and ${chosen}`;
    expect((await query.execute(opened.database)).rows).toHaveLength(1);
    const plan = await genericPlanOf(opened.database, query);
    expect(plan).toContain('product2_stock_keeping_unit_lower');
    expect(plan).not.toContain('Seq Scan');
  });
});
