import {
  addItemToCart,
  applyCouponToCart,
  type CartItem,
  type CartItems,
  getCartItems,
  type PreservedCart,
  preserveCart,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { upsertPromotions } from '../seeding/upsert-promotions.ts';

describe.each(testEngines)('S-162 preserving a guest’s cart on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.put(product('A', { stock: 3 }), product('B', { stock: 1 }), product('C', { stock: 2 }));
    await upsertPromotions(shop.database, [
      { name: 'ten', displayName: 'Ten', off: { percent: '10' }, codes: ['TEN'] },
    ]);
  });
  afterAll(() => shop.close());

  const add = async (shopper: Shopper, sku: string, quantity: number) =>
    shopper.ok<CartItem>(addItemToCart, { productId: await shop.idOf(sku), quantity });
  const quantities = async (shopper: Shopper) => {
    const { cartItems } = await shopper.ok<CartItems>(getCartItems, { sort: 'NameAsc' });
    return Object.fromEntries(cartItems.map(({ cartItem }) => [cartItem.name, cartItem.quantity]));
  };

  it('merges the guest’s cart into the buyer’s, capped by stock, moves its coupons and deletes it', async () => {
    const guest = shop.guest();
    const { cartId } = await add(guest, 'A', 2);
    await add(guest, 'B', 1);
    await guest.ok(applyCouponToCart, { couponCode: 'TEN' });
    const buyer = shop.as(await shop.addUser(), guest.secret);
    await add(buyer, 'A', 2);
    await add(buyer, 'C', 1);
    const merged = await buyer.ok<PreservedCart>(preserveCart, { cartId });
    expect(merged).toMatchObject({
      numberOfProducts: 2,
      numberOfProductsWithSuccess: 2,
      numberOfProductsWithError: 0,
    });
    expect(await quantities(buyer)).toEqual({ 'Product A': '3.0', 'Product B': '1.0', 'Product C': '1.0' });
    const { cartCoupons } = await buyer.ok<CartItems>(getCartItems);
    expect(cartCoupons?.cartCoupons.coupons.map(({ couponCode }) => couponCode)).toEqual(['TEN']);
    expect(await quantities(guest)).toEqual({});
    expect((await buyer.call(preserveCart, { cartId })).status).toBe(404);
  });

  it('lists what could not come along', async () => {
    const guest = shop.guest();
    await shop.put(product('D', { name: 'Sold meanwhile' }));
    const { cartId } = await add(guest, 'D', 1);
    await add(guest, 'C', 1);
    await sql`update product_stock set on_hand = 0 where product_id = ${await shop.idOf('D')}`.execute(
      shop.database,
    );
    const buyer = shop.as(await shop.addUser(), guest.secret);
    const merged = await buyer.ok<PreservedCart>(preserveCart, { cartId });
    expect(merged.failedCartItems).toMatchObject([
      { cartItem: { name: 'Sold meanwhile' }, message: 'This item has just been sold.', status: 'Error' },
    ]);
    expect(await quantities(buyer)).toEqual({ 'Product C': '1.0' });
  });

  it('finds the guest’s cart to merge by the query or as `current`, and responds {} when there is none', async () => {
    const user = await shop.addUser();
    const guest = shop.guest();
    expect(await shop.as(user, guest.secret).ok(preserveCart)).toEqual({});
    await add(guest, 'C', 1);
    expect(await shop.as(user, guest.secret).ok(preserveCart)).toMatchObject({ numberOfProducts: 1 });
    expect(await shop.as(user, guest.secret).ok(preserveCart)).toEqual({});
    const { cartId } = await add(guest, 'A', 1);
    const url = { ...preserveCart, path: preserveCart.path.replace('{cartId}', 'current') };
    expect(url.path).toContain('/carts/current/');
    expect(await shop.as(user, guest.secret).ok(preserveCart, { cartId })).toMatchObject({
      numberOfProducts: 1,
    });
  });

  it('gives nobody a cart whose secret they do not hold', async () => {
    const guest = shop.guest();
    const { cartId } = await add(guest, 'A', 1);
    const stranger = shop.as(await shop.addUser(), 'another secret');
    const owner = shop.as(await shop.addUser());
    for (const thief of [stranger, owner]) {
      expect(await thief.call(preserveCart, { cartId })).toMatchObject({
        status: 404,
        body: [{ errorCode: 'ITEM_NOT_FOUND' }],
      });
    }
    expect(await guest.call(preserveCart, { cartId })).toMatchObject({ status: 403 });
    expect(await quantities(guest)).toEqual({ 'Product A': '1.0' });
  });
});
