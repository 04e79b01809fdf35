import { openShop, product, type TestShop } from '@relab/commerce/testing';
import {
  addItemToCart,
  type CartItem,
  getProduct,
  type InventoryReservation,
  type Product,
  reserveInventory,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { createObjects, standardObjects } from '@relab/records/objects';
import { countAttempt } from '@relab/server/identity';
import { createWorker, enqueue, handler, jobKind } from '@relab/server/jobs';
import { ensureClient } from '@relab/server/oauth';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPlatform } from '../platform.fixture.ts';
import { origin, type TestBrowser, type TestServer, testServer, uiApi } from '../server.fixture.ts';

const minute = 60_000;
const day = 86_400_000;
const password = 'a long enough password';
const secret = 'a secret of a client, and long enough';

describe.each(testEngines)('a clock that jumps by a day on %s', (engine) => {
  let shop: TestServer;
  // Sessions are made by a library that reads the clock of the machine.
  const start = Date.now();
  let clock = start;
  const now = () => new Date(clock);
  beforeAll(async () => {
    shop = await testServer(engine, { now });
  });
  afterEach(() => {
    clock = start;
    expect(shop.lines).toEqual([]);
  });
  afterAll(() => shop.close());

  const info = `${uiApi}/object-info/Account`;
  const statusOf = async (browser: TestBrowser, headers = {}) => (await browser.get(info, headers)).status;
  const signIn = async (browser: TestBrowser, email: string, given: string) =>
    (await browser.post('/services/identity/sign-in', { email, password: given })).status;

  test('a session outlives a jump in either direction, and ends after its month', async () => {
    const clerk = await shop.signedIn('session@example.com', ['clerk']);
    for (const at of [start, start + day, start - day, start]) {
      clock = at;
      expect(await statusOf(clerk)).toBe(200);
    }
    clock = start + 31 * day;
    expect(await statusOf(clerk)).toBe(401);
  });

  test('an access token ends with a jump forward, and one taken back elsewhere ends after a jump back', async () => {
    const clerk = await shop.signedIn('token@example.com', ['clerk']);
    const client = { id: 'service', secret, name: 'Service', actsAs: clerk.person.userId };
    await ensureClient(shop.database, client);
    const elsewhere = createPlatform({ ...shop.options, objects: createObjects(standardObjects) });
    const form = (path: string, members: Record<string, string>) =>
      new Request(new URL(path, origin), { method: 'POST', body: new URLSearchParams(members) });
    const response = await shop.server.fetch(
      form('/services/oauth2/token', {
        grant_type: 'client_credentials',
        client_id: 'service',
        client_secret: secret,
      }),
    );
    const { access_token: token } = (await response.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${token}` };
    const here = () => statusOf(shop.browser(), headers);

    clock = start + day;
    expect(await here()).toBe(401);
    clock = start;
    expect(await here()).toBe(200);
    clock = start - day;
    expect((await elsewhere.fetch(form('/services/oauth2/revoke', { token }))).status).toBe(200);
    expect(await here()).toBe(401);
    await elsewhere.close();
  });

  test('too many wrong passwords lock an account for their quarter of an hour, not for the day of a jump back', async () => {
    const email = 'locked@example.com';
    await shop.identity.ensurePerson({ email, password, firstName: 'Lin', lastName: 'Sato' }, ['buyer']);
    const browser = shop.browser('198.51.100.7');
    const lock = async () => {
      for (let attempt = 0; attempt < 10; attempt++)
        expect(await signIn(browser, email, 'a wrong password')).toBe(401);
      expect(await signIn(browser, email, password)).toBe(429);
    };
    clock = start + day;
    await lock();
    clock = start;
    expect(await signIn(browser, email, password)).toBe(200);
    await lock();
    clock = start + day;
    expect(await signIn(browser, email, password)).toBe(200);
  });

  test('a limit of orders opens again after a jump, and clocks that differ by minutes share its window', async () => {
    const limit = { name: 'order network', max: 2, seconds: 3_600 };
    const order = async () =>
      await countAttempt(shop.database, limit, '203.0.113.0/24', now()).then(
        () => 'counted',
        () => 'too many',
      );
    clock = start + day;
    expect([await order(), await order(), await order()]).toEqual(['counted', 'counted', 'too many']);
    clock = start + day - 5 * minute;
    expect(await order()).toBe('too many');
    clock = start;
    expect([await order(), await order(), await order()]).toEqual(['counted', 'counted', 'too many']);
    clock = start + day;
    expect(await order()).toBe('counted');
  });

  test('guests who made enough in an hour may go on after a jump', async () => {
    const guest = shop.browser('198.51.100.9');
    const ask = async () =>
      (await guest.post(`${uiApi}/records`, { apiName: 'Case', fields: { Subject: 'Is it there?' } })).status;
    const fill = async () => {
      for (let made = 0; made < 20; made++) expect(await ask()).toBe(201);
      expect(await ask()).toBe(429);
    };
    clock = start + day;
    await fill();
    clock = start;
    expect(await ask()).toBe(201);
  });

  describe('jobs', () => {
    const work = jobKind<{ readonly name: string }>('work');
    const names: string[] = [];
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const worker = (run: (name: string) => Promise<void>) =>
      createWorker({
        database: shop.database,
        handlers: [
          handler(work, {
            run: async ({ name }) => {
              await run(name);
              return undefined;
            },
          }),
        ],
        now,
        log: () => undefined,
      });
    const recording = () => worker(async (name) => void names.push(name));
    afterEach(() => void names.splice(0));

    test('one that waits for its moment comes at once after a jump forward, and at its moment after one back', async () => {
      const runAt = new Date(start + 10 * minute);
      await enqueue(shop.database, work, { name: 'early' }, { at: now(), runAt });
      clock = start + day;
      expect(await recording().runDue()).toBe(1);
      await enqueue(shop.database, work, { name: 'ahead' }, { at: now() });
      clock = start;
      expect(await recording().runDue()).toBe(0);
      clock = start + day;
      expect(await recording().runDue()).toBe(1);
      expect(names).toEqual(['early', 'ahead']);
    });

    test('one whose process was killed with its clock a day ahead is taken again, once', async () => {
      await enqueue(shop.database, work, { name: 'left' }, { at: now() });
      clock = start + day;
      const killed = worker(async () => {
        begun.resolve();
        await gate.promise;
      });
      const lost = killed.runDue();
      await begun.promise;
      clock = start;
      expect(await recording().runDue()).toBe(0);
      clock = start + day + 2 * minute;
      expect(await recording().runDue()).toBe(1);
      gate.resolve();
      await lost;
      expect(await recording().runDue()).toBe(0);
      expect(names).toEqual(['left']);
      const { rows } = await sql<{ status: string }>`
        select status from job where payload->>'name' = 'left'`.execute(shop.database);
      expect(rows).toEqual([{ status: 'Completed' }]);
    });
  });
});

describe.each(testEngines)('the clock of a database that jumps by a day on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  /** The clock of the database cannot be set: what was stored is moved the other way. */
  const jump = async (hours: number) => {
    const back = sql.lit(`${-hours} hours`);
    await sql`
      alter table inventory_item_reservation disable trigger user;
      update inventory_item_reservation set expires_at = expires_at + ${back}::interval;
      alter table inventory_item_reservation enable trigger user;
      update reservation_span set began_at = began_at + ${back}::interval`.execute(shop.database);
  };

  test.each([24, -24])('by %i hours: a reservation ends, and its cart can renew it', async (hours) => {
    const sku = `J${hours}`;
    await shop.put(product(sku, { stock: 1 }));
    const productId = await shop.idOf(sku);
    const stateOf = async () => (await shop.guest().ok<Product>(getProduct, { productId })).inventory?.state;
    const shopper = shop.guest();
    await shopper.ok<CartItem>(addItemToCart, { productId, quantity: 1 });
    const reserve = () => shopper.ok<InventoryReservation>(reserveInventory, {});
    expect(await reserve()).toMatchObject({ success: true });
    await jump(hours);
    expect(await stateOf()).toBe(hours > 0 ? 'Available' : 'Reserved');
    const renewed = await reserve();
    if (hours < 0) {
      // Renewed, it lasts four hours again, and no longer by the day of the jump.
      const left = Date.parse(renewed.expiresAt ?? '') - Date.now();
      expect(Math.abs(left / 3_600_000 - 4)).toBeLessThan(0.1);
      await jump(28);
      expect(await stateOf()).toBe('Available');
    } else {
      // Its day is used up by the jump; a day later it may be reserved again.
      expect(renewed).toMatchObject({ success: false, errorCode: 'LIMIT_EXCEEDED' });
      await jump(24);
      expect(await reserve()).toMatchObject({ success: true });
    }
  });
});
