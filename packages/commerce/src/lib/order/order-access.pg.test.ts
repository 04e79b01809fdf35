import { migratedDatabase, type TestDatabase, testEngines } from '@relab/database/testing';
import { standardObjects } from '@relab/records/objects';
import { fillRows, genericPlanOf, platformMigrations } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { options } from '../commerce.fixture.ts';
import { commerceMigrations } from '../commerce-migrations.ts';
import { commerceObjects } from '../objects/commerce-objects.ts';
import { accessibleOrder } from './order-access.ts';

const account = '001000000000001AAA';
const principal = {
  kind: 'user',
  userId: '005000000000001AAA',
  accountId: account,
  email: 'ines@customer.example',
  firstName: 'Ines',
  lastName: 'Ek',
  guestKey: null,
  roles: ['buyer'],
} as const;

describe.each(testEngines)('orders on %s', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await migratedDatabase(engine, {
      objects: [...standardObjects, ...commerceObjects(options.product)],
      migrations: [...platformMigrations, commerceMigrations],
    });
    await fillRows(opened.database, 'order_summary', 4_000, {
      id: `'1Os' || lpad(n::text, 12, '0') || 'AAA'`,
      order_number: 'n::text',
      status: `'Created'`,
      payment_method: `'PurchaseOrder'`,
      account_id: `case when n <= 2000 then '${account}' else n::text end`,
    });
  });
  afterAll(() => opened.close());

  test('a prepared read of one order finds it by its id, however many orders its account has', async () => {
    const order = { orderSummaryId: '1Os000000000007AAA' };
    const access = accessibleOrder({ principal, now: () => new Date() }, order);
    const query = sql<{ id: string }>`select o.id from order_summary o where ${access}`;
    expect((await query.execute(opened.database)).rows).toEqual([{ id: order.orderSummaryId }]);
    const plan = await genericPlanOf(opened.database, query);
    expect(plan).toContain('order_summary_pkey');
    expect(plan).not.toContain('order_summary_by_account');
  });
});
