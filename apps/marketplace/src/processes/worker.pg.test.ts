import { join } from 'node:path';
import { type TestDatabase, testDatabase } from '@relab/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuest, findProducts, placeOrder } from '../start/guest.fixture.ts';
import { buildOnce, makeFolder, removeFolder, type Started, start } from '../start/started.fixture.ts';

// A process that serves pages and leaves jobs alone, and `npm run worker` beside it on the same database.
const program = join(import.meta.dirname, '../../../../scripts/start.js');
let database: TestDatabase;
let folder: string;
const started: Started[] = [];

const begin = (env: Readonly<Record<string, string>>, ...args: readonly string[]): Started => {
  const one = start({ RELAB_DATA: folder, ...env }, [process.execPath, program, ...args]);
  started.push(one);
  return one;
};
const url = (): string => String(database.pool.options.connectionString);

beforeAll(async () => {
  await buildOnce();
  database = await testDatabase('postgres');
  folder = await makeFolder();
}, 180_000);
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL');
    await ended;
  }
  await removeFolder(folder);
  await database.close();
});

interface JobRow {
  readonly id: string;
  readonly status: string;
}

const jobsThat = async (condition: string): Promise<readonly JobRow[]> =>
  (await database.pool.query<JobRow>(`select id, status from job where ${condition} order by id`)).rows;

const roles = async (): Promise<readonly string[]> =>
  (await database.pool.query<{ role: string }>('select role from relab_process order by role')).rows.map(
    ({ role }) => role,
  );

test('jobs of an order wait for a worker; the worker drains after SIGTERM', async () => {
  const web = begin({ DATABASE_URL: url(), RELAB_JOBS: 'no' });
  const address = await web.address;
  const guest = createGuest(() => address);
  const [product = ''] = await findProducts(guest);
  expect(await placeOrder(guest, product)).toMatch(/^\/order-confirmation\//);
  const waiting = await jobsThat('run_at <= now()');
  expect(waiting.length).toBeGreaterThan(0);
  expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['Created']));
  const ids = waiting.map(({ id }) => `'${id}'`).join();

  const worker = begin(
    { DATABASE_URL: url(), RELAB_URL: address, RELAB_METRICS_PORT: '0', PORT: new URL(address).port },
    '--worker',
  );
  await expect
    .poll(() => jobsThat(`id in (${ids})`), { timeout: 60_000 })
    .toEqual(waiting.map(({ id }) => ({ id, status: 'Completed' })));
  const metrics = (): string | undefined => /^Metrics\s+(\S+)$/m.exec(worker.output())?.[1];
  await expect.poll(metrics, { timeout: 60_000 }).toBeDefined();
  const metricsUrl = metrics() ?? '';
  expect((await fetch(new URL('/readyz', metricsUrl))).status).toBe(200);
  expect(await (await fetch(metricsUrl)).text()).toMatch(
    /relab_jobs\{kind="[^"]+",status="Completed"\} [1-9]/,
  );
  expect(await roles()).toEqual(['web', 'worker']);
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
  expect(await roles()).toEqual(['web']);
  expect(worker.output()).toMatch(/^Ended +everything is closed$/m);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
}, 180_000);

test('a worker without a database of its own to share is refused in one sentence', async () => {
  const worker = begin({}, '--worker');
  expect(await worker.ended).toBe(1);
  expect(worker.errors().trim()).toMatch(/^A worker shares the database .*: set DATABASE_URL\./);
});
