import {
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@relab/database';
import { findPostmaster } from '@relab/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webstoreId } from '../site/ids.ts';
import { createGuest, findProducts } from '../start/guest.fixture.ts';
import { buildOnce, makeFolder, removeFolder, type Started, start } from '../start/started.fixture.ts';
import { beginShopping, type ConstantShoppers, ranOutOfTime } from './constant-shoppers.fixture.ts';
import { expectSound } from './expect-sound.fixture.ts';
import { freePort } from './free-port.fixture.ts';
import { unitsAtFirst } from './installation.fixture.ts';
import { rowsOf } from './rows-of.fixture.ts';
import { hasSmallDisks, openSmallDisk, type SmallDisk } from './small-disk.fixture.ts';
import { loopbackAddresses, openVisitors, settingsOfOneNetwork } from './visitors.fixture.ts';

// The embedded database, whose log is on a disk of its own, two processes and thirty shoppers. The disk of the log is full: the
// database ends itself, and cannot start either. Nobody starts anything again.
const program = join(import.meta.dirname, '../../../../scripts/start.js');
const megabytes = 600;
/** Milliseconds. */
const patience = 40_000;
const title = hasSmallDisks
  ? 'the disk of the log of the database is full while shoppers order'
  : 'the disk of the log of the database is full while shoppers order (skipped: no file system can be mounted here)';

describe.skipIf(!hasSmallDisks)(title, () => {
  const closing: (() => unknown)[] = [];
  let disk: SmallDisk;
  let data: string;
  let url: string;
  let address: string;
  let running: Started;
  let products: readonly string[];
  let shoppers: ConstantShoppers;

  /** A new cluster, whose log lies on the small disk; answers its address. */
  async function createCluster(folder: string): Promise<string> {
    const opened = await openDatabase({ folder });
    const { host, password } = opened.pool.options;
    await opened.close();
    data = join(folder, 'postgres/data');
    const { uid, gid } = statSync(data);
    const [log, moved] = [join(data, 'pg_wal'), join(disk.folder, 'log')];
    cpSync(log, moved, { recursive: true });
    for (const path of [
      moved,
      ...readdirSync(moved, { recursive: true }).map((name) => join(moved, `${name}`)),
    ])
      chownSync(path, uid, gid);
    rmSync(log, { recursive: true });
    symlinkSync(moved, log);
    return `postgresql://relab:${password}@/postgres?host=${encodeURIComponent(String(host))}`;
  }

  beforeAll(async () => {
    await buildOnce();
    disk = openSmallDisk(megabytes);
    closing.unshift(disk.close);
    const folder = await makeFolder();
    closing.unshift(() => removeFolder(folder));
    mkdirSync(join(folder, 'database'));
    url = await createCluster(join(folder, 'database'));
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const settings = {
      RELAB_DATA: folder,
      PORT: String(port),
      RELAB_LISTINGS: '60',
      RELAB_UNCONFIRMED_ORDER_LIMIT: '1000000',
      ...settingsOfOneNetwork,
      RELAB_STATEMENT_TIMEOUT: '5',
      RELAB_CONNECTION_TIMEOUT: '5',
    };
    running = start(settings, [process.execPath, program, '--processes', '2']);
    closing.unshift(async () => {
      if (running.child.exitCode === null) running.child.kill('SIGTERM');
      await running.ended;
    });
    while ((await ask('/readyz'))?.status !== 200) await pause(200);
    products = [...(await findProducts(createGuest(() => address)))].slice(0, 12);
    await rowsOf(url, 'update product_stock set on_hand = $1 where product_id = any($2)', [
      unitsAtFirst,
      products,
    ]);
    const visitor = openVisitors(loopbackAddresses);
    shoppers = beginShopping({ address, products, atOnce: 30, visitor });
  }, 240_000);

  afterAll(async () => {
    for (const close of closing) await close();
  }, 60_000);

  /** Undefined where nothing answered. */
  const ask = async (path: string, accept = 'text/html') => {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(address + path, { headers: { accept }, signal }).catch(() => undefined);
    const text = (await response?.text()) ?? '';
    return response && { status: response.status, wait: response.headers.get('retry-after'), text };
  };
  const ordered = async (count: number): Promise<void> => {
    const expected = shoppers.confirmed.length + count;
    await expect
      .poll(() => shoppers.confirmed.length, { timeout: 120_000, interval: 100 })
      .toBeGreaterThanOrEqual(expected);
  };
  const timesSaid = (sentence: string): number => running.output().split(sentence).length - 1;

  /** Begins new files of the log until there is no room for one, also after a crash that made room, and the server has ended. */
  async function fillLog(): Promise<void> {
    for (const end = performance.now() + 90_000; timesSaid('The database does not answer yet') < 1; ) {
      if (performance.now() > end) throw new Error(`The database has not ended.\n${running.output()}`);
      disk.fill();
      const next = "select pg_logical_emit_message(false, 'full', 'x'), pg_switch_wal()";
      await rowsOf(url, next).catch(() => pause(100));
    }
  }

  test('of a small disk, half is what waits for an archive or for a checkpoint', async () => {
    const rows = await rowsOf<{ megabytes: number }>(
      url,
      "select setting::int as megabytes from pg_settings where name in ('max_slot_wal_keep_size', 'max_wal_size')",
    );
    const { blocks, bsize } = statfsSync(disk.folder);
    const half = Math.floor((blocks * bsize) / 2 ** 21);
    expect(rows.map(({ megabytes: limit }) => limit)).toEqual([half, half]);
  });

  test('everything is answered 503 with a time while it is away, and goes on by itself once there is room', async () => {
    const path = `/services/data/v63.0/commerce/webstores/${webstoreId}/products/${products[0]}`;
    expect((await ask(path, 'application/json'))?.status).toBe(200);
    await ordered(20);
    const begun = performance.now();
    const answeredBefore = timesSaid('The database answers again.');
    try {
      await fillLog();
      expect(await findPostmaster(data)).toBeUndefined();
      const seconds = expect.stringMatching(/^[1-9]\d?$/);
      const call = await ask(path, 'application/json');
      expect(call).toEqual({
        status: 503,
        wait: seconds,
        text: expect.stringContaining('SERVER_UNAVAILABLE'),
      });
      const page = await ask('/cart');
      expect(page).toEqual({ status: 503, wait: seconds, text: expect.stringContaining('<h1') });
      expect([(await ask('/healthz'))?.status, (await ask('/readyz'))?.status]).toEqual([200, 503]);
      // It is tried again meanwhile, in vain.
      await expect
        .poll(() => timesSaid('The database does not answer yet'), { timeout: patience })
        .toBeGreaterThan(1);
    } finally {
      disk.free();
    }
    await expect
      .poll(() => timesSaid('The database answers again.'), { timeout: 60_000 })
      .toBeGreaterThan(answeredBefore);
    await expect.poll(async () => (await ask('/readyz'))?.status, { timeout: 60_000 }).toBe(200);
    await ordered(40);
    // A form is shown again with a sentence (422), all else says that it comes later (503); nobody meets an unexpected error.
    const failed = shoppers.answers.filter(
      (answer) => answer.ended > begun && !(Number(answer.result) < 400) && !ranOutOfTime(answer),
    );
    expect(failed).not.toEqual([]);
    expect(failed.filter(({ result }) => ![422, 503].includes(Number(result)))).toEqual([]);
  }, 300_000);

  test('in the end no process has ended, nothing is lost, nothing doubled, and nobody waited for long', async () => {
    await shoppers.end();
    expect(running.child.exitCode).toBeNull();
    expect(running.output()).not.toMatch(/Process \d+ ended/);
    await expectSound(url, products, shoppers.confirmed);
    const longest = Math.max(...shoppers.answers.map((answer) => answer.ended - answer.begun));
    console.log(
      `${shoppers.confirmed.length} orders, ${shoppers.answers.length} answers; the longest took ${Math.round(longest)} ms`,
    );
    expect(longest).toBeLessThan(patience);
  }, 120_000);
});
