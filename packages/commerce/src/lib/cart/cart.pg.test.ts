import {
  addItemsToCart,
  addItemToCart,
  applyCouponToCart,
  type CartCoupons,
  type CartItem,
  type CartItemBatch,
  type CartItems,
  type CartSummary,
  deleteCart,
  deleteCouponFromCart,
  deleteItemFromCart,
  getCartItems,
  getCartSummary,
  getOrCreateCart,
  updateItemInCart,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { upsertPromotions } from '../seeding/upsert-promotions.ts';

describe.each(testEngines)('carts on %s', (engine) => {
  let shop: TestShop;
  let single = '';
  let lot = '';
  let oven = '';

  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.put(
      product('S', { name: 'Single centrifuge', unitPrice: '1000.00', listPrice: '1500.00' }),
      product('L', { name: 'Lot of rotors', unitPrice: '19.99', stock: 5 }),
      product('O', { name: 'Oven', category: 'ovens', unitPrice: '300.00', stock: 3 }),
      product('G', { name: 'Gone', stock: 0 }),
    );
    [single, lot, oven] = [await shop.idOf('S'), await shop.idOf('L'), await shop.idOf('O')];
    await upsertPromotions(shop.database, [
      { name: 'ten', displayName: 'Ten percent', off: { percent: '10' }, codes: ['ten'] },
      {
        name: 'sep',
        displayName: 'Separation',
        off: { amount: '50.00' },
        category: 'separation',
        codes: ['SEP'],
      },
      {
        name: 'past',
        displayName: 'Past',
        off: { percent: '10' },
        end: new Date('2026-05-01'),
        codes: ['PAST'],
      },
      {
        name: 'future',
        displayName: 'Soon',
        off: { percent: '10' },
        start: new Date('2026-07-01'),
        codes: ['SOON'],
      },
    ]);
  });
  afterAll(() => shop.close());

  const add = (shopper: Shopper, productId: string, quantity: unknown = '1') =>
    shopper.ok<CartItem>(addItemToCart, { productId, quantity, type: 'Product' });
  const items = (shopper: Shopper, config = {}) => shopper.ok<CartItems>(getCartItems, config);

  it('S-226 gets or creates one cart; its summary is empty before', async () => {
    const guest = shop.guest();
    expect(await guest.ok(getCartSummary)).toMatchObject({ cartId: null, uniqueProductCount: 0 });
    expect((await guest.call(getCartSummary, { cartId: 'active' })).status).toBe(404);
    expect(await items(guest)).toMatchObject({
      cartItems: [],
      totalItemCount: 0,
      cartSummary: { cartId: null },
    });
    const carts = await Promise.all(Array.from({ length: 5 }, () => guest.ok<CartSummary>(getOrCreateCart)));
    // Without a cookie each request is another guest; with it, the same.
    const again = await Promise.all(Array.from({ length: 5 }, () => guest.ok<CartSummary>(getOrCreateCart)));
    expect(carts.every(({ cartId }) => cartId !== null)).toBe(true);
    expect(new Set(again.map(({ cartId }) => cartId)).size).toBe(1);
  });

  it('creates one cart for a buyer who sends five requests at once', async () => {
    const buyer = shop.as(await shop.addUser());
    const carts = await Promise.all(Array.from({ length: 5 }, () => buyer.ok<CartSummary>(getOrCreateCart)));
    expect(new Set(carts.map(({ cartId }) => cartId)).size).toBe(1);
  });

  it('S-125 adds up in exact decimals', async () => {
    const guest = shop.guest();
    await add(guest, single);
    const item = await add(guest, lot, '3');
    expect(item).toMatchObject({
      quantity: '3.0',
      salesPrice: '19.99',
      totalPrice: '59.97',
      name: 'Lot of rotors',
    });
    expect(await guest.ok(getCartSummary)).toMatchObject({
      grandTotalAmount: '1059.97',
      totalListPrice: '1559.97',
      totalProductCount: '4.0',
      uniqueProductCount: 2,
      status: 'Active',
    });
  });

  it('S-126 S-127 lists items of a cart in pages, sorted, with the requested fields', async () => {
    const guest = shop.guest();
    await add(guest, single);
    await add(guest, lot);
    await add(guest, oven);
    const first = await items(guest, {
      pageSize: 2,
      sort: 'NameAsc',
      productFields: ['Name', 'Year__c', 'Cost__c'],
    });
    expect(first).toMatchObject({ count: 2, totalItemCount: 3, totalNumberOfPages: 2, currentPage: 1 });
    expect(first.cartItems.map(({ cartItem }) => cartItem.name)).toEqual(['Lot of rotors', 'Oven']);
    expect(first.cartItems[0]?.cartItem.productDetails.fields).toEqual({
      Name: 'Lot of rotors',
      Year__c: '2018',
    });
    expect(first.nextPageUrl).toContain('pageNumber=2');
    expect(first.previousPageUrl).toBeNull();
    const second = await items(guest, { pageSize: 2, sort: 'NameAsc', pageNumber: 2 });
    expect(second.cartItems.map(({ cartItem }) => cartItem.name)).toEqual(['Single centrifuge']);
    expect(second.nextPageUrl).toBeNull();
    const newest = await items(guest);
    expect(newest.cartItems.map(({ cartItem }) => cartItem.name)).toEqual([
      'Oven',
      'Lot of rotors',
      'Single centrifuge',
    ]);
  });

  it('merges lines of one product, up to what there is', async () => {
    const guest = shop.guest();
    await add(guest, lot, '2');
    expect(await add(guest, lot, 3)).toMatchObject({ quantity: '5.0' });
    expect(await guest.call(addItemToCart, { productId: lot, quantity: '1' })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_API_INPUT', fields: ['quantity'] }],
    });
    expect((await items(guest)).cartItems).toHaveLength(1);
  });

  it('takes the price from the price book, whatever is sent', async () => {
    const guest = shop.guest();
    const forged = {
      productId: single,
      quantity: '1',
      salesPrice: '1.00',
      unitPrice: 1,
      price: '1',
      totalPrice: '1',
    };
    expect(await guest.ok(addItemToCart, forged)).toMatchObject({
      salesPrice: '1000.00',
      totalPrice: '1000.00',
    });
  });

  it.each([
    ['0', 400],
    ['-1', 400],
    ['1.5', 400],
    ['abc', 400],
    ['1000000000', 400],
    [1e9, 400],
    [0, 400],
    [-1, 400],
    [1.5, 400],
    [null, 400],
    [undefined, 400],
    ['99', 400],
    ['1.0', 201],
  ])('answers quantity %j with %i', async (quantity, status) => {
    const guest = shop.guest();
    expect((await guest.call(addItemToCart, { productId: single, quantity })).status).toBe(status);
    const id = (await add(guest, oven)).cartItemId;
    const changed = await guest.call(updateItemInCart, { itemId: id, quantity });
    expect(changed.status).toBe(status === 201 ? 200 : status);
    if (status === 400) expect((await items(guest)).cartItems[0]?.cartItem.quantity).toBe('1.0');
  });

  it.each([
    ['unknown', '01t000000000000AAA'],
    ['no id', 'x'],
    ['a cart', '0a6000000000000AAA'],
    ['with a null byte', 'a\0b'],
  ])('refuses a product that is %s', async (_, productId) => {
    const { status } = await shop.guest().call(addItemToCart, { productId, quantity: '1' });
    expect([400, 404]).toContain(status);
  });

  it('S-228 adds many, each with a result of its own', async () => {
    const guest = shop.guest();
    const inputs = [single, '01t000000000000AAA', oven, await shop.idOf('G'), single].map((productId) => ({
      richInput: { productId, quantity: '1', type: 'Product' },
    }));
    const { hasErrors, results } = await guest.ok<CartItemBatch>(addItemsToCart, { inputs });
    expect(hasErrors).toBe(true);
    expect(results.map(({ statusCode }) => statusCode)).toEqual([201, 400, 201, 400, 400]);
    expect((await items(guest)).cartItems).toHaveLength(2);
    const many = Array.from({ length: 101 }, () => inputs[0]);
    expect((await guest.call(addItemsToCart, { inputs: many })).status).toBe(400);
  });

  it('responds 404 for the cart of another shopper', async () => {
    const owner = shop.as(await shop.addUser());
    const item = await add(owner, oven);
    for (const other of [shop.guest(), shop.as(await shop.addUser())]) {
      await add(other, lot);
      const cartId = item.cartId;
      for (const answer of [
        await other.call(getCartSummary, { cartId }),
        await other.call(getCartItems, { cartId }),
        await other.call(getOrCreateCart, { cartId }),
        await other.call(addItemToCart, { cartId, productId: lot, quantity: '1' }),
        await other.call(updateItemInCart, { cartId, itemId: item.cartItemId, quantity: '2' }),
        await other.call(updateItemInCart, { itemId: item.cartItemId, quantity: '2' }),
        await other.call(deleteItemFromCart, { cartId, itemId: item.cartItemId }),
        await other.call(deleteItemFromCart, { itemId: item.cartItemId }),
        await other.call(applyCouponToCart, { cartId, couponCode: 'TEN' }),
        await other.call(deleteCart, { cartId }),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND' }] });
      }
    }
    expect((await items(owner)).cartItems[0]?.cartItem).toMatchObject({
      cartItemId: item.cartItemId,
      quantity: '1.0',
    });
  });

  it('changes, removes and deletes', async () => {
    const guest = shop.guest();
    const { cartItemId: itemId, cartId } = await add(guest, oven);
    expect(await guest.ok(updateItemInCart, { itemId, quantity: '2.0' })).toMatchObject({
      totalPrice: '600.00',
    });
    expect(await guest.call(deleteItemFromCart, { itemId })).toMatchObject({ status: 204, body: null });
    expect((await guest.call(deleteItemFromCart, { itemId })).status).toBe(404);
    await add(guest, oven);
    expect((await guest.call(deleteCart, { cartId })).status).toBe(204);
    expect(await guest.ok(getCartSummary)).toMatchObject({ cartId: null });
  });

  it('marks a line that was sold, reduced, withdrawn or repriced meanwhile', async () => {
    await shop.put(
      product('M1', { name: 'Sold one' }),
      product('M2', { name: 'Reduced lot', stock: 5 }),
      product('M3', { name: 'Withdrawn' }),
      product('M4', { name: 'Repriced', unitPrice: '100.00' }),
    );
    const guest = shop.guest();
    for (const sku of ['M1', 'M3', 'M4']) await add(guest, await shop.idOf(sku));
    await add(guest, await shop.idOf('M2'), '4');
    const run = async (statement: string, sku: string) =>
      sql.raw(statement.replace('?', `'${await shop.idOf(sku)}'`)).execute(shop.database);
    await run('update product_stock set on_hand = 0 where product_id = ?', 'M1');
    await run('update product_stock set on_hand = 1 where product_id = ?', 'M2');
    await run('update product2 set is_active = false where id = ?', 'M3');
    await run('update pricebook_entry set unit_price = 120 where product2_id = ?', 'M4');
    const { cartItems, hasErrors, cartSummary } = await items(guest, { sort: 'NameAsc' });
    expect(hasErrors).toBe(true);
    expect(cartSummary.messagesSummary).toMatchObject({ errorCount: 3, hasErrors: true });
    expect(cartItems.map(({ cartItem, status, message }) => [cartItem.name, status, message])).toEqual([
      ['Reduced lot', 'Error', 'Only one is available. Set the quantity to 1 to continue.'],
      ['Repriced', 'Success', 'The price changed from 100.00 to 120.00.'],
      ['Sold one', 'Error', 'This item has just been sold. Remove it to continue.'],
      ['Withdrawn', 'Error', 'This item is not for sale any more. Remove it to continue.'],
    ]);
    const reduced = cartItems[0]?.cartItem.cartItemId;
    await guest.ok(updateItemInCart, { itemId: reduced, quantity: '1' });
    expect((await items(guest, { sort: 'NameAsc' })).cartItems[0]?.status).toBe('Success');
  });

  it('applies coupons: a percentage of all, an amount off a category', async () => {
    const guest = shop.guest();
    await add(guest, single);
    await add(guest, oven);
    const { cartCoupons } = await guest.ok<CartCoupons>(applyCouponToCart, { couponCode: ' Sep ' });
    expect(cartCoupons.coupons.map(({ couponCode }) => couponCode)).toEqual(['SEP']);
    await guest.ok(applyCouponToCart, { couponCode: 'TEN' });
    const { cartSummary, cartPromotions, cartItems } = await items(guest, { sort: 'NameAsc' });
    expect(cartSummary).toMatchObject({
      totalPromotionalAdjustmentAmount: '-175.00',
      grandTotalAmount: '1125.00',
    });
    expect(cartPromotions?.promotions.map(({ adjustmentAmount }) => adjustmentAmount)).toEqual([
      '-50.00',
      '-125.00',
    ]);
    expect(cartItems.map(({ cartItem }) => cartItem.totalAdjustmentAmount)).toEqual(['-30.00', '-145.00']);
    const couponId = cartCoupons.coupons[0]?.cartCouponId;
    expect((await guest.call(deleteCouponFromCart, { couponId })).status).toBe(204);
    expect((await guest.call(deleteCouponFromCart, { couponId })).status).toBe(404);
    expect(await guest.ok(getCartSummary)).toMatchObject({ grandTotalAmount: '1170.00' });
  });

  it.each([
    ['NOPE', 400, 'INVALID_API_INPUT'],
    ['PAST', 400, 'INVALID_API_INPUT'],
    ['SOON', 400, 'INVALID_API_INPUT'],
    ['SEP', 400, 'UNQUALIFIED_CART'],
    ['   ', 400, 'INVALID_API_INPUT'],
    ['x'.repeat(81), 400, 'INVALID_API_INPUT'],
    ["' or 1=1 --", 400, 'INVALID_API_INPUT'],
  ])('refuses the coupon %s', async (couponCode, status, errorCode) => {
    const guest = shop.guest();
    await add(guest, oven);
    expect(await guest.call(applyCouponToCart, { couponCode })).toMatchObject({
      status,
      body: [{ errorCode }],
    });
  });

  it('rejects a coupon that is applied to the cart already', async () => {
    const guest = shop.guest();
    await add(guest, oven);
    await guest.ok(applyCouponToCart, { couponCode: 'TEN' });
    expect(await guest.call(applyCouponToCart, { couponCode: 'ten' })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'ALREADY_APPLIED' }],
    });
  });
});

it('S-219 S-220 responds 403 to guests in a shop without carts for guests', async () => {
  const shop = await openShop('pglite', { guests: { browse: true, cart: false, checkout: false } });
  const refused = { status: 403, body: [{ errorCode: 'INSUFFICIENT_ACCESS' }] };
  expect(await shop.guest().call(getCartSummary)).toMatchObject(refused);
  expect(await shop.guest().call(getOrCreateCart)).toMatchObject(refused);
  expect((await shop.as(await shop.addUser()).call(getOrCreateCart)).status).toBe(200);
  await shop.close();
});
