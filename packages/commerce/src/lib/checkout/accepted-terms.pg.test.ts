import {
  addCheckoutPayment,
  addItemToCart,
  type Checkout,
  getCheckout,
  type PlacedOrder,
  placeOrder,
  startCheckout,
  updateCheckout,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';

const deliveryAddress = {
  name: 'Robin Example',
  street: 'Main 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};

describe.each(testEngines)('terms of sale on %s', (engine) => {
  let shop: TestShop;
  let current: string | null;
  beforeAll(async () => {
    shop = await openShop(engine, { terms: { version: async () => current } });
  });
  beforeEach(async () => {
    current = 'v1';
    await shop.put(product('A', { stock: 10 }));
  });
  afterAll(() => shop.close());

  const ready = async (shopper: Shopper): Promise<Checkout> => {
    await shopper.ok(addItemToCart, { productId: await shop.idOf('A'), quantity: 1 });
    const { checkoutId } = await shopper.ok<Checkout>(startCheckout);
    const contactInfo = { email: 'buyer@example.com' };
    await shopper.ok(updateCheckout, { checkoutId, contactInfo, deliveryAddress });
    await shopper.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel' });
    const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-7' };
    return await shopper.ok<Checkout>(addCheckoutPayment, { checkoutId, ...payment });
  };
  const orders = async () => {
    const { rows } = await sql<{ id: string; version: string | null; at: Date | null }>`
      select id, terms_version as version, terms_accepted_date as at from order_summary order by order_number`.execute(
      shop.database,
    );
    return rows;
  };

  test('no order is placed by who did not agree to them, nor by who agreed to an older text', async () => {
    const guest = shop.guest();
    const { checkoutId, terms } = await ready(guest);
    expect(terms).toEqual({ version: 'v1' });
    const count = (await orders()).length;
    const before = await shop.stockOf('A');
    for (const acceptedTerms of [undefined, 'v0', 'yes']) {
      expect(await guest.call(placeOrder, { checkoutId, acceptedTerms })).toMatchObject({
        status: 400,
        body: [{ errorCode: 'INVALID_API_INPUT', fields: ['acceptedTerms'] }],
      });
    }
    expect([(await orders()).length, await shop.stockOf('A')]).toEqual([count, before]);
    current = 'v2';
    expect((await guest.call(placeOrder, { checkoutId, acceptedTerms: 'v1' })).body).toMatchObject([
      { message: 'The terms of sale have changed. Read them, and agree to them again.' },
    ]);
    expect((await guest.ok<Checkout>(getCheckout, { checkoutId })).terms).toEqual({ version: 'v2' });
    expect((await guest.call(placeOrder, { checkoutId, acceptedTerms: 'v2' })).status).toBe(201);
  });

  test('the order records which text the buyer agreed to, and when; repeated, it stays that order', async () => {
    const guest = shop.guest();
    const { checkoutId } = await ready(guest);
    const { orderSummaryId } = await guest.ok<PlacedOrder>(placeOrder, { checkoutId, acceptedTerms: 'v1' });
    const placed = (await orders()).find(({ id }) => id === orderSummaryId);
    expect(placed).toEqual({ id: orderSummaryId, version: 'v1', at: new Date('2026-06-01T12:00:00Z') });
    current = 'v2';
    expect(await guest.ok<PlacedOrder>(placeOrder, { checkoutId })).toMatchObject({ orderSummaryId });
  });

  test('a shop that has published no terms asks for no agreement', async () => {
    current = null;
    const guest = shop.guest();
    const { checkoutId, terms } = await ready(guest);
    expect(terms).toBeUndefined();
    const { orderSummaryId } = await guest.ok<PlacedOrder>(placeOrder, { checkoutId });
    expect((await orders()).find(({ id }) => id === orderSummaryId)).toMatchObject({
      version: null,
      at: null,
    });
  });
});
