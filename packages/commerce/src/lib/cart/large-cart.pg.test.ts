import {
  addItemsToCart,
  applyCouponToCart,
  type CartItemBatch,
  type CartItems,
  type CartSummary,
  getCartItems,
  getCartSummary,
  type PreservedCart,
  preserveCart,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { createWorker } from '@relab/server/jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, options, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { commerceJobs } from '../commerce-jobs.ts';
import { upsertPromotions } from '../seeding/upsert-promotions.ts';

describe.each(testEngines)('a cart of many lines on %s', (engine) => {
  let shop: TestShop;
  let ids: string[];
  beforeAll(async () => {
    shop = await openShop(engine);
    const skus = Array.from({ length: 51 }, (_, at) => `M${String(at).padStart(2, '0')}`);
    await shop.put(...skus.map((sku) => product(sku, { unitPrice: '10.00', stock: 9 })));
    await upsertPromotions(shop.database, [
      { name: 'ten', displayName: 'Ten', off: { percent: '10' }, codes: ['TEN'] },
    ]);
    ids = await Promise.all(skus.map((sku) => shop.idOf(sku)));
  });
  afterAll(() => shop.close());

  const add = (shopper: Shopper, productIds: readonly string[]) =>
    shopper.ok<CartItemBatch>(addItemsToCart, {
      inputs: productIds.map((productId) => ({ richInput: { productId, quantity: 1, type: 'Product' } })),
    });
  const work = () =>
    createWorker({
      database: shop.database,
      handlers: commerceJobs(options, 'https://shop.example'),
      now: () => new Date('2026-06-01T12:00:00Z'),
      log: () => undefined,
    }).runDue();

  it('S-272, S-273, S-274, S-275 lists 25 items of the current cart, page 1, the newest first, by default', async () => {
    const guest = shop.guest();
    await add(guest, ids.slice(0, 30));
    const first = await guest.ok<CartItems>(getCartItems);
    expect(first).toMatchObject({ count: 25, currentPage: 1, totalItemCount: 30, totalNumberOfPages: 2 });
    const chosen = { pageSize: 25, pageNumber: 1, sort: 'CreatedDateDesc', cartId: 'current' };
    expect((await guest.ok<CartItems>(getCartItems, chosen)).cartItems).toEqual(first.cartItems);
    const names = (items: CartItems) => items.cartItems.map(({ cartItem }) => cartItem.cartItemId);
    const oldest = await guest.ok<CartItems>(getCartItems, { sort: 'CreatedDateAsc', pageSize: 100 });
    expect(names(oldest).toReversed().slice(0, 25)).toEqual(names(first));
  });

  it('S-128, S-129 lists coupons of a cart by code and id, and the requested fields of products', async () => {
    const guest = shop.guest();
    await add(guest, ids.slice(0, 1));
    await guest.ok(applyCouponToCart, { couponCode: 'TEN' });
    const { cartCoupons, cartItems } = await guest.ok<CartItems>(getCartItems, {
      productFields: ['StockKeepingUnit', 'CurrencyIsoCode', 'Manufacturer__c'],
    });
    expect(cartCoupons?.cartCoupons.coupons).toMatchObject([
      // The name of the id on the wire is the reference's.
      { couponCode: 'TEN', cartCouponId: expect.stringMatching(/^\w{18}$/) },
    ]);
    expect(cartItems[0]?.cartItem.productDetails.fields).toEqual({
      StockKeepingUnit: 'M00',
      CurrencyIsoCode: 'EUR',
      Manufacturer__c: 'Eppendorf',
    });
  });

  it.each(['guest', 'buyer'] as const)(
    'S-162 is not merged while the cart of the %s is being filled, loses nothing by it, and is merged afterwards',
    async (filled) => {
      const guest = shop.guest();
      const { results } = await add(guest, filled === 'guest' ? ids : ids.slice(0, 2));
      const cartId = results.map(({ result }) => ('cartId' in result ? result.cartId : null)).find(Boolean);
      const buyer = shop.as(await shop.addUser(), guest.secret);
      if (filled === 'buyer') await add(buyer, ids);
      const refused = await buyer.call(preserveCart, { cartId });
      expect(refused).toMatchObject({ status: 409, body: [{ errorCode: 'CONFLICT' }] });
      await work();
      const count = filled === 'guest' ? 51 : 2;
      expect(await buyer.ok<PreservedCart>(preserveCart, { cartId })).toMatchObject({
        numberOfProducts: count,
        numberOfProductsWithError: 0,
      });
      expect((await buyer.ok<CartSummary>(getCartSummary)).uniqueProductCount).toBe(51);
    },
  );
});
