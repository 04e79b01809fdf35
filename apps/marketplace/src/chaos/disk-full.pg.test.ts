import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type TestDatabase, testDatabase } from '@relab/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuest, findProducts } from '../start/guest.fixture.ts';
import { buildOnce, makeFolder, removeFolder, type Started, start } from '../start/started.fixture.ts';
import { beginShopping, type ConstantShoppers, ranOutOfTime } from './constant-shoppers.fixture.ts';
import { expectSound } from './expect-sound.fixture.ts';
import { freePort } from './free-port.fixture.ts';
import { unitsAtFirst } from './installation.fixture.ts';
import { rowsOf } from './rows-of.fixture.ts';
import { hasSmallDisks, openSmallDisk, type SmallDisk } from './small-disk.fixture.ts';
import { loopbackAddresses, openVisitors, settingsOfOneNetwork } from './visitors.fixture.ts';

// Two processes on one database, fifty shoppers at both. The disk of the database is full, then that of the first process, on which
// are its uploads, its backups and its log. Nobody starts anything again.
const shoppersAtEach = 25;
/** Milliseconds: limits of time, several times over, on a machine that does other things too. */
const patience = 40_000;
const program = join(import.meta.dirname, '../../../../scripts/start.js');
const backup = join(import.meta.dirname, '../backup/backup.ts');
const title = hasSmallDisks
  ? 'a disk is full while shoppers order'
  : 'a disk is full while shoppers order (skipped: no file system can be mounted here)';

describe.skipIf(!hasSmallDisks)(title, () => {
  const closing: (() => unknown)[] = [];
  let server: TestDatabase;
  let databaseDisk: SmallDisk;
  let ownDisk: SmallDisk;
  let url: string;
  let log: string;
  let folders: readonly string[];
  let settings: Readonly<Record<string, string>>;
  let processes: readonly Started[];
  let addresses: readonly string[];
  let products: readonly string[];
  let shoppers: readonly ConstantShoppers[];

  /** A database of its own on the small disk. */
  async function createDatabase(): Promise<string> {
    server = await testDatabase('postgres');
    closing.unshift(() => server.close());
    const { rows } = await server.pool.query<{ data_directory: string }>('show data_directory');
    const { uid, gid } = statSync(rows[0]?.data_directory ?? '');
    const name = `full_${process.pid}_${Date.now()}`;
    const folder = join(databaseDisk.folder, 'tables');
    mkdirSync(folder);
    chownSync(folder, uid, gid);
    await server.pool.query(`create tablespace ${name} location '${folder}'`);
    await server.pool.query(`create database ${name} tablespace ${name}`);
    closing.unshift(async () => {
      await server.pool.query(`drop database ${name} with (force)`);
      await server.pool.query(`drop tablespace ${name}`);
    });
    const own = new URL(String(server.pool.options.connectionString).replace('@/', '@localhost/'));
    own.pathname = `/${name}`;
    return own.href;
  }

  beforeAll(async () => {
    await buildOnce();
    databaseDisk = openSmallDisk(600);
    closing.unshift(databaseDisk.close);
    ownDisk = openSmallDisk(64);
    closing.unshift(ownDisk.close);
    url = await createDatabase();
    const folder = await makeFolder();
    closing.unshift(() => removeFolder(folder));
    folders = [join(ownDisk.folder, 'data'), folder];
    log = join(ownDisk.folder, 'log');
    settings = {
      DATABASE_URL: url,
      RELAB_SECRET: 'x'.repeat(64),
      RELAB_LISTINGS: '60',
      RELAB_ACCESS_LOG: 'yes',
      RELAB_UNCONFIRMED_ORDER_LIMIT: '1000000',
      ...settingsOfOneNetwork,
      RELAB_STATEMENT_TIMEOUT: '5',
      RELAB_CONNECTION_TIMEOUT: '5',
    };
    const ports = [await freePort(), await freePort()];
    addresses = ports.map((port) => `http://127.0.0.1:${port}`);
    const own = { ...settings, RELAB_DATA: folders[0] ?? '', PORT: String(ports[0]) };
    processes = [
      start(own, ['sh', '-c', `exec '${process.execPath}' '${program}' >> '${log}' 2>&1`]),
      start({ ...settings, RELAB_DATA: folder, PORT: String(ports[1]) }, [process.execPath, program]),
    ];
    closing.unshift(async () => {
      for (const { child } of processes) if (child.exitCode === null) child.kill('SIGKILL');
      await Promise.all(processes.map(({ ended }) => ended));
    });
    for (const address of addresses) while ((await statusOf(`${address}/readyz`)) !== 200) await pause(200);
    products = [...(await findProducts(createGuest(() => addresses[1] ?? '')))].slice(0, 12);
    await rowsOf(url, 'update product_stock set on_hand = $1 where product_id = any($2)', [
      unitsAtFirst,
      products,
    ]);
    const visitor = openVisitors(loopbackAddresses);
    shoppers = addresses.map((address) =>
      beginShopping({ address, products, atOnce: shoppersAtEach, visitor }),
    );
  }, 240_000);

  afterAll(async () => {
    for (const close of closing) await close();
  }, 60_000);

  const statusOf = async (address: string): Promise<number | undefined> => {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.status;
  };
  const confirmed = (): ConstantShoppers['confirmed'] => shoppers.flatMap((some) => some.confirmed);
  const answers = (): ConstantShoppers['answers'] => shoppers.flatMap((some) => some.answers);
  const ordered = async (count: number): Promise<void> => {
    const expected = confirmed().length + count;
    await expect
      .poll(() => confirmed().length, { timeout: 120_000, interval: 100 })
      .toBeGreaterThanOrEqual(expected);
  };
  /** What was answered since, but for what succeeded. */
  const failuresSince = (moment: number): readonly (number | string)[] => {
    const failed = answers().filter(
      (answer) => answer.ended > moment && !(Number(answer.result) < 400) && !ranOutOfTime(answer),
    );
    return [...new Set(failed.map(({ result }) => result))];
  };

  test('the disk of the database: orders are refused with a sentence, pages stay, and it goes on by itself', async () => {
    await ordered(20);
    const begun = performance.now();
    databaseDisk.fill();
    try {
      await expect.poll(() => failuresSince(begun), { timeout: 60_000 }).not.toEqual([]);
      const [address = ''] = addresses;
      const page = await fetch(`${address}/`, { headers: { accept: 'text/html' } });
      expect([page.status, await statusOf(`${address}/healthz`)]).toEqual([200, 200]);
      await expect.poll(() => statusOf(`${address}/readyz`), { timeout: 60_000 }).toBe(503);
      await pause(5_000);
    } finally {
      databaseDisk.free();
    }
    // A form is shown again with a sentence (422), a page says that it comes later (503), and nobody meets an unexpected error.
    expect(failuresSince(begun).filter((result) => ![422, 503].includes(Number(result)))).toEqual([]);
    await ordered(40);
    for (const one of addresses)
      await expect.poll(() => statusOf(`${one}/readyz`), { timeout: 60_000 }).toBe(200);
  }, 240_000);

  test('the disk of a process: uploads and backups say so, its log has a gap, and orders go on', async () => {
    const [address = ''] = addresses;
    const office = createGuest(() => address);
    // Whichever process was the first.
    const files = folders.map((folder) => join(folder, 'first-password')).filter((file) => existsSync(file));
    const password = readFileSync(files[0] ?? '', 'utf8').trim();
    await office.post('/login', { email: 'office@relab.example', password });
    const path = '/services/data/v63.0/ui-api/records/content-documents/content-versions';
    await office.upload(path, 'before.txt', 'before');
    const begun = performance.now();
    ownDisk.fill();
    try {
      await expect(office.upload(path, 'full.txt', 'x'.repeat(20_000))).rejects.toThrow(
        /answered 507\. .*no room left/,
      );
      const env = { ...process.env, ...settings, RELAB_DATA: folders[0] ?? '' };
      const failed = promisify(execFile)(process.execPath, [backup, join(ownDisk.folder, 'backups')], {
        env,
      });
      const { code, stderr } = (await failed.catch((error: { code: number; stderr: string }) => error)) as {
        readonly code?: number;
        readonly stderr: string;
      };
      expect([code, stderr.trim().split('\n')]).toEqual([
        1,
        [expect.stringMatching(/^There is no room left/)],
      ]);
      await ordered(40);
      expect(failuresSince(begun)).toEqual([]);
    } finally {
      ownDisk.free();
    }
    await office.upload(path, 'after.txt', 'after');
    await expect.poll(() => readFileSync(log, 'utf8')).toMatch(/^\d+ lines are missing here/m);
    await ordered(20);
  }, 240_000);

  test('in the end no process has ended, nothing is lost, nothing doubled, and nobody waited for long', async () => {
    await Promise.all(shoppers.map((some) => some.end()));
    expect(processes.map(({ child }) => child.exitCode)).toEqual([null, null]);
    await expectSound(url, products, confirmed());
    const longest = Math.max(...answers().map(({ begun, ended }) => ended - begun));
    console.log(
      `${confirmed().length} orders, ${answers().length} answers; the longest took ${Math.round(longest)} ms`,
    );
    expect(longest).toBeLessThan(patience);
  }, 120_000);
});
