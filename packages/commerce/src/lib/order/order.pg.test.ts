import {
  addCheckoutPayment,
  addItemToCart,
  applyCouponToCart,
  type CartItems,
  type Checkout,
  deleteItemFromCart,
  getCartItems,
  getCheckout,
  getOrderSummaries,
  getOrderSummary,
  type OrderSummaries,
  type OrderSummary,
  type PlacedOrder,
  placeOrder,
  startCheckout,
  updateCheckout,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { upsertPromotions } from '../seeding/upsert-promotions.ts';

const address = {
  name: 'Robin Example',
  street: 'Main 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};

describe.each(testEngines)('orders on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine);
    await upsertPromotions(shop.database, [
      { name: 'once', displayName: 'Once', off: { percent: '50' }, oncePerBuyer: true, codes: ['ONCE'] },
    ]);
  });
  afterAll(() => shop.close());

  /** Puts products in and fills everything in, up to the last button. */
  const ready = async (shopper: Shopper, ...skus: readonly string[]): Promise<Checkout> => {
    for (const sku of skus) await shopper.ok(addItemToCart, { productId: await shop.idOf(sku), quantity: 1 });
    const { checkoutId } = await shopper.ok<Checkout>(startCheckout);
    await shopper.ok(updateCheckout, {
      checkoutId,
      contactInfo: { email: `buyer${shopper.secret?.slice(0, 8) ?? ''}@example.com`, firstName: 'Robin' },
      deliveryAddress: address,
    });
    await shopper.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel' });
    const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-7' };
    return await shopper.ok<Checkout>(addCheckoutPayment, { checkoutId, ...payment });
  };

  it('places an order: takes the stock, closes the cart and stores prices and addresses as they are', async () => {
    await shop.put(product('A', { name: 'Centrifuge A', unitPrice: '100.00', stock: 3 }));
    const guest = shop.guest();
    const checkout = await ready(guest, 'A');
    expect(checkout.missing).toEqual([]);
    const { checkoutId, totals } = checkout;
    const placed = await guest.call(placeOrder, { checkoutId, expectedTotal: totals.total });
    expect(placed.status).toBe(201);
    const { orderSummaryId, orderReferenceNumber } = placed.body as unknown as PlacedOrder;
    expect(orderReferenceNumber).toMatch(/^RL-2026-\d{6}$/);
    expect(await shop.stockOf('A')).toBe(2);
    await sql`update product2 set name = 'Renamed' where stock_keeping_unit = 'A'`.execute(shop.database);
    await sql`update pricebook_entry set unit_price = 1 where product2_id = ${await shop.idOf('A')}`.execute(
      shop.database,
    );
    expect(await guest.ok<OrderSummary>(getOrderSummary, { orderSummaryId })).toMatchObject({
      orderNumber: orderReferenceNumber,
      items: [{ name: 'Centrifuge A', unitPrice: '100.00', quantity: '1.0' }],
      totals: { products: '100.00', shipping: '20.00', tax: '22.80', total: '142.80' },
      deliveryAddress: { city: 'Berlin' },
      billingAddress: { city: 'Berlin' },
      payment: { purchaseOrderNumber: 'PO-7' },
    });
    expect(await guest.ok(getOrderSummaries)).toMatchObject({
      totalItemCount: 1,
      orderSummaries: [{ firstItemName: 'Centrifuge A', totalAmount: '142.80', productCount: 1 }],
    });
    expect((await guest.ok<CartItems>(getCartItems)).cartItems).toEqual([]);
    expect(await guest.ok(getCheckout, { checkoutId })).toMatchObject({
      status: 'Completed',
      orderSummaryId,
      totals: { total: '142.80' },
    });
    expect((await guest.call(updateCheckout, { checkoutId, shippingInstructions: 'x' })).status).toBe(409);
  });

  it('gives one order for twenty submits at once, and for one more later', async () => {
    await shop.put(product('B', { stock: 50 }));
    const guest = shop.guest();
    const { checkoutId } = await ready(guest, 'B');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => guest.call(placeOrder, { checkoutId })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    answers.push(await guest.call(placeOrder, { checkoutId, expectedTotal: '0.01' }));
    expect(new Set(answers.map(({ body }) => body.orderSummaryId)).size).toBe(1);
    expect(await shop.stockOf('B')).toBe(49);
  });

  it('sells five single units to five of many shoppers', async () => {
    // PGlite has one connection: fifty at once would only wait for each other.
    const count = engine === 'postgres' ? 50 : 15;
    const skus = ['R0', 'R1', 'R2', 'R3', 'R4'];
    await shop.put(...skus.map((sku) => product(sku)), product('KEEP', { stock: 100 }));
    const shoppers = await Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const guest = shop.guest();
        const wanted = skus[at % skus.length] ?? '';
        const { checkoutId } = await ready(guest, ...(at % 2 === 0 ? [wanted, 'KEEP'] : ['KEEP', wanted]));
        return { guest, checkoutId, wanted };
      }),
    );
    const answers = await Promise.all(
      shoppers.map(({ guest, checkoutId }) => guest.call(placeOrder, { checkoutId })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const lost = answers.filter(({ status }) => status === 409);
    expect(lost).toHaveLength(count - 5);
    for (const { body } of lost) expect(body).toMatchObject([{ errorCode: 'INSUFFICIENT_STOCK' }]);
    for (const sku of skus) expect(await shop.stockOf(sku)).toBe(0);
    expect(await shop.stockOf('KEEP')).toBe(95);
    const { rows } = await sql<{ sold: number }>`
      select sum(i.quantity)::int as sold from order_item_summary i where i.stock_keeping_unit like 'R_'`.execute(
      shop.database,
    );
    expect(rows[0]?.sold).toBe(5);

    // A loser keeps the rest: the lost line is marked, and without it the order goes through.
    const at = answers.findIndex(({ status }) => status === 409);
    const loser = shoppers[at];
    if (!loser) throw new Error('nobody lost');
    expect(JSON.stringify(answers[at]?.body)).toContain(`Product ${loser.wanted} has just been sold`);
    const { cartItems } = await loser.guest.ok<CartItems>(getCartItems, { sort: 'NameAsc' });
    expect(cartItems.map(({ cartItem, status }) => [cartItem.name, status])).toEqual([
      ['Product KEEP', 'Success'],
      [`Product ${loser.wanted}`, 'Error'],
    ]);
    await loser.guest.ok(deleteItemFromCart, { itemId: cartItems[1]?.cartItem.cartItemId });
    expect((await loser.guest.call(placeOrder, { checkoutId: loser.checkoutId })).status).toBe(201);
  });

  it('rejects an order with another total than the one shown, without effect', async () => {
    await shop.put(product('T', { unitPrice: '100.00' }));
    const guest = shop.guest();
    const { checkoutId, totals } = await ready(guest, 'T');
    await sql`update pricebook_entry set unit_price = 200 where product2_id = ${await shop.idOf('T')}`.execute(
      shop.database,
    );
    expect(await guest.call(placeOrder, { checkoutId, expectedTotal: totals.total })).toMatchObject({
      status: 409,
      body: [{ errorCode: 'CART_CHANGED' }],
    });
    expect(await shop.stockOf('T')).toBe(1);
    expect(await guest.ok(getOrderSummaries)).toMatchObject({ totalItemCount: 0 });
    const now = await guest.ok<Checkout>(getCheckout, { checkoutId });
    expect((await guest.call(placeOrder, { checkoutId, expectedTotal: now.totals.total })).status).toBe(201);
  });

  it('rejects the order of an incomplete checkout and of an empty cart', async () => {
    await shop.put(product('E', { stock: 9 }));
    const guest = shop.guest();
    await guest.ok(addItemToCart, { productId: await shop.idOf('E'), quantity: 1 });
    const { checkoutId } = await guest.ok<Checkout>(startCheckout);
    expect(await guest.call(placeOrder, { checkoutId })).toMatchObject({
      status: 400,
      body: [
        {
          errorCode: 'CHECKOUT_INCOMPLETE',
          fields: ['contactInfo', 'deliveryAddress', 'deliveryMethod', 'payment'],
        },
      ],
    });
    const { cartItems } = await guest.ok<CartItems>(getCartItems);
    await guest.ok(deleteItemFromCart, { itemId: cartItems[0]?.cartItem.cartItemId });
    expect((await guest.call(placeOrder, { checkoutId })).status).toBe(400);
    expect(await shop.stockOf('E')).toBe(9);
  });

  it('lets a promotion that holds once be used once, by address of e-mail too', async () => {
    await shop.put(product('F', { stock: 9 }));
    const buyer = shop.as(await shop.addUser());
    const { checkoutId, totals } = await ready(buyer, 'F');
    await buyer.ok(applyCouponToCart, { couponCode: 'ONCE' });
    const reduced = await buyer.ok<Checkout>(getCheckout, { checkoutId });
    expect(reduced.totals).toMatchObject({ discount: '-500.00', products: totals.products });
    await buyer.ok(placeOrder, { checkoutId });
    await buyer.ok(addItemToCart, { productId: await shop.idOf('F'), quantity: 1 });
    expect(await buyer.call(applyCouponToCart, { couponCode: 'ONCE' })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'LIMIT_EXCEEDED' }],
    });
    // Somebody else applies it and gives the same address of e-mail.
    const guest = shop.guest();
    const other = await ready(guest, 'F');
    await guest.ok(applyCouponToCart, { couponCode: 'ONCE' });
    await guest.ok(updateCheckout, {
      checkoutId: other.checkoutId,
      contactInfo: { email: 'BUYER@example.com' },
    });
    expect(await guest.call(placeOrder, { checkoutId: other.checkoutId })).toMatchObject({
      status: 409,
      body: [{ errorCode: 'CART_CHANGED' }],
    });
  });

  it('shows orders to those who placed them', async () => {
    await shop.put(product('V', { stock: 9 }));
    const buyer = shop.as(await shop.addUser());
    const { checkoutId } = await ready(buyer, 'V');
    const { orderSummaryId } = await buyer.ok<PlacedOrder>(placeOrder, { checkoutId });
    expect((await buyer.ok<OrderSummaries>(getOrderSummaries)).totalItemCount).toBe(1);
    for (const other of [shop.guest(), shop.as(await shop.addUser())]) {
      expect((await other.call(getOrderSummary, { orderSummaryId })).status).toBe(404);
      expect((await other.call(placeOrder, { checkoutId })).status).toBe(404);
      expect((await other.ok<OrderSummaries>(getOrderSummaries)).totalItemCount).toBe(0);
    }
    expect((await buyer.call(getOrderSummary, { orderSummaryId: "' or true" })).status).toBe(404);
  });
});
