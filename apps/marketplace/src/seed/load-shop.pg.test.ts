import { prepareCommerce } from '@relab/commerce';
import { renewMedia } from '@relab/content';
import type { Database } from '@relab/database';
import { migratedDatabase } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations, objects } from '../objects/objects.ts';
import { shop } from '../shop/shop.ts';
import { loadShop } from './load-shop.ts';
import { seedShop } from './seed-shop.ts';

type Opened = Awaited<ReturnType<typeof migratedDatabase>>;

let loaded: Opened;
let seeded: Opened;

async function openShop(): Promise<Opened> {
  const opened = await migratedDatabase('postgres', { objects: objects.all, migrations });
  await prepareCommerce(opened.database, shop);
  return opened;
}

beforeAll(async () => {
  [loaded, seeded] = [await openShop(), await openShop()];
});
afterAll(() => Promise.all([loaded.close(), seeded.close()]));

const count = 240;
const silent = { listings: () => undefined, index: () => undefined };
const revisions = { drawing: 'drawn', paper: 'written' };
const load = () =>
  loadShop(
    { database: loaded.database, pool: loaded.pool, engine: 'postgres' },
    { count, revisions, progress: silent },
  );

/** Rows as JSON without what differs from one database to the next: ids, and moments and transactions of writing. */
async function rowsOf(database: Database, table: string, key: string): Promise<readonly unknown[]> {
  const own = `'{id,owner_id,product_id,product2_id,product_category_id,change,text_change,place,created_date,last_modified_date,system_modstamp}'::text[]`;
  const { rows } = await sql`
    select to_jsonb(t) - ${sql.raw(own)} as row, ${sql.raw(key)} as key from ${sql.id(table)} t order by 2, 1`.execute(
    database,
  );
  return rows;
}

const skuOf = (column: string): string =>
  `(select p.stock_keeping_unit from product2 p where p.id = t.${column})`;

test('a shop that is loaded at once has what one has that is filled by batches', async () => {
  expect(await load()).toBe(true);
  await seedShop(seeded.database, count, () => undefined);
  await renewMedia(seeded.database, revisions);
  const tables = [
    ['product2', 't.stock_keeping_unit'],
    ['pricebook_entry', skuOf('product2_id')],
    ['product_stock', skuOf('product_id')],
    ['product_category_product', skuOf('product_id')],
    ['product_media', skuOf('product_id')],
    ['product_search', skuOf('product_id')],
    ['product_change', skuOf('product_id')],
    ['search_word', 't.word'],
    ['media', 't.content_key'],
  ] as const;
  for (const [table, key] of tables) {
    const rows = await rowsOf(loaded.database, table, key);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows).toEqual(await rowsOf(seeded.database, table, key));
  }
});

test('a shop that has listings is not loaded again', async () => {
  await seedShop(loaded.database, 12, () => undefined);
  expect(await load()).toBe(false);
});
