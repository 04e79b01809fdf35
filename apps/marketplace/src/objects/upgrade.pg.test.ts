import { readFile } from 'node:fs/promises';
import { commerceMigrations } from '@relab/commerce';
import { type Database, migrate } from '@relab/database';
import { testDatabase, testEngines } from '@relab/database/testing';
import type { ObjectDeclaration } from '@relab/records/objects';
import { platformMigrations } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from './account/account.ts';
import { lead } from './lead/lead.ts';
import { migrations, objects } from './objects.ts';
import { releasedTables } from './released-tables.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

const known: Readonly<Record<string, Row>> = {
  account: {
    id: '001000000000001AAA',
    name: 'Quark & Sons',
    industry: 'Anything At All',
    billing_city: 'Jena',
  },
  contact: { id: '003000000000001AAA', last_name: 'Beispiel', account_id: '001000000000001AAA' },
  user: {
    id: '005000000000001AAA',
    username: 'ines@customer.example',
    email: 'ines@customer.example',
    last_name: 'Beispiel',
    roles: 'buyer',
    account_id: '001000000000001AAA',
    contact_id: '003000000000001AAA',
  },
  lead: {
    id: '00Q000000000001AAA',
    last_name: 'Sample',
    company: 'Moor & More',
    email: 'cleo@seller.example',
    status: 'Qualified',
    manufacturer: 'Leica',
  },
  case: { id: '500000000000001AAA', case_number: '00000042', subject: 'Where is it?', status: 'Closed' },
  product2: {
    id: '01t000000000001AAA',
    name: 'Leica DM2500',
    stock_keeping_unit: 'RL-1',
    manufacturer: 'Leica',
    model: 'DM2500',
    type: 'microscope',
    condition: 'UsedTestedWorking',
    shipping: 'parcel',
    is_active: true,
  },
  pricebook_entry: {
    id: '01u000000000001AAA',
    product2_id: '01t000000000001AAA',
    unit_price: '4800.00',
    currency_iso_code: 'EUR',
  },
  order_summary: {
    id: '1Os000000000001AAA',
    order_number: 'RL-2026-000001',
    ordered_date: '2026-10-01T08:00:00.000Z',
    account_id: '001000000000001AAA',
    owner_id: '005000000000001AAA',
    currency_iso_code: 'EUR',
    contact_email: 'ines@customer.example',
    ship_to_city: 'Jena',
    delivery_method_name: 'Insured parcel',
    payment_method: 'Invoice',
    total_product_amount: '4800.00',
    total_adjustment_amount: '0.00',
    total_delivery_amount: '19.00',
    tax_rate: '19',
    total_tax_amount: '915.61',
    grand_total_amount: '5734.61',
    product_count: 1,
  },
  order_item_summary: {
    id: '10u000000000001AAA',
    order_summary_id: '1Os000000000001AAA',
    product2_id: '01t000000000001AAA',
    name: 'Leica DM2500',
    quantity: 1,
    unit_price: '4800.00',
    total_adjustment_amount: '0.00',
    total_price: '4800.00',
  },
};

/** What that release knew of the shop; what came later builds on tables that it did not have. */
async function releasedCommerce() {
  const name = '0001-stock-search-orders';
  return {
    name: `commerce/${name}`,
    sql: await readFile(new URL(`${name}.sql`, commerceMigrations), 'utf8'),
  };
}

async function put(database: Database, table: string, row: Row): Promise<void> {
  const names = sql.join(Object.keys(row).map((name) => sql.id(name)));
  await sql`insert into ${sql.id(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(
    database,
  );
}

async function rowOf(database: Database, table: string): Promise<Row> {
  const { rows } = await sql<Row>`select to_jsonb(t) as row from ${sql.id(table)} as t`.execute(database);
  expect(rows).toHaveLength(1);
  return (rows[0]?.row ?? {}) as Row;
}

describe.each(testEngines)('an installation of the release before, on %s', (engine) => {
  let database: Database;
  let close: () => Promise<void>;
  let before: Readonly<Record<string, Row>>;
  beforeAll(async () => {
    ({ database, close } = await testDatabase(engine));
    await migrate(database, {
      objects: releasedTables,
      migrations: [...platformMigrations, await releasedCommerce()],
    });
    // That release stored nothing but the columns.
    await sql`delete from relab_table`.execute(database);
    for (const [table, row] of Object.entries(known)) await put(database, table, row);
    before = Object.fromEntries(
      await Promise.all(
        Object.keys(known).map(async (table) => [table, await rowOf(database, table)] as const),
      ),
    );
    await migrate(database, { objects: objects.all, migrations });
  });
  afterAll(() => close());

  test('keeps every value of every record', async () => {
    for (const [table, row] of Object.entries(before)) {
      expect(await rowOf(database, table), table).toMatchObject(row);
    }
  });

  test('existing records have the default record type, and no owner until a user takes them', async () => {
    const usual = (object: ObjectDeclaration) => object.recordTypes[0]?.id;
    expect(await rowOf(database, 'account')).toMatchObject({
      record_type_id: usual(account),
      owner_id: null,
    });
    expect(await rowOf(database, 'lead')).toMatchObject({ record_type_id: usual(lead), owner_id: null });
  });

  test('a manufacturer that is created later is linked to its listings; renamed, it renames them', async () => {
    const id = 'a00000000000001AAA';
    const listing = () => rowOf(database, 'product2');
    expect(await listing()).toMatchObject({ maker: null, manufacturer: 'Leica' });
    await put(database, 'manufacturer', { id, name: 'Leica' });
    expect(await listing()).toMatchObject({ maker: id });
    await sql`update manufacturer set name = 'Leitz' where id = ${id}`.execute(database);
    expect(await listing()).toMatchObject({ maker: id, manufacturer: 'Leitz' });
    await sql`update product2 set manufacturer = 'Wild'`.execute(database);
    expect(await listing()).toMatchObject({ maker: null, manufacturer: 'Wild' });
    await sql`update product2 set manufacturer = 'Leitz'`.execute(database);
    expect(await listing()).toMatchObject({ maker: id });
    await sql`update manufacturer set is_deleted = true where id = ${id}`.execute(database);
    expect(await listing()).toMatchObject({ maker: null, manufacturer: 'Leitz' });
  });
});
