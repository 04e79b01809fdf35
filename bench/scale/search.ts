import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { commerceRoutes, prepareCommerce } from '@relab/commerce';
import type { AnyCall } from '@relab/contract';
import {
  getSearchSuggestions,
  type ProductSearch,
  searchProducts,
  writeRefinements,
} from '@relab/contract/commerce';
import { migrate, openDatabase } from '@relab/database';
import { sql } from 'kysely';
import { migrations, objects } from '../../apps/marketplace/src/objects/objects.ts';
import { seedShop } from '../../apps/marketplace/src/seed/seed-shop.ts';
import { shop } from '../../apps/marketplace/src/shop/shop.ts';
import { ms, percentile, table } from '../src/figures.ts';
import { fillByCopies } from './fill-by-copies.ts';

/**
 * The catalogue in memory with very many listings: until it is ready from the database and from its snapshot, memory, times of its
 * calls, and how long the event loop is held by counting. `node --expose-gc scale/search.ts [listings] [folder] [from-snapshot]`. A
 * folder that is named stays, and is not filled again; from the snapshot of an earlier run alone, the process has never had other
 * columns, so that its memory is that of a process as it starts.
 */
const [count = '1000000', folderToKeep, part] = process.argv.slice(2);
const fromSnapshot = part === 'from-snapshot';
if (!(Number(count) >= 20_000)) {
  console.error('A snapshot is written from 20,000 listings on: name at least as many.');
  process.exit(2);
}
const fields = ['Name', 'StockKeepingUnit', 'Manufacturer__c', 'Model__c', 'Condition__c', 'Year__c'];
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

const folder = folderToKeep ?? (await mkdtemp(join(tmpdir(), 'relab-bench-')));
await mkdir(folder, { recursive: true });
// The database may run as another user, who must come through.
await chmod(folder, 0o755);
const { database, close } = await openDatabase({ folder: join(folder, 'database'), engine: 'embedded' });
const file = join(folder, 'catalogue', 'columns');

/** A shop without anything in memory, as after a start. */
function start(log: (line: string) => void) {
  const routes = commerceRoutes({ ...shop, catalogueSnapshot: { file, log } });
  const context = {
    database,
    principal: { kind: 'guest', guestKey: null, roles: ['guest'] },
    cookies: { get: () => undefined, set: () => undefined },
    headers: new Headers(),
    url: new URL('http://bench.test/'),
    now: () => new Date(),
  } as const;
  return async (call: AnyCall, config: Readonly<Record<string, unknown>>): Promise<string> => {
    const route = routes.find((each) => each.call === call);
    if (!route) throw new Error(`No route answers ${call.id}.`);
    const params = {
      version: 'v63.0',
      webstoreId: shop.webstoreId,
      cartId: 'current',
      siteId: '',
      ...config,
    };
    return JSON.stringify(await route.handle(params as never, context));
  };
}

/** The longest time that the event loop was blocked while something ran, in milliseconds. */
async function longestDelay(run: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await run();
  delay.disable();
  return delay.max / 1e6;
}

async function untilReady(name: string): Promise<ReturnType<typeof start>> {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const since = performance.now();
  const ask = start((line) => console.log(line));
  let total = 0;
  const delay = await longestDelay(async () => {
    const first: ProductSearch = JSON.parse(await ask(searchProducts, { fields, pageSize: 24 }));
    total = first.productsPage.total;
  });
  const ready = seconds(since);
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  // Columns are in memory that threads share, which no figure of Node has but the one of the process.
  console.log(
    `${name}: the first search after ${ready}, event loop held for ${ms(delay)} ms at most; ${total} offered; process ${megabytes(rss)}, ${megabytes(rss - before.rss)} more, of which heap ${megabytes(heapUsed - before.heapUsed)}.`,
  );
  return ask;
}

async function untilWritten(): Promise<void> {
  const since = performance.now();
  const delay = await longestDelay(async () => {
    while (!(await stat(file).catch(() => undefined)))
      await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const { size } = await stat(file);
  console.log(
    `The snapshot was written after ${seconds(since)}: ${megabytes(size)}, event loop held for ${ms(delay)} ms at most.`,
  );
}

const refined = (at: number): string =>
  writeRefinements([
    { nameOrId: 'Condition__c', values: ['Refurbished', 'UsedTestedWorking'] },
    { nameOrId: 'UnitPrice', values: [`${500 + at}..5000`] },
  ]);
/** Any listing comes to the columns again, as after an order of it. */
async function changeListing(at: number): Promise<void> {
  await sql`
    update product_change set change = pg_current_xact_id()
    where product_id = (select product_id from product_search where place = ${1000 + at})`.execute(database);
}

/** The name, the call, what it is asked, and what happens before each time, which is not measured. */
const questions: readonly (readonly [
  string,
  AnyCall,
  (at: number) => Record<string, unknown>,
  ((at: number) => Promise<void>)?,
])[] = [
  ['everything, newest (home)', searchProducts, () => ({ fields, pageSize: 24 })],
  ['a category', searchProducts, () => ({ fields, pageSize: 24, categoryId: 'centrifuges' })],
  [
    'facets, counted anew each time',
    searchProducts,
    (at) => ({ fields, pageSize: 24, refinements: refined(at), sortRuleId: 'price-asc' }),
  ],
  ['a term, known', searchProducts, () => ({ fields, pageSize: 24, searchTerm: 'centrifuge 5810' })],
  ['page 200', searchProducts, () => ({ fields, pageSize: 24, page: 200 })],
  // Kept up to date with each change, where what stands below it is counted anew.
  ['home after a change', searchProducts, () => ({ fields, pageSize: 24 }), changeListing],
  [
    'a category after a change',
    searchProducts,
    () => ({ fields, pageSize: 24, categoryId: 'centrifuges' }),
    changeListing,
  ],
  ['page 2 after a change', searchProducts, () => ({ fields, pageSize: 24, page: 1 }), changeListing],
  [
    'suggestions',
    getSearchSuggestions,
    (at) => ({ searchTerm: 'centrifuge eppendorf'.slice(0, 2 + (at % 18)) }),
  ],
];

async function fill(): Promise<void> {
  await migrate(database, { objects: objects.all, migrations });
  await prepareCommerce(database, shop);
  await seedShop(database, 2000, () => undefined);
  const filling = performance.now();
  await fillByCopies(database, Number(count), 'of the catalogue');
  console.log(`${count} listings filled within ${seconds(filling)}.`);
}

async function countListings(): Promise<number> {
  const { rows } = await sql<{ count: number | null }>`
    select reltuples::int as count from pg_class where relname = 'product_search'`.execute(database);
  return rows[0]?.count ?? 0;
}

try {
  if ((await countListings()) < 0.9 * Number(count)) await fill();
  if (!fromSnapshot) {
    // Of a folder that stays: what an earlier run left is not what is measured.
    await rm(file, { force: true });
    await untilReady('From the database');
    await untilWritten();
  }
  const ask = await untilReady('From the snapshot');

  const rows: string[][] = [];
  for (const [name, call, config, before] of questions) {
    const times: number[] = [];
    const until = performance.now() + 5000;
    const delay = await longestDelay(async () => {
      for (let at = 0; at < 100 && performance.now() < until; at++) {
        await before?.(at);
        const since = performance.now();
        await ask(call, config(at));
        times.push(performance.now() - since);
      }
    });
    rows.push([
      name,
      String(times.length),
      ...[0.5, 0.95].map((share) => ms(percentile(times, share))),
      ms(delay),
    ]);
  }
  console.log(
    `The process takes ${megabytes(process.memoryUsage().rss)}, at most ${megabytes(1000 * process.resourceUsage().maxRSS)}.`,
  );
  console.log(table(['one client, ms', 'asked', 'p50', 'p95', 'event loop held'], rows));
  const { rows: sizes } = await sql<{
    size: string;
  }>`select pg_size_pretty(pg_database_size(current_database())) as size`.execute(database);
  console.log(`The database takes ${sizes[0]?.size}.`);
} finally {
  await close();
  if (folderToKeep === undefined) await rm(folder, { recursive: true, force: true });
}
