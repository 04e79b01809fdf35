import {
  addItemToCart,
  type CartItem,
  type CartSummary,
  type Checkout,
  type ClonedCart,
  cloneCart,
  getCartSummary,
  getPayNowCart,
  startCheckout,
  takePayNowCart,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { createWorker } from '@relab/server/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, options, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { commerceJobs } from '../commerce-jobs.ts';
import { startHousekeeping } from './housekeeping-job.ts';

const day = 86_400_000;
const start = Date.parse('2026-06-01T12:00:00Z');
const ago = (days: number) => new Date(start - days * day);

describe.each(testEngines)('housekeeping on %s', (engine) => {
  let shop: TestShop;
  let productId: string;
  let time = start;
  const now = () => new Date(time);
  const log = (line: string): never => {
    throw new Error(line);
  };
  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.put(product('A', { stock: 100 }));
    productId = await shop.idOf('A');
  });
  afterAll(() => shop.close());

  const work = () =>
    createWorker({
      database: shop.database,
      handlers: commerceJobs(options, 'https://shop.example'),
      now,
      log,
    }).runDue();
  const runs = async () => {
    const { rows } = await sql<{ run_at: Date }>`
      select run_at from job where kind = 'commerce housekeeping' and status = 'Created'`.execute(
      shop.database,
    );
    return rows.map(({ run_at }) => run_at.getTime() - time);
  };
  const add = (shopper: Shopper) => shopper.ok<CartItem>(addItemToCart, { productId, quantity: 1 });
  /** A cart with a checkout, of which all was touched last so many days ago. */
  const filled = async (shopper: Shopper, days: number): Promise<string> => {
    const { cartId } = await add(shopper);
    await shopper.ok<Checkout>(startCheckout);
    for (const table of ['cart_item', 'cart_checkout']) {
      await sql`update ${sql.table(table)} set last_modified_date = ${ago(days)} where cart_id = ${cartId}`.execute(
        shop.database,
      );
    }
    await sql`update web_cart set last_modified_date = ${ago(days)} where id = ${cartId}`.execute(
      shop.database,
    );
    return cartId;
  };
  const touch = (table: string, cartId: string) =>
    sql`update ${sql.table(table)} set last_modified_date = ${ago(1)} where cart_id = ${cartId}`.execute(
      shop.database,
    );
  const isThere = async (cartId: string): Promise<boolean> => {
    const { rows } = await sql`select 1 from web_cart where id = ${cartId}`.execute(shop.database);
    return rows.length > 0;
  };

  it('purges carts of guests that were untouched for 90 days, and no others', async () => {
    const old = await filled(shop.guest(), 91);
    const young = await filled(shop.guest(), 89);
    const [withItem, withCheckout] = [await filled(shop.guest(), 91), await filled(shop.guest(), 91)];
    await touch('cart_item', withItem);
    await touch('cart_checkout', withCheckout);
    const ofUser = await filled(shop.as(await shop.addUser()), 400);
    await startHousekeeping(shop.database, now());
    await work();
    expect(await isThere(old)).toBe(false);
    for (const kept of [young, withItem, withCheckout, ofUser]) expect(await isThere(kept)).toBe(true);
  });

  it('forgets copies for purchasing with their links a month after their end, and gives who had one their cart back', async () => {
    const buyer = shop.as(await shop.addUser());
    const { cartId: own } = await add(buyer);
    const copy = async () => await buyer.ok<ClonedCart>(cloneCart, { targetType: 'PayNowReadOnly' });
    const [over, taken, recent] = [await copy(), await copy(), await copy()];
    await buyer.ok(takePayNowCart, { payToken: taken.payToken });
    expect((await buyer.ok<CartSummary>(getCartSummary)).cartId).not.toBe(own);
    const end = async ({ payToken }: ClonedCart, days: number) => {
      const { cartSummary } = (await shop.guest().ok(getPayNowCart, { payToken })) as {
        cartSummary: CartSummary;
      };
      await sql`update web_cart set valid_until = ${ago(days)} where id = ${cartSummary.cartId}`.execute(
        shop.database,
      );
    };
    await end(over, 31);
    await end(taken, 31);
    await end(recent, 29);
    time += day;
    await work();
    for (const { payToken } of [over, taken])
      expect((await shop.guest().call(getPayNowCart, { payToken })).status).toBe(404);
    expect((await shop.guest().call(getPayNowCart, { payToken: recent.payToken })).status).toBe(200);
    expect((await buyer.ok<CartSummary>(getCartSummary)).cartId).toBe(own);
  });

  it('purges old events in batches, soon after one another, and then once a day', async () => {
    time = start + 2 * day;
    await sql`
      insert into payment_event (provider, event_id, heard_at)
      select 'stripe', 'old ' || n, ${new Date(time - 91 * day)}::timestamptz from generate_series(1, 1001) n`.execute(
      shop.database,
    );
    await sql`
      insert into payment_event (provider, event_id, heard_at) values ('stripe', 'new', ${new Date(time - 89 * day)})`.execute(
      shop.database,
    );
    const left = async () => {
      const { rows } = await sql<{ event_id: string }>`select event_id from payment_event`.execute(
        shop.database,
      );
      return rows.map(({ event_id }) => event_id);
    };
    await work();
    expect(await left()).toHaveLength(2);
    expect(await runs()).toEqual([60_000]);
    time += 60_000;
    await work();
    expect(await left()).toEqual(['new']);
    expect(await runs()).toEqual([day]);
  });

  it('is one job, in however many processes it is begun', async () => {
    await Promise.all([1, 2, 3].map(() => startHousekeeping(shop.database, now())));
    expect(await runs()).toHaveLength(1);
    time += day;
    const taken = await Promise.all([work(), work()]);
    expect(taken.toSorted()).toEqual([0, 1]);
    expect(await runs()).toEqual([day]);
  });
});
