import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type TestDatabase, testDatabase } from '@relab/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuest, findProducts, placeOrder } from './start/guest.fixture.ts';
import { makeFolder, removeFolder, type Started, start } from './start/started.fixture.ts';

// Two processes on one database, the second with a clock that is a minute fast.
/** Milliseconds after which no guest is shown what was sold, by either process. */
const maxAge = 2_000;
let database: TestDatabase;
let folders: readonly string[];
let started: readonly Started[];
let addresses: readonly string[];

beforeAll(async () => {
  const build = join(import.meta.dirname, '../../../scripts/build-pages.ts');
  await promisify(execFile)(process.execPath, [build]);
  database = await testDatabase('postgres');
  folders = [await makeFolder(), await makeFolder()];
  const clock = join(import.meta.dirname, 'start/fast-clock.fixture.cjs');
  const shared = {
    DATABASE_URL: String(database.pool.options.connectionString),
    RELAB_SECRET: 'x'.repeat(64),
  };
  const [first = '', second = ''] = folders;
  started = [
    start({ ...shared, RELAB_DATA: first }),
    start({ ...shared, RELAB_DATA: second, NODE_OPTIONS: `--require=${clock}` }),
  ];
  addresses = await Promise.all(started.map(({ address }) => address));
}, 180_000);
afterAll(async () => {
  for (const { child } of started) if (child.exitCode === null) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  await Promise.all(folders.map(removeFolder));
  await database.close();
});

/** What a guest without cookies is shown, of a page that all guests share. */
async function availabilityShown(address: string, path: string): Promise<string | undefined> {
  const response = await fetch(address + path);
  expect(response.headers.get('cdn-cache-control')).not.toBeNull();
  return /"availability":"https:\/\/schema\.org\/(\w+)"/.exec(await response.text())?.[1];
}

test.each([
  ['the first', 0, 1],
  ['the second', 1, 0],
] as const)(
  'a unit sold by %s process is available on no page of either two seconds later',
  async (_, seller, other) => {
    const buyer = createGuest(() => addresses[seller] ?? '');
    const [product = ''] = await findProducts(buyer);
    const path = `/product/unit/${product}`;
    const [before] = await Promise.all(addresses.map((address) => fetch(address + path)));
    const listing = new URL(before?.url ?? '').pathname;
    expect(await Promise.all(addresses.map((address) => availabilityShown(address, listing)))).toEqual([
      'InStock',
      'InStock',
    ]);

    let isSold = false;
    // Its page is requested all the time, so that each process has it cached when the unit is sold.
    const visitors = addresses.map(async (address) => {
      while (!isSold) await availabilityShown(address, listing);
    });
    await placeOrder(buyer, product);
    isSold = true;
    await Promise.all(visitors);
    await wait(maxAge);
    for (const address of [addresses[other] ?? '', addresses[seller] ?? ''])
      expect(await availabilityShown(address, listing)).not.toBe('InStock');
  },
);
