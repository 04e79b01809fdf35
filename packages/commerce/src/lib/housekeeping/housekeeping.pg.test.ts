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
import type { Purge } from '@relab/server/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { purgeCartCopies, purgeGuestCarts, purgeOrderedCarts, purgeUserCarts } from './purge-carts.ts';

const day = 86_400_000;
const start = Date.parse('2026-06-01T12:00:00Z');
const ago = (days: number) => new Date(start - days * day);

describe.each(testEngines)('housekeeping on %s', (engine) => {
  let shop: TestShop;
  let productId: string;
  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.put(product('A', { stock: 100 }));
    productId = await shop.idOf('A');
  });
  afterAll(() => shop.close());

  /** What is older than so many days goes. */
  const purge = (rule: Purge, days: number) =>
    rule({ database: shop.database, now: new Date(start), before: ago(days), limit: 100, cursor: null });
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
    expect(await purge(purgeGuestCarts, 90)).toBe(1);
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
    expect(await purge(purgeCartCopies, 30)).toBe(2);
    for (const { payToken } of [over, taken])
      expect((await shop.guest().call(getPayNowCart, { payToken })).status).toBe(404);
    expect((await shop.guest().call(getPayNowCart, { payToken: recent.payToken })).status).toBe(200);
    expect((await buyer.ok<CartSummary>(getCartSummary)).cartId).toBe(own);
  });

  it('purges carts of signed-in users and ordered carts by an age of their own', async () => {
    const [old, young] = [
      await filled(shop.as(await shop.addUser()), 366),
      await filled(shop.as(await shop.addUser()), 364),
    ];
    const [ordered, withDocument] = [await filled(shop.guest(), 200), await filled(shop.guest(), 200)];
    await sql`update web_cart set status = 'Closed' where id in (${ordered}, ${withDocument})`.execute(
      shop.database,
    );
    const payment = JSON.stringify({ purchaseOrderDocument: { contentDocumentId: '069000000000001AAA' } });
    await sql`update cart_checkout set payment = ${payment} where cart_id = ${withDocument}`.execute(
      shop.database,
    );
    await purge(purgeUserCarts, 365);
    expect(await purge(purgeOrderedCarts, 180)).toBe(1);
    expect(await Promise.all([old, young, ordered, withDocument].map(isThere))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('deletes each cart once, in however many processes it is purged', async () => {
    for (let at = 0; at < 5; at++) await filled(shop.guest(), 91);
    const removed = await Promise.all([1, 2, 3].map(() => purge(purgeGuestCarts, 90)));
    expect(removed.reduce((sum: number, one) => sum + Number(one), 0)).toBe(5);
  });
});
