import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commerceRoutes, prepareCommerce } from '@relab/commerce';
import type { AnyCall } from '@relab/contract';
import {
  getProduct,
  getSearchSuggestions,
  type ProductSearch,
  searchProducts,
  writeRefinements,
} from '@relab/contract/commerce';
import { type Engine, migrate, openDatabase } from '@relab/database';
import type { Route } from '@relab/server/http';
import { sql } from 'kysely';
import { migrations, objects } from '../../apps/marketplace/src/objects/objects.ts';
import { seedShop } from '../../apps/marketplace/src/seed/seed-shop.ts';
import { shop } from '../../apps/marketplace/src/shop/shop.ts';
import { ms, percentile, table } from './figures.ts';

/**
 * Server time of the catalogue's calls, answered whole and written as JSON, at one and at sixteen clients, while every
 * now and then something is sold. `node src/search.ts [listings] [engine]`.
 */
const [count = '100000', engine = 'embedded'] = process.argv.slice(2);

const fields = [
  'Name',
  'StockKeepingUnit',
  'Manufacturer__c',
  'Model__c',
  'Condition__c',
  'Year__c',
  'Key_Facts__c',
  'Location_Country__c',
];
const refined = writeRefinements([
  { nameOrId: 'Condition__c', values: ['Refurbished', 'UsedTestedWorking'] },
  { nameOrId: 'UnitPrice', values: ['500..5000'] },
]);
const question = (more: Readonly<Record<string, unknown>>) => ({ fields, pageSize: 24, ...more });

const folder = await mkdtemp(join(tmpdir(), 'relab-bench-'));
// The database may run as another user, who must come through.
await chmod(folder, 0o755);
const { database, close } = await openDatabase({ folder, engine: engine as Engine });
try {
  await migrate(database, { objects: objects.all, migrations });
  await prepareCommerce(database, shop);
  const seeding = performance.now();
  await seedShop(database, Number(count), () => undefined);
  const seconds = (performance.now() - seeding) / 1000;
  console.log(
    `${count} listings put in within ${seconds.toFixed(1)} s (${Math.round(Number(count) / seconds)} a second), ${engine}.`,
  );

  const routes = commerceRoutes(shop);
  const context = {
    database,
    principal: { kind: 'guest', guestKey: null, roles: ['guest'] },
    cookies: { get: () => undefined, set: () => undefined },
    headers: new Headers(),
    url: new URL('http://bench.test/'),
    now: () => new Date(),
  } as const;
  const ask = async (call: AnyCall, config: Readonly<Record<string, unknown>>): Promise<string> => {
    const route: Route | undefined = routes.find((each) => each.call === call);
    if (!route) throw new Error(`No route answers ${call.id}.`);
    const whole = { version: 'v63.0', webstoreId: shop.webstoreId, cartId: 'current', siteId: '', ...config };
    return JSON.stringify(await route.handle(whole as never, context));
  };

  const starting = performance.now();
  const first: ProductSearch = JSON.parse(await ask(searchProducts, question({})));
  console.log(
    `The first search, which reads the columns: ${ms(performance.now() - starting)} ms; ${first.productsPage.total} offered.`,
  );
  const { rows: ids } = await sql<{
    id: string;
  }>`select id from product2 order by stock_keeping_unit limit 500`.execute(database);

  // To the end of the list, far behind the pages that numbers reach.
  let deepToken = first.productsPage.nextPageToken;
  for (let token = deepToken; token; ) {
    const page: ProductSearch = JSON.parse(
      await ask(searchProducts, question({ pageSize: 200, pageToken: token })),
    );
    deepToken = token;
    token = page.productsPage.nextPageToken;
  }

  const questions: readonly (readonly [string, AnyCall, (at: number) => Record<string, unknown>])[] = [
    ['everything', searchProducts, () => question({})],
    ['a category', searchProducts, () => question({ categoryId: 'centrifuges' })],
    [
      'a category, two facets chosen, by price',
      searchProducts,
      () => question({ refinements: refined, sortRuleId: 'price-asc' }),
    ],
    ['page 200 of everything', searchProducts, () => question({ page: 200 })],
    ['the last page of everything, by token', searchProducts, () => question({ pageToken: deepToken })],
    ['a term, known', searchProducts, () => question({ searchTerm: 'centrifuge' })],
    [
      'a term, new each time',
      searchProducts,
      (at) =>
        question({ searchTerm: `centrifuge ${at}x`.replace(/ \d+x$/, at % 2 ? ' 58' : ` c${at % 10}`) }),
    ],
    ['a typo', searchProducts, (at) => question({ searchTerm: `eppendrof 58${at}0`.slice(0, 14) })],
    [
      'suggestions',
      getSearchSuggestions,
      (at) => ({ searchTerm: 'centrifuge eppendorf'.slice(0, 1 + (at % 20)) }),
    ],
    ['a product', getProduct, (at) => ({ productId: ids[at % ids.length]?.id })],
  ];

  const measure = async (clients: number): Promise<void> => {
    const rows: string[][] = [];
    for (const [name, call, config] of questions) {
      const times: number[] = [];
      let asked = 0;
      const until = performance.now() + 4000;
      const client = async (): Promise<void> => {
        while (performance.now() < until && asked < 2000) {
          const at = asked++;
          const start = performance.now();
          await ask(call, config(at));
          times.push(performance.now() - start);
        }
      };
      await Promise.all(Array.from({ length: clients }, client));
      const shares = [0.5, 0.95, 0.99].map((share) => ms(percentile(times, share)));
      rows.push([name, String(times.length), ...shares]);
    }
    console.log(`\n${clients} ${clients === 1 ? 'client' : 'clients'}, milliseconds\n`);
    console.log(table(['question', 'asked', 'p50', 'p95', 'p99'], rows));
  };

  // Somebody buys five times a second, so that the columns have something to follow.
  const selling = new AbortController();
  let sold = 0;
  const shopkeeper = (async () => {
    while (!selling.signal.aborted) {
      await sql`
        update product_stock set on_hand = on_hand - 1
        where product_id = ${ids[sold++ % ids.length]?.id ?? ''} and on_hand > 0`.execute(database);
      await pause(200);
    }
  })();
  try {
    await measure(1);
    await measure(16);
  } finally {
    selling.abort();
    await shopkeeper;
  }
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}
