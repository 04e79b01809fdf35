import { bulkLoad } from '@relab/database';
import { migratedDatabase, type TestDatabase } from '@relab/database/testing';
import { standardObjects } from '@relab/records/objects';
import { platformMigrations } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { options, product } from '../commerce.fixture.ts';
import { commerceMigrations } from '../commerce-migrations.ts';
import { commerceObjects } from '../objects/commerce-objects.ts';
import { prepareCommerce } from '../prepare-commerce.ts';
import { openProducts, productTables } from './load-products.ts';
import { openSearch, searchTables } from './load-search.ts';
import type { ProductInput } from './product-input.ts';
import { readSearchLetters } from './search-text.ts';
import { upsertCategories } from './upsert-categories.ts';

// A number among the searched texts is written by the database alone.
const chosen = { ...options, search: { ...options.search, detailFields: ['Description', 'Weight__c'] } };
let opened: TestDatabase;
beforeAll(async () => {
  opened = await migratedDatabase('postgres', {
    objects: [...standardObjects, ...commerceObjects(options.product)],
    migrations: [...platformMigrations, commerceMigrations],
  });
});
afterAll(() => opened.close());

async function load(products: readonly ProductInput[], loaded: typeof options): Promise<void> {
  const { database, pool } = opened;
  await sql`truncate product2, pricebook_entry, product_stock, product_category_product, product_media, product_search, product_change, search_word cascade`.execute(
    database,
  );
  await prepareCommerce(database, loaded);
  await upsertCategories(database, [{ urlName: 'centrifuges', name: 'Centrifuges', parent: null }]);
  const { rows } = await sql<{ id: string }>`select id from product_category`.execute(database);
  const categories = new Map([['centrifuges', { id: rows[0]?.id ?? '', name: 'Centrifuges' }]]);
  const letters = await readSearchLetters(database);
  await bulkLoad(pool, { tables: [...productTables, ...searchTables] }, async (bulk) => {
    const search = await openSearch(bulk, loaded, letters);
    await bulk.withoutIndexes(productTables, async () => {
      const add = await openProducts(bulk, loaded, { categories, indexed: search.add });
      for (const one of products) {
        add(one);
        await bulk.makeRoom();
      }
    });
    await search.end();
  });
}

async function searchRows() {
  const { rows } = await sql<{ sku: string; document: string; isChanged: boolean }>`
    select p.stock_keeping_unit as sku, s.document::text, c.product_id is not null as "isChanged"
    from product2 p join product_search s on s.product_id = p.id left join product_change c on c.product_id = p.id
    order by 1`.execute(opened.database);
  return rows;
}

const searchedWords = async () =>
  (await sql<{ word: string }>`select word from search_word order by word`.execute(opened.database)).rows;

const products = [
  product('A1', { name: 'Centrifuge 5810R', description: 'Göttingen, 4 × 250 mL' }),
  product('B2', { name: 'Φυγόκεντρος 5810 R' }),
  product('C3', { name: 'Centrifuge', description: '遠心分離機' }),
];

test.each([
  ['texts', options],
  ['texts and numbers', chosen],
])('the search holds of loaded products what it holds of others: %s', async (_, loaded) => {
  await load(products, loaded);
  const [rows, words] = [await searchRows(), await searchedWords()];
  expect(rows.map(({ sku, isChanged }) => [sku, isChanged])).toEqual([
    ['A1', true],
    ['B2', true],
    ['C3', true],
  ]);
  await sql`truncate product_search, search_word`.execute(opened.database);
  await sql`select refresh_product_search(array(select id from product2))`.execute(opened.database);
  expect(await searchRows()).toEqual(rows);
  expect(await searchedWords()).toEqual(words);
});
