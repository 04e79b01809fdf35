import {
  addItemToCart,
  getProduct,
  type ProductSearch,
  reserveInventory,
  searchProducts,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { createCircuitBreaker } from '@relab/server/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, product, type TestShop } from '../commerce.fixture.ts';
import { CategoryTree } from '../search-index/category-tree.ts';
import { contractOptions, everything } from './contract.fixture.ts';
import { countByCategory } from './count-by-category.ts';
import { defineIndex } from './index-definition.ts';
import type { IndexUpdater } from './index-updater.ts';
import { type OpenSearch, openOpenSearch } from './open-opensearch.ts';
import { OpenSearchError } from './opensearch-error.ts';
import {
  answer,
  type Fault,
  type ScriptedOpenSearch,
  startScriptedOpenSearch,
} from './scripted-opensearch.fixture.ts';

let server: ScriptedOpenSearch;
let shop: TestShop;
let search: OpenSearch;
let updater: IndexUpdater;
const lines: string[] = [];
const log = (line: string): void => void lines.push(line);
const { alias } = defineIndex(contractOptions);

beforeAll(async () => {
  server = await startScriptedOpenSearch();
  search = openOpenSearch(contractOptions, { url: server.url, timeout: 2_000 });
  shop = await openShop(testEngines[0] ?? 'pglite', contractOptions, search.engine);
  await shop.put(product('A1', { name: 'Autoclave' }), product('A2', { name: 'Autoclave' }));
  updater = search.updater(shop.database, log);
});
beforeEach(async () => {
  server.faults.length = 0;
  await updater.sync();
  [lines.length, server.requests.length] = [0, 0];
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const hang: Fault = () => undefined;
const hangUp: Fault = (_, response) => response.destroy();
const onPath = (path: RegExp, ...responses: readonly Fault[]) =>
  server.faults.push(...responses.map((respond) => ({ path, respond })));
const total = async (term = 'autoclave', { engine } = search): Promise<number> =>
  (await (await engine.open(shop.database)).find({ ...everything, term })).total;
const searchStatus = async () => {
  const { status, headers } = await shop
    .guest()
    .call(searchProducts, { fields: ['Name'], searchTerm: 'autoclave' });
  return [status, headers['Retry-After'] ?? null];
};

test.each([
  ['does not respond in time', hang],
  ['hangs up', hangUp],
  ['is down behind its proxy', answer(503, 'no upstream')],
  [
    'has a part of the listings only',
    answer(200, { timed_out: true, _shards: { failed: 0 }, hits: { hits: [] } }),
  ],
  ['says something else', answer(200, { hello: 'you' })],
])('a service that %s makes searches answer 503', async (_, fault) => {
  const patient = openOpenSearch(contractOptions, { url: server.url, timeout: 200 });
  onPath(/_search$/, fault);
  await expect(total('autoclave', patient)).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5' },
  });
  expect(await total()).toBe(2);
});

test('one that stays away is not called for a while', async () => {
  const breaker = createCircuitBreaker({ name: 'search', failures: 2, openFor: 60_000 });
  const away = openOpenSearch(contractOptions, { url: server.url, breaker });
  onPath(/_search$/, hangUp, hangUp);
  for (const _ of [1, 2]) await expect(total('autoclave', away)).rejects.toMatchObject({ status: 503 });
  const before = server.requests.length;
  await expect(total('autoclave', away)).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '60' },
  });
  expect(server.requests.length).toBe(before);
});

test('home and categories go on with what was found last, without what is no longer offered', async () => {
  const own = await startScriptedOpenSearch();
  const { engine } = openOpenSearch(contractOptions, { url: own.url, timeout: 2_000 });
  const other = await openShop(testEngines[0] ?? 'pglite', contractOptions, engine);
  try {
    await other.put(product('H1', { name: 'Homogenizer' }), product('H2', { name: 'Homogenizer' }));
    await openOpenSearch(contractOptions, { url: own.url }).updater(other.database, log).sync();
    const ask = (config: object) => other.guest().call(searchProducts, { fields: ['Name'], ...config });
    const first = { categoryId: 'centrifuges', pageSize: 5 };
    const idsOf = async () => {
      const { productsPage } = await other
        .guest()
        .ok<ProductSearch>(searchProducts, { fields: ['Name'], ...first });
      return productsPage.products.map(({ id }) => id).sort();
    };
    const [h1, h2] = [await other.idOf('H1'), await other.idOf('H2')];
    expect(await idsOf()).toEqual([h1, h2].sort());
    await own.close();
    expect(await idsOf()).toEqual([h1, h2].sort());
    await other.put(product('H2', { name: 'Homogenizer', isActive: false }));
    expect(await idsOf()).toEqual([h1]);
    for (const searched of [
      { searchTerm: 'homogenizer' },
      { ...first, page: 1 },
      // Never looked at before.
      { ...first, pageSize: 6 },
    ])
      expect(await ask(searched)).toMatchObject({
        status: 503,
        headers: { 'Retry-After': expect.any(String) },
      });
  } finally {
    await other.close();
    await own.close().catch(() => undefined);
  }
});

test('one that has too much to do is no outage, and documents are sent again', async () => {
  const breaker = createCircuitBreaker({ name: 'search', failures: 1 });
  const busy = openOpenSearch(contractOptions, { url: server.url, breaker });
  onPath(/_search$/, answer(429, { error: { type: 'rejected_execution', reason: 'queue' } }));
  await expect(total('autoclave', busy)).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '1' },
  });
  expect(breaker.state()).toBe('closed');
  await shop.put(product('A3', { name: 'Autoclave' }));
  const noRoom = { items: [{ index: { status: 429, error: { type: 'rejected_execution' } } }] };
  onPath(/_bulk$/, answer(429), answer(200, noRoom));
  expect(await updater.sync()).toBe('updated');
  expect(server.requests.filter((request) => request.endsWith('_bulk'))).toHaveLength(3);
  expect(await total()).toBe(3);
});

test('a document that is refused is logged by its id, and the others go on', async () => {
  await shop.put(product('B1', { name: 'Balance' }), product('B2', { name: 'Balance' }));
  const refused = await shop.idOf('B1');
  onPath(/_bulk$/, (request, response, body) => {
    const broken = body.replace(/("place"):\d+/, '$1:"no number"');
    const { body: json } = server.indexes.respond(
      'POST',
      request.url?.split('?')[0] ?? '',
      new URLSearchParams(),
      broken,
    );
    answer(200, json)(request, response, body);
  });
  expect(await updater.sync()).toBe('updated');
  expect(lines).toEqual([
    expect.stringMatching(/does not take the listing \w+: mapper_parsing_exception: .*place/),
    expect.stringContaining('did not take 1 listings'),
  ]);
  expect(await total('balance')).toBe(1);
  expect([refused, await shop.idOf('B2')].some((id) => lines[0]?.includes(id))).toBe(true);
});

test('an index that was deleted by hand is built anew, and not made up by a write', async () => {
  await shop.put(product('D1', { name: 'Desiccator' }));
  // Deleted between the look at its position and the write.
  onPath(/_bulk$/, (request, response, body) => {
    server.indexes.indexes.clear();
    const { status, body: json } = server.indexes.respond(
      'POST',
      `/${alias}/_bulk`,
      new URLSearchParams('require_alias=true'),
      body,
    );
    answer(status, json)(request, response, body);
  });
  await expect(updater.sync()).rejects.toThrow('has gone');
  expect(server.indexes.indexes.size).toBe(0);
  expect(await searchStatus()).toEqual([503, '5']);
  // Pages of listings go on.
  await shop.guest().ok(getProduct, { productId: await shop.idOf('A1') });
  expect(await updater.sync()).toBe('built');
  expect(await total('desiccator')).toBe(1);
  expect((await searchStatus())[0]).toBe(200);
});

test('another index takes over from one moment to the next when the database was restored', async () => {
  const [before] = server.indexes.indexes.keys();
  await sql`update search_index set token = 'older', previous_token = 'oldest'`.execute(shop.database);
  const during: number[] = [];
  onPath(/_bulk$/, (request, response, body) => {
    total().then((count) => {
      during.push(count);
      const { status, body: json } = server.indexes.respond(
        'POST',
        request.url?.split('?')[0] ?? '',
        new URLSearchParams(),
        body,
      );
      answer(status, json)(request, response, body);
    });
  });
  expect(await updater.sync()).toBe('built');
  expect(lines[0]).toContain('an older copy');
  expect(during).toEqual([await total()]);
  const left = [...server.indexes.indexes];
  expect(left).toHaveLength(1);
  expect(left[0]?.[0]).not.toBe(before);
  expect([...(left[0]?.[1].aliases ?? [])]).toEqual([alias]);
});

test('a build that was cut off leaves nothing behind', async () => {
  await sql`update search_index set token = null, previous_token = null`.execute(shop.database);
  onPath(/_aliases$/, hangUp);
  await expect(updater.sync()).rejects.toThrow('does not respond');
  expect(server.indexes.indexes.size).toBe(2);
  // The token is the new index's, which nobody searches yet.
  expect(await updater.sync()).toBe('built');
  expect(server.indexes.indexes.size).toBe(1);
});

test('what was cut off between database and index is written again, not everything', async () => {
  await shop.put(product('E1', { name: 'Evaporator' }));
  onPath(/_doc\/position$/, (request, response, body) =>
    request.method === 'GET' ? answer(503)(request, response, body) : hangUp(request, response, body),
  );
  await expect(updater.sync()).rejects.toThrow();
  expect(await updater.sync()).toBe('updated');
  await shop.put(product('E2', { name: 'Evaporator' }));
  server.faults.length = 0;
  let reads = 0;
  const onlyWrites: Fault = (request, response, body) => {
    reads += 1;
    if (request.method === 'PUT') return hangUp(request, response, body);
    onPath(/_doc\/position$/, onlyWrites);
    const { status, body: json } = server.indexes.respond(
      'GET',
      `/${alias}/_doc/position`,
      new URLSearchParams(),
      '',
    );
    answer(status, json)(request, response, body);
  };
  onPath(/_doc\/position$/, onlyWrites);
  await expect(updater.sync()).rejects.toThrow('does not respond');
  expect(reads).toBe(2);
  expect(await updater.sync()).toBe('updated');
  expect(await total('evaporator')).toBe(2);
});

test('one process writes at a time, and another goes on where it ended', async () => {
  const other = search.updater(shop.database, log);
  expect(await other.sync()).toBe('elsewhere');
  await updater.release();
  expect(await other.sync()).toBe('unchanged');
  expect(await updater.sync()).toBe('elsewhere');
  await sql`update search_index set lease_until = now() - interval '1 second'`.execute(shop.database);
  expect(await updater.sync()).toBe('unchanged');
  expect(await other.sync()).toBe('elsewhere');
});

test('a wrong password is said at the start, without the password', async () => {
  await search.check();
  const wrong = openOpenSearch(contractOptions, { url: server.url.replace(/:[^:@]*@/, ':guessed@') });
  const error = await wrong.check().catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(OpenSearchError);
  expect(error).toMatchObject({ failure: 'refused', message: expect.not.stringContaining('guessed') });
  await expect(total('autoclave', wrong)).rejects.toMatchObject({ status: 503 });
});

test('nothing that people type is part of a path', async () => {
  const term = '../_all/_search?q=* "}{ \u0000';
  await total(term);
  expect(new Set(server.requests)).toEqual(new Set([`POST /${alias}/_search`]));
});

test('what changes is written by a process that looks by itself, and an outage is logged once', async () => {
  onPath(/_doc\/position$/, hangUp);
  await updater.release();
  await shop.put(product('F1', { name: 'Fumehood' }));
  const updates = search.startUpdates(shop.database, log);
  await expect.poll(() => total('fumehood'), { timeout: 30_000 }).toBe(1);
  await updates.stop();
  expect(lines.filter((line) => line.includes('could not be brought'))).toHaveLength(1);
  expect(lines.at(-1)).toContain('up to date again');
});

test('a reservation that ends is found again, although no row changes', async () => {
  await shop.put(product('G1', { name: 'Glovebox' }));
  const productId = await shop.idOf('G1');
  const guest = shop.guest();
  await guest.ok(addItemToCart, { productId, quantity: 1 });
  await guest.ok(reserveInventory);
  const isSold = async (): Promise<boolean> => {
    const found = await (await search.engine.open(shop.database)).find({ ...everything, term: 'glovebox' });
    return (found.ends?.first.key ?? 0) > 3e15;
  };
  expect([await updater.sync(), await isSold()]).toEqual(['updated', true]);
  await sql`
    alter table inventory_item_reservation disable trigger user;
    update inventory_item_reservation set expires_at = now() where product_id = ${sql.lit(productId)};
    alter table inventory_item_reservation enable trigger user`.execute(shop.database);
  expect([await updater.sync(), await isSold()]).toEqual(['updated', false]);
});

test('counts of categories stay as they were while the service is away', async () => {
  let time = 0;
  const counts = countByCategory(() => time);
  const tree = new CategoryTree([
    {
      id: 'a',
      name: 'A',
      urlName: null,
      description: null,
      parentId: null,
      isNavigational: true,
      sortOrder: 1,
    },
  ]);
  const counted = { doc_count: 3, sets: { buckets: [{ key: 'a', doc_count: 3 }] } };
  const response = {
    timed_out: false,
    _shards: { failed: 0 },
    hits: { hits: [] },
    aggregations: { all: counted },
  };
  const away = () => Promise.reject(new OpenSearchError('away', 'It is away.'));
  expect(await counts(async () => response, tree, 'guest', {})).toEqual(new Map([['a', 3]]));
  time = 60_000;
  expect(await counts(away, tree, 'guest', {})).toEqual(new Map([['a', 3]]));
  await expect(counts(away, tree, 'partner', {})).rejects.toThrow('away');
});
