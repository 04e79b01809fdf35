import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuest, findProducts, type Guest, placeOrder } from './start/guest.fixture.ts';
import { interrupt, makeFolder, removeFolder, type Started, start } from './start/started.fixture.ts';

// One marketplace, started as the README describes with its pages built already, through whatever may happen to it.
let folder: string;
let one: Started;
let address: string;

beforeAll(async () => {
  const build = join(import.meta.dirname, '../../../scripts/build-pages.ts');
  await promisify(execFile)(process.execPath, [build]);
  folder = await makeFolder();
  const preload = join(import.meta.dirname, 'start/loaded-files.fixture.cjs');
  const env = {
    RELAB_DATA: folder,
    NODE_OPTIONS: `--require=${preload}`,
    RELAB_ACCESS_LOG: 'yes',
    RELAB_METRICS_PORT: '0',
  };
  one = start(env, ['npm', 'start']);
  address = await one.address;
}, 180_000);
afterAll(async () => {
  const { pid, exitCode, signalCode } = one.child;
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
  await one.ended;
  await removeFolder(folder);
});

const guest = (): Guest => createGuest(() => address);
const status = async (path: string): Promise<number> => (await fetch(address + path)).status;

test('a start that finds everything built renders pages in production mode', async () => {
  const response = await fetch(`${address}/healthz`);
  expect(await response.json()).toEqual({ status: 'alive', mode: 'production' });
});

test('a process is ready once the catalogue is in memory', async () => {
  await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200);
});

test('a request is logged under the id of its response, and counted on a port of its own', async () => {
  const response = await fetch(`${address}/cart?token=not-for-the-log`);
  expect(response.status).toBe(200);
  const id = response.headers.get('x-request-id') ?? '';
  expect(id).not.toBe('');
  await expect.poll(() => one.output()).toMatch(new RegExp(`GET /cart 200 .*${id}`));
  expect(one.output()).not.toContain('not-for-the-log');
  const metrics = /^Metrics +(\S+)$/m.exec(one.output())?.[1] ?? '';
  const text = await (await fetch(metrics)).text();
  expect(text).toMatch(/^relab_http_requests_total\{kind="page",method="GET",status="200"\} [1-9]/m);
  expect(text).toMatch(/^relab_calls_total\{call="getCartSummary",status="200"\} [1-9]/m);
  expect(text).toMatch(/^relab_statement_duration_seconds_count [1-9]/m);
  expect(text).toMatch(/^relab_database_up 1$/m);
  expect(text).toMatch(/^relab_jobs\{kind="[^"]+",status="Created"\} [1-9]/m);
});

test('a process whose database is killed stays alive, starts it again, and sells on', async () => {
  const lock = await readFile(join(folder, 'database/postgres/data/postmaster.pid'), 'utf8');
  const [pid = ''] = lock.split('\n');
  // Zero would be every process of the test run.
  expect(Number(pid)).toBeGreaterThan(1);
  process.kill(Number(pid), 'SIGKILL');
  expect(await status('/healthz')).toBe(200);
  await expect.poll(() => one.output(), { timeout: 60_000 }).toContain('The database answers again.');
  await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200);
  const [product = ''] = await findProducts(guest());
  expect(await placeOrder(guest(), product)).toMatch(/^\/order-confirmation\//);
}, 120_000);

test('a backup of a process at work restores into a database that starts and whose tables can be read', async () => {
  const backup = join(import.meta.dirname, 'backup/backup.ts');
  const target = await makeFolder();
  try {
    const env = { ...process.env, RELAB_DATA: folder };
    const args = [backup, target, '--check'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(stdout).toMatch(
      /^Checked: .* a database started on it, \d{3} tables with [\d,]+ rows read; [\d,]+ uploads that the database names are as it says$/m,
    );
  } finally {
    await removeFolder(target);
  }
}, 120_000);

test('a process that gets SIGTERM amid orders confirms those under way, closes in order and ran as production', async () => {
  const products = (await findProducts(guest())).slice(0, 8);
  expect(products.length).toBe(8);
  let isEnding = false;
  const orders = products.map((product) => {
    const buyer = guest();
    // The last step of each is under way when the signal comes.
    const post: Guest['post'] = async (path, form) => {
      if (path !== '/checkout/review') return await buyer.post(path, form);
      const answer = buyer.post(path, form);
      if (!isEnding) {
        isEnding = true;
        setTimeout(() => interrupt(one), 20);
      }
      return await answer;
    };
    return placeOrder({ ...buyer, post }, product);
  });
  const ends = await Promise.allSettled(orders);
  expect(ends.filter((end) => end.status === 'fulfilled').length).toBeGreaterThan(0);
  // What npm itself ends with differs from shell to shell.
  await one.ended;
  expect(one.errors().replace(/^npm .*\n?/gm, '')).toBe('');
  expect(one.output()).toMatch(/^Ended /m);
  expect(one.output()).toMatch(/Loaded .*react-dom-server\.node\.production\.js/);
  expect(one.output()).not.toContain('react-dom-server.node.development.js');
}, 120_000);
