import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostmaster } from '@relab/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuest, findProducts, placeOrder } from '../start/guest.fixture.ts';
import { buildOnce, makeFolder, removeFolder, type Started, start } from '../start/started.fixture.ts';

// `npm start -- --processes 2` on an empty data folder, through what may befall it.
const program = join(import.meta.dirname, '../../../../scripts/start.js');
let folder: string;
let one: Started;
let address: string;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });

const begin = (env: Readonly<Record<string, string>>): Started =>
  start({ RELAB_DATA: folder, ...env }, [process.execPath, program, '--processes', '2']);

beforeAll(async () => {
  await buildOnce();
  folder = await makeFolder();
  one = begin({ PORT: String(await freePort()) });
  address = await one.address;
}, 180_000);
afterAll(async () => {
  const { pid, exitCode, signalCode } = one.child;
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
  await one.ended;
  await removeFolder(folder);
});

/** How often a process has said that it is ready. */
const readied = (): number => one.output().match(/^\d {2}Ready /gm)?.length ?? 0;

/** Requests pages without a pause until it is stopped; returns the failures. */
function visit(): { stop(): Promise<readonly (number | string)[]>; readonly count: () => number } {
  const failures: (number | string)[] = [];
  let count = 0;
  let isStopped = false;
  const visitor = async (): Promise<void> => {
    while (!isStopped) {
      const status = await fetch(`${address}/cart`).then(
        async (response) => {
          await response.text();
          return response.status;
        },
        (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error),
      );
      count++;
      if (status !== 200) failures.push(status);
      await pause(10);
    }
  };
  const visitors = [visitor(), visitor(), visitor()];
  return {
    count: () => count,
    async stop() {
      isStopped = true;
      await Promise.all(visitors);
      return failures;
    },
  };
}

test('processes share port and database: an order goes through whichever of them its steps reach', async () => {
  expect(readied()).toBe(2);
  expect(one.output()).toMatch(/^Ready +2 processes; USR2 to \d+ replaces them$/m);
  const guest = createGuest(() => address);
  const [product = ''] = await findProducts(guest);
  expect(await placeOrder(guest, product)).toMatch(/^\/order-confirmation\//);
});

test('all processes are replaced one after the other without a request that fails', async () => {
  const visitors = visit();
  await expect.poll(visitors.count).toBeGreaterThan(20);
  if (one.child.pid !== undefined) process.kill(one.child.pid, 'SIGUSR2');
  await expect.poll(one.output, { timeout: 120_000 }).toMatch(/^Replaced +all 2 processes$/m);
  expect(await visitors.stop()).toEqual([]);
  expect(readied()).toBe(4);
}, 180_000);

test('a process that is killed is started again, while the other one answers', async () => {
  const before = readied();
  const worker = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([, parent, ...args]) => Number(parent) === one.child.pid && args.join(' ').includes('start.js'));
  process.kill(Number(worker?.[0]), 'SIGKILL');
  await expect.poll(one.output).toMatch(/Process \d ended \(SIGKILL\)\. It is started again in 1 s\./);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  await expect.poll(readied, { timeout: 120_000 }).toBe(before + 1);
}, 180_000);

test('told to end, all of them end in order, and the database after them', async () => {
  one.child.kill('SIGTERM');
  expect(await one.ended).toBe(0);
  expect(one.errors()).toBe('');
  expect(one.output()).toMatch(/^Ended +everything is closed$/m);
  expect(await findPostmaster(join(folder, 'database/postgres/data'))).toBeUndefined();
}, 60_000);

test.each([
  ['no port', { PORT: '0' }, 'Several processes share one port: set PORT to it.'],
  ['PGlite', { RELAB_DATABASE: 'pglite', PORT: '3999' }, 'Several processes need a PostgreSQL server'],
])('with %s they do not start, and one sentence says why', async (_, env, sentence) => {
  const refused = begin(env);
  expect(await refused.ended).toBe(1);
  expect(refused.errors().trim()).toContain(sentence);
  expect(refused.errors().trim().split('\n')).toHaveLength(1);
});
