import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { poolerVersion, startPooler } from '@relab/database/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuest, findProducts, type Guest } from '../start/guest.fixture.ts';
import { buildOnce, makeFolder, removeFolder, type Started, start } from '../start/started.fixture.ts';
import { type ChaosBucket, openChaosBucket } from './bucket.fixture.ts';
import { beginShopping, type ConstantShoppers } from './constant-shoppers.fixture.ts';
import { type DatabaseServers, openDatabaseServers, postgresPrograms } from './database-servers.fixture.ts';
import { freePort } from './free-port.fixture.ts';
import { openProxy, proxyVersion, type SiteProxy } from './proxy.fixture.ts';

// A whole installation as `deploy/compose` puts it together, of real parts: Caddy, two processes, a PgBouncer before each of
// two PostgreSQL servers, the second of which follows the first; a store in this process. Shoppers order while it is
// upgraded, loses its primary, and is backed up. The tests go on from one another.
const shoppersAtOnce = 10;
/** Milliseconds. */
const patience = 5_000;
const patienceAtPromotion = 20_000;
/** Milliseconds after the first order that succeeds again, for which a request may still be answered 503. */
const settling = 2_000;
const unitsAtFirst = 400;

const missing = [
  ...(postgresPrograms ? [] : ['the programs of PostgreSQL']),
  ...(poolerVersion ? [] : ['PgBouncer']),
  ...(proxyVersion ? [] : ['Caddy']),
];
const title =
  missing.length > 0
    ? `a whole installation (skipped: ${missing.join(', ')} not installed)`
    : `Caddy ${proxyVersion}, two processes, PgBouncer ${poolerVersion}, PostgreSQL of ${postgresPrograms} with a standby, a store`;

const program = join(import.meta.dirname, '../../../../scripts/start.js');
const command = (name: string): string => join(import.meta.dirname, `../backup/${name}.ts`);

describe.skipIf(missing.length > 0)(title, () => {
  const closing: (() => Promise<unknown>)[] = [];
  const closed = <Opened extends { close(): Promise<unknown> }>(opened: Opened): Opened => {
    closing.unshift(() => opened.close());
    return opened;
  };
  const folderFor = async (): Promise<string> => {
    const folder = await makeFolder();
    closing.unshift(() => removeFolder(folder));
    return folder;
  };
  let servers: DatabaseServers;
  let bucket: ChaosBucket;
  let proxy: SiteProxy;
  let settings: Readonly<Record<string, string>>;
  let folders: readonly string[];
  let ports: readonly number[];
  let processes: Started[];
  let products: readonly string[];
  let shoppers: ConstantShoppers;
  let office: Guest;
  let uploaded: string;
  /** When the primary was lost, and when both processes were ready again. */
  let promotion: readonly [number, number] = [Infinity, Infinity];

  const begin = (at: number): Started => {
    const own = { RELAB_DATA: folders[at] ?? '', PORT: String(ports[at]) };
    const one = start({ ...settings, ...own }, [process.execPath, program]);
    closing.unshift(async () => {
      if (one.child.exitCode === null) one.child.kill('SIGKILL');
      await one.ended;
    });
    return one;
  };
  const isReady = async (at: number): Promise<boolean> => {
    const response = await fetch(`http://127.0.0.1:${ports[at]}/readyz`).catch(() => undefined);
    await response?.body?.cancel();
    return response?.status === 200;
  };
  const ready = async (at: number): Promise<void> => {
    for (const end = performance.now() + 60_000; !(await isReady(at)); await pause(50))
      if (performance.now() > end) throw new Error(`Process ${at} did not become ready.`);
  };
  const rowsOf = async <Row extends pg.QueryResultRow>(
    url: string,
    query: string,
    values: readonly unknown[] = [],
  ) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return (await client.query<Row>(query, [...values]).finally(() => client.end())).rows;
  };
  const ordered = async (count: number): Promise<void> => {
    const wanted = shoppers.confirmed.length + count;
    await expect
      .poll(() => shoppers.confirmed.length, { timeout: 120_000, interval: 100 })
      .toBeGreaterThanOrEqual(wanted);
  };
  /** The confirmed orders are there once each, no others of these buyers are, and the stock is less by what they have. */
  const expectSound = async (url: string, confirmed: ConstantShoppers['confirmed']): Promise<void> => {
    const orders = await rowsOf<{ id: string; contact_email: string; count: number }>(
      url,
      `select min(id) as id, contact_email, count(*)::int as count from order_summary
        where contact_email like 'shopper-%@relab.example' group by contact_email`,
    );
    expect(orders.filter(({ count }) => count > 1)).toEqual([]);
    const stored = new Map(orders.map((order) => [order.contact_email, `/order-confirmation/${order.id}`]));
    expect(confirmed.filter(({ email, path }) => stored.get(email) !== path)).toEqual([]);
    const stock = await rowsOf<{ on_hand: number; sold: number }>(
      url,
      `select s.on_hand, coalesce(sum(i.quantity), 0)::int as sold from product_stock s
        left join (order_item_summary i join order_summary o on o.id = i.order_summary_id
          and o.contact_email like 'shopper-%@relab.example') on i.product2_id = s.product_id
        where s.product_id = any($1) group by s.product_id, s.on_hand`,
      [products],
    );
    expect(stock).toHaveLength(products.length);
    expect(stock.filter(({ on_hand, sold }) => on_hand < 0 || on_hand + sold !== unitsAtFirst)).toEqual([]);
  };

  beforeAll(async () => {
    await buildOnce();
    servers = closed(await openDatabaseServers());
    const poolers = [
      closed(await startPooler(servers.urls[0], 20)),
      closed(await startPooler(servers.urls[1], 20)),
    ] as const;
    bucket = closed(await openChaosBucket());
    folders = [await folderFor(), await folderFor()];
    ports = [await freePort(), await freePort()];
    const placeOf = ({ url }: { readonly url: string }): string => new URL(url).host;
    settings = {
      DATABASE_URL: servers.databaseUrl(placeOf(poolers[0]), placeOf(poolers[1])),
      RELAB_SECRET: 'x'.repeat(64),
      RELAB_LISTINGS: '60',
      RELAB_TRUST_PROXY: 'yes',
      RELAB_MEDIA_S3_ENDPOINT: bucket.endpoint,
      RELAB_MEDIA_S3_BUCKET: 'relab',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      // All of them come from one network, more often than anybody does.
      RELAB_ORDERS_PER_HOUR: '100000',
      RELAB_UNCONFIRMED_ORDER_LIMIT: '1000000',
      RELAB_RESERVED_LISTINGS: '1000',
      RELAB_GUEST_CARTS: '100000',
    };
    processes = [begin(0), begin(1)];
    await Promise.all(processes.map(({ address }) => address));
    await Promise.all([ready(0), ready(1)]);
    proxy = closed(await openProxy(ports));
    office = createGuest(() => proxy.address);
    products = [...(await findProducts(office))].slice(0, 12);
    expect(products).toHaveLength(12);
    await rowsOf(servers.urls[0], 'update product_stock set on_hand = $1 where product_id = any($2)', [
      unitsAtFirst,
      products,
    ]);
    shoppers = beginShopping(proxy.address, products, shoppersAtOnce);
  }, 240_000);

  afterAll(async () => {
    for (const close of closing) await close();
  }, 60_000);

  test('shoppers order, and the office uploads a file', async () => {
    const files = await Promise.all(
      folders.map((folder) => readFile(join(folder, 'first-password'), 'utf8').catch(() => '')),
    );
    await office.post('/login', { email: 'office@relab.example', password: files.join('').trim() });
    uploaded = await office.upload(
      '/services/data/v63.0/ui-api/records/content-documents/content-versions',
      'manual.txt',
      'A manual.',
    );
    expect(await office.get(uploaded)).toMatchObject({ status: 200, body: 'A manual.' });
    await ordered(20);
  }, 180_000);

  test('both processes are replaced, one after the other, while they order', async () => {
    for (const at of [0, 1]) {
      processes[at]?.child.kill('SIGTERM');
      expect(await processes[at]?.ended).toBe(0);
      await ordered(5);
      processes[at] = begin(at);
      await processes[at]?.address;
      await ready(at);
      await ordered(5);
    }
  }, 180_000);

  test('the primary is lost, and the standby promoted', async () => {
    const lost = performance.now();
    promotion = [lost, Infinity];
    await servers.killPrimary();
    await pause(1_000);
    await servers.promote();
    await Promise.all([ready(0), ready(1)]);
    promotion = [lost, performance.now()];
    await ordered(20);
    expect(processes.map(({ output }) => /Connections go to/.test(output()))).toEqual([true, true]);
  }, 180_000);

  test('what was backed up while they order is the same when it is restored', async () => {
    const backups = await folderFor();
    // In the folder of the servers, whose user writes it.
    const dump = 'relab.dump';
    const confirmed = [...shoppers.confirmed];
    await servers.run('pg_dump', '--format=custom', `--file=${dump}`, 'relab');
    const run = promisify(execFile);
    const env = { ...process.env, ...settings, RELAB_DATA: folders[0] ?? '' };
    await run(process.execPath, [command('backup'), backups, '--check'], { env });
    await servers.run('psql', '--dbname=postgres', '--command=create database restored');
    await servers.run('pg_restore', '--exit-on-error', '--dbname=restored', dump);
    const url = servers.urls[1].replace(/relab$/, 'restored');
    await expectSound(url, confirmed);

    const restored = join(await folderFor(), 'data');
    const [backup = ''] = await readdir(backups);
    await run(process.execPath, [command('restore'), join(backups, backup)], {
      env: { ...env, RELAB_DATA: restored },
    });
    const own = Object.entries(settings).filter(([name]) => !/^(?:RELAB_MEDIA_S3|AWS)_/.test(name));
    const other = start(
      { ...Object.fromEntries(own), DATABASE_URL: url, RELAB_DATA: restored, RELAB_TRUST_PROXY: 'no' },
      [process.execPath, program],
    );
    closing.unshift(async () => {
      if (other.child.exitCode === null) other.child.kill('SIGKILL');
      await other.ended;
    });
    const address = await other.address;
    expect(await office.at(() => address).get(uploaded)).toMatchObject({ status: 200, body: 'A manual.' });
  }, 180_000);

  test('in the end nothing is lost, nothing doubled, and nobody waited for long', async () => {
    await shoppers.end();
    await expectSound(servers.urls[1], shoppers.confirmed);
    const during = shoppers.answers.filter(
      ({ begun, ended }) => ended >= promotion[0] && begun <= promotion[1],
    );
    const rest = shoppers.answers.filter((answer) => !during.includes(answer));
    const longest = (answers: ConstantShoppers['answers']): number =>
      Math.round(Math.max(...answers.map(({ begun, ended }) => ended - begun)));
    console.log(
      `${title}: ${shoppers.confirmed.length} orders, ${shoppers.answers.length} answers; the longest took ${longest(rest)} ms, ` +
        `and ${longest(during)} ms around the promotion, which lasted ${Math.round(promotion[1] - promotion[0])} ms`,
    );
    // Whoever is not served without anything being broken is a request that an upgrade lost. A connection from before the
    // promotion may be noticed when the next request has it.
    const broken = rest.filter(({ begun }) => begun < promotion[0] || begun > promotion[1] + settling);
    expect(
      broken.filter(({ result }) => typeof result === 'string' || result >= 400),
      `the promotion lasted from ${promotion[0]} to ${promotion[1]}`,
    ).toEqual([]);
    expect(longest(rest)).toBeLessThan(patience);
    expect(longest(during)).toBeLessThan(patienceAtPromotion);
  }, 120_000);
});
