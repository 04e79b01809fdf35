import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type FrozenServer, frozenServer, type TestDatabase, testDatabase } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuest, findProducts } from '../start/guest.fixture.ts';
import { buildOnce, makeFolder, removeFolder, type Started, start } from '../start/started.fixture.ts';
import { type ChaosBucket, openChaosBucket } from './bucket.fixture.ts';
import { freePort } from './free-port.fixture.ts';
import { openShopper, ordersOf } from './shoppers.fixture.ts';
import { loopbackAddresses, openVisitors, settingsOfOneNetwork } from './visitors.fixture.ts';

// Two processes on one database, the second with a clock that is an hour fast, with fifty shoppers who press "Place order"
// while something is broken. Of each order there has to be one in the end, and nobody may wait without end.
const shoppersAtOnce = 50;
/** Milliseconds within which all of them press it, and up to which they look at a page before. */
const pressing = 4_000;
const thought = 1_000;
const program = join(import.meta.dirname, '../../../../scripts/start.js');
const fixture = (path: string): string => join(import.meta.dirname, path);

const visitor = openVisitors(loopbackAddresses);
let database: TestDatabase;
let way: FrozenServer;
let bucket: ChaosBucket;
let mailPort: number;
let folders: readonly string[] = [];
let started: readonly Started[] = [];
let addresses: readonly string[] = [];
let products: readonly string[];

beforeAll(async () => {
  await buildOnce();
  database = await testDatabase('postgres');
  way = await frozenServer(String(database.pool.options.connectionString));
  bucket = await openChaosBucket();
  mailPort = await freePort();
  folders = [await makeFolder(), await makeFolder()];
  const shared = {
    DATABASE_URL: way.url,
    RELAB_SECRET: 'x'.repeat(64),
    RELAB_LISTINGS: '120',
    RELAB_SMTP: `smtp://127.0.0.1:${mailPort}`,
    RELAB_MAIL_FROM: 'shop@relab.example',
    RELAB_MEDIA_S3_ENDPOINT: bucket.endpoint,
    RELAB_MEDIA_S3_BUCKET: 'media',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    RELAB_UNCONFIRMED_ORDER_LIMIT: '1000000',
    ...settingsOfOneNetwork,
    RELAB_STATEMENT_TIMEOUT: '3',
    RELAB_CONNECTION_TIMEOUT: '3',
  };
  const command = [process.execPath, program] as const;
  const begin = (folder = '', env: Readonly<Record<string, string>> = {}): Started =>
    start({ ...shared, RELAB_DATA: folder, ...env }, command);
  started = [
    begin(folders[0], {
      NODE_OPTIONS: `--require=${fixture('busy-process.fixture.cjs')}`,
      RELAB_MAX_LOOP_DELAY: '200',
    }),
    begin(folders[1], {
      NODE_OPTIONS: `--require=${fixture('../start/fast-clock.fixture.cjs')}`,
      CLOCK_AHEAD: '3600000',
    }),
  ];
  addresses = await Promise.all(started.map(({ address }) => address));
  products = await findProducts(createGuest(() => addresses[1] ?? ''));
  await sql`update product_stock set on_hand = 1000 where product_id = any(${products})`.execute(
    database.database,
  );
}, 240_000);

afterAll(async () => {
  for (const { child } of started) if (child.exitCode === null) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  await Promise.all(folders.map(removeFolder));
  await way?.close();
  await bucket?.close();
  await database?.close();
});

interface Chaos {
  readonly begin: () => void;
  readonly end: () => void;
  /** Milliseconds. */
  readonly lasts: number;
  /** Which process the shoppers reach; both in turn without it. */
  readonly process?: number;
  /** How many shoppers; fifty without it. */
  readonly count?: number;
}

/** Has shoppers order while something is broken; answers what failed on the way. Each has one order in the end. */
async function orderDuring({
  begin,
  end,
  lasts,
  process: only,
  count = shoppersAtOnce,
}: Chaos): Promise<readonly string[]> {
  const shoppers = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      openShopper(() => addresses[only ?? at % 2] ?? '', products[at % products.length] ?? '', {
        thought,
        fetch: visitor(),
      }),
    ),
  );
  begin();
  const ordering = Promise.all(
    shoppers.map(async (shopper, at) => {
      await pause((pressing * at) / count);
      return await shopper.order();
    }),
  );
  try {
    await Promise.race([pause(lasts), ordering.then(() => pause(lasts))]);
  } finally {
    end();
  }
  const orders = await ordering;
  for (const [at, shopper] of shoppers.entries())
    expect(await ordersOf(database.database, shopper)).toEqual([orders[at]?.path]);
  return orders.flatMap(({ failures }) => failures);
}

const healthOf = async (address = ''): Promise<number> =>
  (await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(30_000) })).status;

test('with one process whose clock is an hour fast', async () => {
  expect(await orderDuring({ begin: () => undefined, end: () => undefined, lasts: 0 })).toEqual([]);
});

test('while the database is frozen', async () => {
  const failures = await orderDuring({ begin: way.freeze, end: way.thaw, lasts: 10_000 });
  // Its time limits are shorter: somebody was told that it is away.
  expect(failures.length).toBeGreaterThan(0);
  expect(await Promise.all(addresses.map(healthOf))).toEqual([200, 200]);
});

test('while each statement takes 200 ms longer', async () => {
  await orderDuring({ begin: () => way.delay(200), end: () => way.delay(0), lasts: 10_000 });
});

test('while all connections are cut and new ones fail, as when a pooler starts anew', async () => {
  const failures = await orderDuring({ begin: way.cut, end: way.restore, lasts: 2_000 });
  expect(failures.length).toBeGreaterThan(0);
});

test('when connections are cut amid orders, again and again', async () => {
  let cuts: NodeJS.Timeout | undefined;
  await orderDuring({
    begin() {
      cuts = setInterval(() => {
        way.cut();
        way.restore();
      }, 150);
    },
    end: () => clearInterval(cuts),
    lasts: 4_000,
  });
});

test('while the bucket is away: pictures fail at once after a while, and orders need none', async () => {
  const pictures = async (): Promise<number> => {
    const page = await (await fetch(addresses[1] ?? '')).text();
    const paths = [...new Set(page.match(/\/cms\/delivery\/media\/[^"? ,]+[^" ,]*/g))].slice(0, 6);
    expect(paths.length).toBeGreaterThan(0);
    const responses = await Promise.all(
      paths.map((path) =>
        fetch((addresses[1] ?? '') + path.replaceAll('&amp;', '&'), { signal: AbortSignal.timeout(60_000) }),
      ),
    );
    await Promise.all(responses.map((response) => response.body?.cancel()));
    return responses.filter(({ status }) => status < 400).length;
  };
  let during: Promise<number> | undefined;
  const failures = await orderDuring({
    begin: () => {
      bucket.isAway = true;
      during = pictures();
      during.catch(() => undefined);
    },
    end: () => {
      bucket.isAway = false;
    },
    lasts: 4_000,
  });
  await during;
  expect(failures).toEqual([]);
  expect(bucket.missed()).toBeGreaterThan(0);
  await expect.poll(pictures, { timeout: 30_000, interval: 1_000 }).toBeGreaterThan(0);
});

test('one process that is busy to the full answers orders and health, and tells guests who look around to come again', async () => {
  const [busy = ''] = addresses;
  const toggle = (): void => void started[0]?.child.kill('SIGUSR2');
  const look = async (): Promise<Response> => {
    const headers = { accept: 'text/html' };
    const response = await fetch(`${busy}/global-search/x${Math.random()}`, { headers });
    await response.body?.cancel();
    return response;
  };
  const statuses = new Set<number>();
  let retryAfter: string | null = null;
  let isOver = false;
  const guest = async (): Promise<void> => {
    while (!isOver) {
      const response = await look();
      statuses.add(response.status);
      if (response.status === 503) retryAfter = response.headers.get('retry-after');
      await pause(100);
    }
  };
  const looking = guest();
  // It works once in a quarter of a second, and nobody else serves these: fifty would only wait for each other there.
  await orderDuring({ begin: toggle, end: () => undefined, lasts: 15_000, process: 0, count: 8 });
  await expect.poll(() => statuses.has(503), { timeout: 30_000 }).toBe(true);
  expect(await healthOf(busy)).toBe(200);
  toggle();
  isOver = true;
  await looking;
  expect(Number(retryAfter)).toBeGreaterThanOrEqual(5);
  await expect.poll(async () => (await look()).status, { timeout: 30_000, interval: 1_000 }).toBe(200);
  // Said once for each change, not for each request.
  expect(started[0]?.output()).toMatch(/Guests are answered 503/);
});

test('mail that could not leave all the while waits in the queue, and none of it is lost', async () => {
  const read = async () => {
    const { rows } = await sql<{ sent: number; failed: number; complete: boolean }>`
      select count(*) filter (where status = 'Completed')::int as sent,
        count(*) filter (where status = 'Failed')::int as failed,
        count(*) >= (select count(*) from order_summary) as complete
      from job where kind = 'mail'`.execute(database.database);
    return rows[0];
  };
  // A job of its own writes the mail of an order; one that met a fault is tried again after a while.
  await expect
    .poll(read, { timeout: 120_000, interval: 500 })
    .toEqual({ sent: 0, failed: 0, complete: true });
  expect(started.map(({ output }) => /The service "mail" does not respond/.test(output()))).toContain(true);
}, 150_000);
