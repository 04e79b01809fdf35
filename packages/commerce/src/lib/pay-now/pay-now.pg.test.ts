import {
  addCheckoutPayment,
  addItemToCart,
  applyCouponToCart,
  type CartItem,
  type CartItems,
  type CartSummary,
  type ClonedCart,
  cloneCart,
  createDeliveryGroup,
  deleteCart,
  deleteItemFromCart,
  getCartItems,
  getCartSummary,
  getOrderSummary,
  getPayNowCart,
  leavePayNowCart,
  type OrderSummary,
  type PayNowCart,
  type PlacedOrder,
  placeOrder,
  preserveCart,
  reserveInventory,
  startCheckout,
  takePayNowCart,
  updateCheckout,
  updateItemInCart,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { upsertPromotions } from '../seeding/upsert-promotions.ts';

const deliveryAddress = {
  name: 'Purchasing',
  street: 'Main 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};

describe.each(testEngines)('read-only copies of carts on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine);
    await upsertPromotions(shop.database, [
      { name: 'ten', displayName: 'Ten percent', off: { percent: '10' }, codes: ['TEN'] },
    ]);
  });
  afterAll(() => shop.close());

  let made = 0;
  const stocked = async (stock = 1, unitPrice = '100.00'): Promise<string> => {
    const sku = `N${++made}`;
    await shop.put(product(sku, { stock, unitPrice, name: `Unit ${made}` }));
    return await shop.idOf(sku);
  };
  const add = (shopper: Shopper, productId: string, quantity = 1) =>
    shopper.ok<CartItem>(addItemToCart, { productId, quantity });
  const clone = (shopper: Shopper) => shopper.ok<ClonedCart>(cloneCart, { targetType: 'PayNowReadOnly' });
  const current = (shopper: Shopper) => shopper.ok<CartSummary>(getCartSummary);
  const opened = (shopper: Shopper, payToken: string) => shopper.ok<PayNowCart>(getPayNowCart, { payToken });
  const fill = async (shopper: Shopper): Promise<string> => {
    const { checkoutId } = await shopper.ok<{ checkoutId: string }>(startCheckout);
    const contactInfo = { email: 'purchasing@institute.example' };
    await shopper.ok(updateCheckout, { checkoutId, contactInfo, deliveryAddress });
    await shopper.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel' });
    const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-1' };
    await shopper.ok(addCheckoutPayment, { checkoutId, ...payment });
    return checkoutId;
  };

  it('S-229 is a second cart of the type PayNowReadOnly, with its prices, coupons and what was reserved', async () => {
    const buyer = shop.as(await shop.addUser());
    const [one, two] = [await stocked(1, '1000.00'), await stocked(3, '10.00')];
    await add(buyer, one);
    await add(buyer, two, 2);
    await buyer.ok(applyCouponToCart, { couponCode: 'TEN' });
    await buyer.ok(reserveInventory);
    const own = await current(buyer);
    const copy = await clone(buyer);
    expect(copy).toMatchObject({
      type: 'PayNowReadOnly',
      isSecondary: true,
      status: 'Active',
      grandTotalAmount: '918.00',
      totalPromotionalAdjustmentAmount: '-102.00',
      totalProductCount: '3.0',
      reservation: { isWhole: true },
      validUntil: '2026-06-15T12:00:00.000Z',
    });
    expect(copy.payToken).toMatch(/^[\w-]{32}$/);
    expect(copy.cartId).not.toBe(own.cartId);
    expect(await current(buyer)).toMatchObject({ cartId: own.cartId, type: 'Cart', reservation: null });
    const { rows } = await sql<{ key_hash: string }>`select key_hash from pay_link`.execute(shop.database);
    expect(JSON.stringify(rows)).not.toContain(copy.payToken);
  });

  it('applies the spending limit of the copy’s author, which only a buyer manager of the account may exceed', async () => {
    const user = await shop.addUser();
    await sql`update account set spending_limit = 1000 where id = ${user.accountId}`.execute(shop.database);
    const limited = shop.as(user);
    await add(limited, await stocked(3, '2000.00'));
    const { payToken } = await clone(limited);
    const guest = shop.guest();
    await guest.ok(takePayNowCart, { payToken });
    const refused = await guest.call(placeOrder, { checkoutId: await fill(guest) });
    expect(refused.status).toBe(403);
    expect(JSON.stringify(refused.body)).toContain('up to 1000.00 EUR');
    const stranger = shop.as(await shop.addUser());
    await stranger.ok(takePayNowCart, { payToken });
    expect((await stranger.call(placeOrder, { checkoutId: await fill(stranger) })).status).toBe(403);
    const other = await shop.addUser();
    await sql`update "user" set account_id = ${user.accountId}, roles = 'buyer manager' where id = ${other.userId}`.execute(
      shop.database,
    );
    const manager = shop.as({ ...other, accountId: user.accountId, roles: ['buyer manager'] });
    await manager.ok(takePayNowCart, { payToken });
    expect((await manager.call(placeOrder, { checkoutId: await fill(manager) })).status).toBe(201);
  });

  it('is ordered by a guest as far as its maker could order it alone', async () => {
    const user = await shop.addUser();
    await sql`update account set spending_limit = 1000 where id = ${user.accountId}`.execute(shop.database);
    const limited = shop.as(user);
    await add(limited, await stocked(1, '200.00'));
    const { payToken } = await clone(limited);
    const guest = shop.guest();
    await guest.ok(takePayNowCart, { payToken });
    expect((await guest.call(placeOrder, { checkoutId: await fill(guest) })).status).toBe(201);
  });

  it('rejects the checkout of a copy once an item of it is sold, without advice to remove that', async () => {
    const buyer = shop.as(await shop.addUser());
    const [sold, left] = [await stocked(1), await stocked(1)];
    await add(buyer, sold);
    await add(buyer, left);
    const { payToken } = await clone(buyer);
    await sql`update product_stock set on_hand = 0 where product_id = ${sold}`.execute(shop.database);
    const guest = shop.guest();
    const { cartItems } = await opened(guest, payToken);
    const messages = cartItems.flatMap(({ message }) => message ?? []);
    expect(messages).toEqual(['This item has been sold. Ask whoever sent this cart for a new one.']);
    expect(await guest.call(takePayNowCart, { payToken })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'UNQUALIFIED_CART' }],
    });
  });

  it('shows the copy to anybody with its link, at the prices it was made with', async () => {
    const buyer = shop.as(await shop.addUser());
    const productId = await stocked(1, '500.00');
    await add(buyer, productId);
    const { payToken } = await clone(buyer);
    await sql`update pricebook_entry set unit_price = 900 where product2_id = ${productId}`.execute(
      shop.database,
    );
    const shown = await opened(shop.guest(), payToken);
    expect(shown).toMatchObject({
      state: 'Open',
      isCurrent: false,
      validUntil: '2026-06-15T12:00:00.000Z',
      preparedBy: { accountName: 'Test Institute', name: 'Buyer' },
      cartSummary: { grandTotalAmount: '500.00', ownerId: null, accountId: null },
    });
    expect(shown.cartItems.map(({ cartItem }) => cartItem.salesPrice)).toEqual(['500.00']);
    expect(await current(buyer)).toMatchObject({ grandTotalAmount: '900.00' });
    for (const guess of ['A'.repeat(32), 'x', '%', `${payToken.slice(0, -1)}!`]) {
      expect((await shop.guest().call(getPayNowCart, { payToken: guess })).status).toBe(404);
      expect((await shop.guest().call(takePayNowCart, { payToken: guess })).status).toBe(404);
    }
  });

  it('lets the first who takes a copy order it once, at its prices, with their own cart set aside until then', async () => {
    const sender = shop.as(await shop.addUser());
    const productId = await stocked(1, '500.00');
    await add(sender, productId);
    await sender.ok(reserveInventory);
    const { payToken, cartId } = await clone(sender);
    const purchasing = shop.guest();
    const other = await stocked(2);
    await add(purchasing, other);
    const before = await current(purchasing);
    await sql`update pricebook_entry set unit_price = 900 where product2_id = ${productId}`.execute(
      shop.database,
    );
    expect(await purchasing.ok<CartSummary>(takePayNowCart, { payToken })).toMatchObject({ cartId });
    expect(await purchasing.ok<CartSummary>(takePayNowCart, { payToken })).toMatchObject({ cartId });
    expect((await opened(purchasing, payToken)).isCurrent).toBe(true);
    expect(await current(purchasing)).toMatchObject({ cartId, grandTotalAmount: '500.00' });
    const checkoutId = await fill(purchasing);
    const order = await purchasing.ok<PlacedOrder>(placeOrder, { checkoutId, expectedTotal: '618.80' });
    const { orderSummaryId } = order;
    expect((await purchasing.ok<OrderSummary>(getOrderSummary, { orderSummaryId })).totals).toMatchObject({
      products: '500.00',
      total: '618.80',
    });
    expect(await current(purchasing)).toMatchObject({ cartId: before.cartId });
    expect((await opened(sender, payToken)).state).toBe('Ordered');
    expect(await sender.call(takePayNowCart, { payToken })).toMatchObject({
      status: 409,
      body: [{ message: 'This cart has been ordered already.' }],
    });
  });

  it('rejects every change of a read-only copy', async () => {
    const [sender, purchasing] = [shop.guest(), shop.guest()];
    const productId = await stocked(5);
    await add(sender, productId);
    const { payToken, cartId } = await clone(sender);
    await purchasing.ok(takePayNowCart, { payToken });
    const { cartItems } = await purchasing.ok<CartItems>(getCartItems);
    const itemId = cartItems[0]?.cartItem.cartItemId;
    const buyer = shop.as(await shop.addUser(), purchasing.secret);
    const writes = [
      [addItemToCart, { productId, quantity: 1 }],
      [updateItemInCart, { itemId, quantity: 2 }],
      [deleteItemFromCart, { itemId }],
      [applyCouponToCart, { couponCode: 'TEN' }],
      [deleteCart, {}],
      [deleteCart, { cartId }],
      [cloneCart, { targetType: 'PayNowReadOnly' }],
      // It is priced as one: several addresses would cost something else.
      [createDeliveryGroup, { name: 'Second' }],
    ] as const;
    for (const [call, config] of writes) expect((await purchasing.call(call, config)).status).toBe(409);
    expect((await buyer.call(preserveCart, { cartId })).body).toEqual({});
    expect(await current(purchasing)).toMatchObject({ cartId, totalProductCount: '1.0' });
  });

  it('passes a copy to the next who takes it, without the checkout data of the previous one, and back when it is left', async () => {
    const [sender, first, second] = [shop.guest(), shop.guest(), shop.guest()];
    await add(sender, await stocked(1));
    const { payToken, cartId } = await clone(sender);
    await add(first, await stocked(1));
    const own = await current(first);
    await first.ok(takePayNowCart, { payToken });
    await fill(first);
    await second.ok(takePayNowCart, { payToken });
    expect(await current(first)).toMatchObject({ cartId: own.cartId });
    const checkout = await second.ok<{ contactInfo: unknown; deliveryAddress: unknown }>(startCheckout);
    expect(checkout).toMatchObject({ contactInfo: null, deliveryAddress: null });
    expect(await second.ok<CartSummary>(leavePayNowCart)).toMatchObject({ cartId: null });
    expect((await first.call(leavePayNowCart)).status).toBe(409);
    await first.ok(takePayNowCart, { payToken });
    expect(await current(first)).toMatchObject({ cartId });
    expect(await first.ok<CartSummary>(leavePayNowCart)).toMatchObject({ cartId: own.cartId });
  });

  it('ends after 14 days, before the order too', async () => {
    const [sender, purchasing] = [shop.guest(), shop.guest()];
    await add(sender, await stocked(1));
    const { payToken, cartId } = await clone(sender);
    await purchasing.ok(takePayNowCart, { payToken });
    const checkoutId = await fill(purchasing);
    await sql`update web_cart set valid_until = '2026-06-01' where id = ${cartId}`.execute(shop.database);
    expect((await opened(sender, payToken)).state).toBe('Ended');
    expect((await sender.call(takePayNowCart, { payToken })).status).toBe(409);
    expect(await purchasing.call(placeOrder, { checkoutId })).toMatchObject({
      status: 409,
      body: [{ errorCode: 'CONFLICT' }],
    });
  });

  it('is not made of nothing, of what cannot be ordered, of another’s cart, or by who may not', async () => {
    const [shopper, other] = [shop.guest(), shop.guest()];
    expect((await shopper.call(cloneCart)).status).toBe(404);
    const { cartId } = await add(shopper, await stocked(1));
    const sold = await stocked(1);
    await add(shopper, sold);
    await sql`update product_stock set on_hand = 0 where product_id = ${sold}`.execute(shop.database);
    const refused = await shopper.call(cloneCart);
    expect(refused).toMatchObject({ status: 400, body: [{ errorCode: 'UNQUALIFIED_CART' }] });
    expect((await other.call(cloneCart, { cartId })).status).toBe(404);
    const account = { targetEffectiveAccountId: '001000000000001AAA' };
    expect((await shopper.call(cloneCart, account)).status).toBe(403);
    const { rows } = await sql`select 1 from web_cart where type = 'PayNowReadOnly' and owner_id is null
      and guest_key = (select guest_key from web_cart where id = ${cartId})`.execute(shop.database);
    expect(rows).toHaveLength(0);
  });

  it('S-220 shows a copy to guests who may not check out, and responds 403 when they take it', async () => {
    const closed = await openShop(engine, { guests: { browse: true, cart: true, checkout: false } });
    await closed.put(product('Z'));
    const guest = closed.guest();
    await guest.ok(addItemToCart, { productId: await closed.idOf('Z'), quantity: 1 });
    const { payToken } = await clone(guest);
    expect((await closed.guest().call(takePayNowCart, { payToken })).status).toBe(403);
    expect((await opened(closed.guest(), payToken)).state).toBe('Open');
    const user = closed.as(await closed.addUser());
    expect((await user.call(takePayNowCart, { payToken })).status).toBe(200);
    await closed.close();
  });
});
