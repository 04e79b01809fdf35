import {
  addItemToCart,
  type CartItem,
  cloneCart,
  getOrCreateCart,
  preserveCart,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';

describe.each(testEngines)('the number of carts on %s', (engine) => {
  let shop: TestShop;
  let productId: string;
  beforeAll(async () => {
    shop = await openShop(engine, { carts: { perNetwork: 3, perUser: 2 } });
    await shop.put(product('A', { stock: 100 }));
    productId = await shop.idOf('A');
  });
  afterAll(() => shop.close());

  const guestFrom = (address: string): Shopper => Object.assign(shop.guest(), { address });
  const add = (shopper: Shopper) => shopper.call(addItemToCart, { productId, quantity: '1' });
  const countCarts = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from web_cart`.execute(
      shop.database,
    );
    return rows[0]?.count ?? 0;
  };

  test('guests of one network make so many within a day, whatever cookies they throw away', async () => {
    const first = guestFrom('2001:db8:1:2::1');
    expect((await add(first)).status).toBe(201);
    // The same cart again is no other one.
    expect((await add(first)).status).toBe(201);
    expect((await guestFrom('2001:db8:1:2::2').call(getOrCreateCart, { cartId: 'current' })).status).toBe(
      200,
    );
    expect((await add(guestFrom('2001:db8:1:2:ffff::3'))).status).toBe(201);
    const before = await countCarts();
    const refused = await add(guestFrom('2001:db8:1:2::4'));
    expect(refused).toMatchObject({ status: 429, body: [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }] });
    expect(await countCarts()).toBe(before);
    // Those that have one go on, and so do others.
    expect((await add(first)).status).toBe(201);
    expect((await add(guestFrom('2001:db8:1:3::1'))).status).toBe(201);
  });

  test('a user has so many open ones, copies included, and what was chosen before signing in comes along', async () => {
    const user = await shop.addUser();
    const buyer = shop.as(user);
    const item = await buyer.ok<CartItem>(addItemToCart, { productId, quantity: '1' });
    const copy = await buyer.ok<{ readonly cartId: string }>(cloneCart, { cartId: item.cartId });
    const close = (cartId: string) =>
      sql`update web_cart set status = 'Closed' where id = ${cartId}`.execute(shop.database);
    expect(await buyer.call(cloneCart, { cartId: item.cartId })).toMatchObject({
      status: 403,
      body: [{ errorCode: 'STORAGE_LIMIT_EXCEEDED' }],
    });
    // Once one is ordered, there is room for another.
    await close(copy.cartId);
    expect((await buyer.call(cloneCart, { cartId: item.cartId })).status).toBe(201);

    await sql`update web_cart set is_secondary = true where id = ${item.cartId}`.execute(shop.database);
    expect((await add(buyer)).status).toBe(403);
    const guest = guestFrom('192.0.2.7');
    expect((await add(guest)).status).toBe(201);
    expect((await shop.as(user, guest.secret).call(preserveCart, {})).status).toBeLessThan(300);
  });
});
