import { randomUUID } from 'node:crypto';
import type { AnyCall } from '@relab/contract';
import {
  addItemToCart,
  applyCouponToCart,
  type CartItem,
  type CartItems,
  type CartProducts,
  type CartSummary,
  cloneCart,
  createDeliveryGroup,
  type DeliveryGroups,
  deleteCart,
  deleteCouponFromCart,
  deleteItemFromCart,
  getCartItems,
  getCartProducts,
  getCartSummary,
  getDeliveryGroups,
  reserveInventory,
  startCheckout,
  updateItemInCart,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { upsertPromotions } from '../seeding/upsert-promotions.ts';

describe.each(testEngines)('calls that come twice, late or in another order on %s', (engine) => {
  let shop: TestShop;
  let [one, two] = ['', ''];
  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.put(product('A', { stock: 9, unitPrice: '100.00' }), product('B', { stock: 9 }));
    [one, two] = [await shop.idOf('A'), await shop.idOf('B')];
    await upsertPromotions(shop.database, [
      { name: 'ten', displayName: 'Ten', off: { percent: '10' }, codes: ['TEN'] },
      {
        name: 'past',
        displayName: 'Past',
        off: { percent: '10' },
        end: new Date('2026-05-01'),
        codes: ['PAST'],
      },
    ]);
  });
  afterAll(() => shop.close());

  const add = (shopper: Shopper, productId: string, quantity = 1) =>
    shopper.ok<CartItem>(addItemToCart, { productId, quantity });
  const current = (shopper: Shopper) => shopper.ok<CartSummary>(getCartSummary);

  it('a removal that comes twice removes once, and a change that comes after it changes nothing', async () => {
    const shopper = shop.guest();
    const { cartItemId: itemId } = await add(shopper, one);
    await add(shopper, two);
    expect((await shopper.call(deleteItemFromCart, { itemId })).status).toBe(204);
    expect((await shopper.call(deleteItemFromCart, { itemId })).status).toBe(404);
    expect((await shopper.call(updateItemInCart, { itemId, quantity: 3 })).status).toBe(404);
    expect(await current(shopper)).toMatchObject({ totalProductCount: '1.0', uniqueProductCount: 1 });
  });

  it('a quantity that comes twice is that quantity, and the last of many at once is one of them', async () => {
    const shopper = shop.guest();
    const { cartItemId: itemId } = await add(shopper, one);
    await shopper.ok(updateItemInCart, { itemId, quantity: 4 });
    await shopper.ok(updateItemInCart, { itemId, quantity: 4 });
    expect(await current(shopper)).toMatchObject({ totalProductCount: '4.0' });
    const asked = [2, 3, 5, 6];
    await Promise.all(asked.map((quantity) => shopper.ok(updateItemInCart, { itemId, quantity })));
    const { totalProductCount } = await current(shopper);
    expect(asked.map((quantity) => `${quantity}.0`)).toContain(totalProductCount);
  });

  it('a coupon that comes twice holds once, and its removal that comes twice removes no other', async () => {
    const shopper = shop.guest();
    await add(shopper, one);
    const { cartCoupons } = await shopper.ok<{ cartCoupons: { coupons: { cartCouponId: string }[] } }>(
      applyCouponToCart,
      { couponCode: 'TEN' },
    );
    const couponId = cartCoupons.coupons[0]?.cartCouponId;
    expect((await shopper.call(applyCouponToCart, { couponCode: 'TEN' })).body).toMatchObject([
      { errorCode: 'ALREADY_APPLIED' },
    ]);
    expect(await current(shopper)).toMatchObject({ grandTotalAmount: '90.00' });
    expect((await shopper.call(deleteCouponFromCart, { couponId })).status).toBe(204);
    await shopper.ok(applyCouponToCart, { couponCode: 'TEN' });
    expect((await shopper.call(deleteCouponFromCart, { couponId })).status).toBe(404);
    expect(await current(shopper)).toMatchObject({ grandTotalAmount: '90.00' });
  });

  it('the error of a coupon states whether it is unknown or expired', async () => {
    const shopper = shop.guest();
    await add(shopper, one);
    const refusal = async (couponCode: string) =>
      (await shopper.call(applyCouponToCart, { couponCode })).body;
    expect(await refusal('PAST')).toMatchObject([{ message: 'That coupon has expired.' }]);
    expect(await refusal('NONE')).toMatchObject([{ message: "That coupon code isn't valid." }]);
  });

  it('S-153 a form that is sent twice under one key is processed once, with the same response', async () => {
    const shopper = shop.guest();
    await add(shopper, two);
    const twice = async (call: AnyCall, config: object) => {
      const keyed = { ...config, idempotencyKey: randomUUID() };
      const [first, second] = [await shopper.call(call, keyed), await shopper.call(call, keyed)];
      expect(second).toMatchObject({ status: first.status, body: first.body });
      return first.status;
    };
    expect(await twice(addItemToCart, { productId: one, quantity: 2 })).toBe(201);
    expect(await current(shopper)).toMatchObject({ totalProductCount: '3.0' });
    expect(await twice(applyCouponToCart, { couponCode: 'TEN' })).toBe(201);
    const deliveryAddress = {
      name: 'Lab',
      street: 'Weg 1',
      city: 'Kiel',
      postalCode: '24103',
      country: 'DE',
    };
    expect(await twice(createDeliveryGroup, { deliveryAddress })).toBe(201);
    const { items } = await shopper.ok<DeliveryGroups>(getDeliveryGroups);
    expect(items).toHaveLength(2);
    expect(await twice(cloneCart, {})).toBe(201);
    const copies = await sql`
      select 1 from pay_link where cart_id in (select id from web_cart where is_secondary)`.execute(
      shop.database,
    );
    expect(copies.rows).toHaveLength(1);
  });

  it('the key of one shopper does nothing for another, and none for other wishes', async () => {
    const [mine, theirs] = [shop.guest(), shop.guest()];
    await add(mine, two);
    await add(theirs, two);
    const idempotencyKey = randomUUID();
    await mine.ok(addItemToCart, { productId: one, quantity: 1, idempotencyKey });
    await theirs.ok(addItemToCart, { productId: one, quantity: 1, idempotencyKey });
    expect(await current(theirs)).toMatchObject({ totalProductCount: '2.0' });
    expect(await mine.call(addItemToCart, { productId: one, quantity: 5, idempotencyKey })).toMatchObject({
      status: 409,
    });
  });

  it('two first clicks of a guest fill a cart each, and the browser keeps the cookie of one with its item', async () => {
    const [first, second] = [shop.guest(), shop.guest()];
    const idempotencyKey = randomUUID();
    // Two responses to one browser, which had no cookie when it sent the requests.
    await first.ok(addItemToCart, { productId: one, quantity: 1, idempotencyKey });
    await second.ok(addItemToCart, { productId: one, quantity: 1, idempotencyKey });
    expect(second.secret).toBeDefined();
    expect(await current(second)).toMatchObject({ totalProductCount: '1.0' });
  });

  it('codes cannot be guessed: twenty tries an hour, under a key or not, then 429 with the cart as it was', async () => {
    const [guesser, other] = [shop.guest(), shop.guest()];
    await add(guesser, one);
    await add(other, one);
    const guess = (at: number) =>
      guesser.call(applyCouponToCart, {
        couponCode: `GUESS${at}`,
        ...(at % 2 === 0 && { idempotencyKey: randomUUID() }),
      });
    for (let at = 0; at < 20; at++) expect((await guess(at)).status).toBe(400);
    const refused = await guesser.call(applyCouponToCart, { couponCode: 'TEN' });
    expect(refused).toMatchObject({ status: 429, body: [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }] });
    expect(Number(refused.headers['Retry-After'])).toBeGreaterThan(0);
    expect(await current(guesser)).toMatchObject({ grandTotalAmount: '100.00' });
    expect((await other.call(applyCouponToCart, { couponCode: 'TEN' })).status).toBe(201);
  });

  it('a cart that was deleted in another tab is not changed, reserved, or checked out', async () => {
    const shopper = shop.guest();
    const { cartId, cartItemId: itemId } = await add(shopper, one);
    await shopper.ok(reserveInventory);
    await shopper.ok(deleteCart);
    expect(await current(shopper)).toMatchObject({ cartId: null });
    for (const [call, config] of [
      [updateItemInCart, { itemId, quantity: 2 }],
      [deleteItemFromCart, { itemId }],
      [applyCouponToCart, { couponCode: 'TEN' }],
      [reserveInventory, {}],
      [startCheckout, {}],
      [addItemToCart, { cartId, productId: one, quantity: 1 }],
      [getCartItems, { cartId }],
    ] as const) {
      expect(await shopper.call(call, config)).toMatchObject({
        status: 404,
        body: [{ errorCode: 'ITEM_NOT_FOUND', message: 'There is no such cart.' }],
      });
    }
    const { rows } = await sql`select 1 from inventory_item_reservation where product_id = ${one}`.execute(
      shop.database,
    );
    expect(rows).toHaveLength(0);
    expect(await add(shopper, one)).toMatchObject({ quantity: '1.0' });
  });

  it('lists products with their items, in pages', async () => {
    const shopper = shop.guest();
    expect(await shopper.ok<CartProducts>(getCartProducts)).toMatchObject({ count: 0, totalItemCount: 0 });
    await add(shopper, one, 2);
    await add(shopper, two);
    const productFields = ['Manufacturer__c', 'Cost__c'];
    const all = await shopper.ok<CartProducts>(getCartProducts, { productFields });
    expect(all).toMatchObject({
      count: 2,
      currentPage: 1,
      hasErrors: false,
      totalItemCount: 2,
      totalNumberOfPages: 1,
    });
    const items = await shopper.ok<CartItems>(getCartItems, { productFields });
    expect(all.products.map(({ cartItems }) => cartItems)).toEqual(items.cartItems.map((item) => [item]));
    expect(all.products[1]?.product).toMatchObject({
      productId: one,
      sku: 'A',
      fields: { Manufacturer__c: 'Eppendorf' },
    });
    expect(all.products[1]?.product.fields).not.toHaveProperty('Cost__c');
    const second = await shopper.ok<CartProducts>(getCartProducts, { pageSize: 1, pageNumber: 2 });
    expect(second.products.map(({ product: { sku } }) => sku)).toEqual(['A']);
    expect(second).toMatchObject({ count: 1, currentPage: 2, totalNumberOfPages: 2 });
    const cartId = (await current(shopper)).cartId;
    expect((await shop.guest().call(getCartProducts, { cartId })).status).toBe(404);
  });
});
