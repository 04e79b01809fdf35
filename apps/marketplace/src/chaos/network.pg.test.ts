import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuest } from '../start/guest.fixture.ts';
import { beginShopping, type ConstantShoppers, ranOutOfTime } from './constant-shoppers.fixture.ts';
import { expectSound } from './expect-sound.fixture.ts';
import {
  type Installation,
  installationTitle,
  missingPrograms,
  openInstallation,
} from './installation.fixture.ts';
import { hasNamespaces } from './network.fixture.ts';

// What a network does to an installation while fifty shoppers order: a pooler is started anew, the store cannot be reached, names
// do not resolve any more, the machine of the primary is cut off while one process computes without a pause.
/** Each order comes from an address of its own, as fifty people do. */
const shoppersAtOnce = 50;
/** Milliseconds: the limits of statement and connection (10 s each), and what a busy machine adds. */
const patience = 30_000;
const title = hasNamespaces
  ? `the network is broken: ${installationTitle}`
  : 'the network is broken (skipped: there are no network namespaces here)';

describe.skipIf(missingPrograms.length > 0 || !hasNamespaces)(title, () => {
  let installation: Installation;
  let shoppers: ConstantShoppers;

  beforeAll(async () => {
    // Read by both: a signal has one of them compute without a pause.
    const busy = join(import.meta.dirname, 'busy-process.fixture.cjs');
    installation = await openInstallation({ settings: { NODE_OPTIONS: `--require=${busy}` } });
    const { address, products, network } = installation;
    shoppers = beginShopping({ address, products, atOnce: shoppersAtOnce, visitor: network.visitor });
  }, 240_000);

  afterAll(() => installation?.close(), 60_000);

  const ordered = async (count: number): Promise<void> => {
    const expected = shoppers.confirmed.length + count;
    await expect
      .poll(() => shoppers.confirmed.length, { timeout: 120_000, interval: 100 })
      .toBeGreaterThanOrEqual(expected);
  };
  /** What did not succeed of the requests that began after `moment`, but for these statuses; each once. */
  const failuresSince = (moment: number, ...allowed: readonly number[]): readonly string[] => {
    const failed = shoppers.answers
      .filter((answer) => answer.begun > moment && !ranOutOfTime(answer))
      .filter(({ result }) => !(Number(result) < 400) && !allowed.includes(Number(result)));
    return [...new Set(failed.map(({ request, result }) => `${result} ${request}`))];
  };
  const statusOf = async (path: string, at: number): Promise<number> => {
    const response = await fetch(installation.addressOf(at) + path, {
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    return response.status;
  };

  test('a pooler is started anew amid orders', async () => {
    await ordered(30);
    const begun = performance.now();
    await installation.restartPooler(() => pause(2_000));
    await ordered(30);
    // A form that could not be sent on is shown again with a sentence (422).
    expect(failuresSince(begun, 422, 503)).toEqual([]);
  }, 180_000);

  test('the store cannot be reached: uploads are refused, pictures are missing, and orders need none', async () => {
    const begun = performance.now();
    await installation.machines.store.unplug();
    const page = await createGuest(() => installation.address).get('/');
    const [picture = ''] = /\/cms\/delivery\/media\/[^"? ,]+[^" ,]*/.exec(page.body) ?? [];
    const pictures = Promise.all(
      [0, 1].map((at) => statusOf(picture.replaceAll('&amp;', '&'), at).catch(() => undefined)),
    );
    await ordered(30);
    expect(failuresSince(begun)).toEqual([]);
    expect(await pictures).not.toContain(undefined);
    await installation.machines.store.plug();
    await ordered(20);
  }, 180_000);

  test('names do not resolve any more: visitors are told to come again, and it goes on by itself', async () => {
    const begun = performance.now();
    installation.resolveNames(false);
    try {
      // With the pooler go the connections, and no new ones come while it has no name.
      await installation.restartPooler(() => pause(1_000));
      await expect.poll(() => failuresSince(begun), { timeout: 60_000 }).not.toEqual([]);
      expect(await Promise.all([statusOf('/healthz', 0), statusOf('/healthz', 1)])).toEqual([200, 200]);
      await pause(5_000);
    } finally {
      installation.resolveNames(true);
    }
    await Promise.all([installation.ready(0), installation.ready(1)]);
    await ordered(30);
    expect(failuresSince(begun, 422, 503)).toEqual([]);
  }, 240_000);

  test('the machine of the primary is cut off while a process is busy, and the standby promoted', async () => {
    const { databases, machines, servers, processes, ready } = installation;
    const begun = performance.now();
    processes[0]?.child.kill('SIGUSR2');
    await Promise.all([databases[0].unplug(), machines['pooler-1'].unplug()]);
    await pause(2_000);
    await servers.promote();
    await ready(1);
    processes[0]?.child.kill('SIGUSR2');
    await Promise.all([ready(0), ready(1)]);
    await ordered(30);
    expect(failuresSince(begun, 422, 502, 503, 504)).toEqual([]);
  }, 240_000);

  test('in the end nothing is lost, nothing doubled, and nobody waited without end', async () => {
    await shoppers.end();
    const { answers, confirmed } = shoppers;
    await expectSound(installation.servers.urls[1], installation.products, confirmed);
    const longest = Math.max(...answers.map(({ begun, ended }) => ended - begun));
    console.log(
      `${confirmed.length} orders, ${answers.length} answers; the longest took ${Math.round(longest)} ms`,
    );
    expect(longest).toBeLessThan(patience);
  }, 120_000);
});
