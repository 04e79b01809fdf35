import {
  addCheckoutPayment,
  addItemToCart,
  type Checkout,
  getCheckout,
  startCheckout,
  updateCheckout,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';

const address = {
  name: 'Robin Example',
  street: 'Main 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};

describe.each(testEngines)('checkout on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.put(product('A', { unitPrice: '100.00', stock: 9 }), product('B'));
    await shop.put(product('P', { fields: { Weight__c: 300, Shipping__c: 'pallet' } }));
  });
  afterAll(() => shop.close());

  const begin = async (shopper: Shopper, sku = 'A'): Promise<Checkout> => {
    await shopper.ok(addItemToCart, { productId: await shop.idOf(sku), quantity: 1 });
    return await shopper.ok<Checkout>(startCheckout);
  };

  it('starts one checkout per cart and lists what is missing', async () => {
    const guest = shop.guest();
    const checkout = await begin(guest);
    expect(checkout).toMatchObject({
      status: 'Active',
      missing: ['contactInfo', 'deliveryAddress', 'deliveryMethod', 'payment'],
      totals: { products: '100.00', shipping: '0.00', tax: '0.00', total: '100.00' },
    });
    expect(await guest.call(startCheckout)).toMatchObject({
      status: 200,
      body: { checkoutId: checkout.checkoutId },
    });
    expect(await guest.ok(getCheckout, { checkoutId: 'active' })).toMatchObject({
      checkoutId: checkout.checkoutId,
    });
    const buyer = shop.as(await shop.addUser());
    expect((await begin(buyer)).contactInfo).toMatchObject({ firstName: 'Robin' });
  });

  it('offers delivery by weight, kind and country, and adds delivery and tax', async () => {
    const guest = shop.guest();
    const { checkoutId } = await begin(guest);
    const germany = await guest.ok<Checkout>(updateCheckout, { checkoutId, deliveryAddress: address });
    expect(germany.availableDeliveryMethods.map(({ id, shippingFee }) => [id, shippingFee])).toEqual([
      ['parcel', '20.00'],
      ['pallet', '95.00'],
    ]);
    const chosen = await guest.ok<Checkout>(updateCheckout, { checkoutId, deliveryMethodId: 'pallet' });
    expect(chosen.totals).toMatchObject({ shipping: '95.00', taxRate: '19', tax: '37.05', total: '232.05' });
    // What is not offered there any more is not chosen any more.
    const france = await guest.ok<Checkout>(updateCheckout, {
      checkoutId,
      deliveryAddress: { ...address, country: 'FR' },
    });
    expect(france.selectedDeliveryMethod).toBeNull();
    expect(france.missing).toContain('deliveryMethod');
    expect((await guest.call(updateCheckout, { checkoutId, deliveryMethodId: 'pallet' })).status).toBe(400);
    const heavy = shop.guest();
    const { checkoutId: other } = await begin(heavy, 'P');
    const none = { ...address, country: 'FR' };
    expect(
      (await heavy.ok<Checkout>(updateCheckout, { checkoutId: other, deliveryAddress: none }))
        .availableDeliveryMethods,
    ).toEqual([]);
  });

  it('takes a purchase order from anybody, an invoice from who is signed in', async () => {
    const guest = shop.guest();
    const { checkoutId } = await begin(guest);
    const pay = (shopper: Shopper, id: string, config: object) =>
      shopper.call(addCheckoutPayment, { checkoutId: id, ...config });
    expect(await pay(guest, checkoutId, { paymentMethod: 'PurchaseOrder' })).toMatchObject({
      status: 400,
      body: [{ fields: ['purchaseOrderNumber'] }],
    });
    expect(await pay(guest, checkoutId, { paymentMethod: 'Invoice' })).toMatchObject({ status: 403 });
    expect(await pay(guest, checkoutId, { paymentMethod: 'Gold' })).toMatchObject({ status: 400 });
    expect(
      await pay(guest, checkoutId, { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-1' }),
    ).toMatchObject({
      status: 200,
      body: { payment: { purchaseOrderNumber: 'PO-1', billingAddress: null } },
    });
    const buyer = shop.as(await shop.addUser());
    const { checkoutId: own } = await begin(buyer);
    expect(await pay(buyer, own, { paymentMethod: 'Invoice' })).toMatchObject({ status: 200 });
  });

  it.each([
    ['a country that is not served', { deliveryAddress: { ...address, country: 'US' } }],
    ['a country that is none', { deliveryAddress: { ...address, country: 'Germany' } }],
    ['an address without a street', { deliveryAddress: { ...address, street: '  ' } }],
    ['a null byte', { deliveryAddress: { ...address, street: 'a\0b' } }],
    ['no e-mail address', { contactInfo: { email: 'x' } }],
    ['an unknown way of delivery', { deliveryMethodId: 'drone' }],
    ['a text of a wrong type', { shippingInstructions: 5 }],
  ])('refuses %s', async (_, config) => {
    const guest = shop.guest();
    const { checkoutId } = await begin(guest);
    expect((await guest.call(updateCheckout, { checkoutId, ...config })).status).toBe(400);
    const after = await guest.ok<Checkout>(getCheckout, { checkoutId });
    expect(after).toMatchObject({ deliveryAddress: null, contactInfo: null });
  });

  it('starts with something in the cart only, and with the shopper’s own cart', async () => {
    const guest = shop.guest();
    expect((await guest.call(startCheckout)).status).toBe(404);
    const { checkoutId, cartSummary } = await begin(guest);
    for (const other of [shop.guest(), shop.as(await shop.addUser())]) {
      await begin(other);
      for (const answer of [
        await other.call(getCheckout, { checkoutId }),
        await other.call(updateCheckout, { checkoutId, deliveryAddress: address }),
        await other.call(addCheckoutPayment, {
          checkoutId,
          paymentMethod: 'PurchaseOrder',
          purchaseOrderNumber: '1',
        }),
        await other.call(startCheckout, { cartId: cartSummary.cartId }),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND' }] });
      }
    }
    expect((await guest.call(getCheckout, { checkoutId: 'nothing' })).status).toBe(404);
  });

  it('names lines that cannot be ordered any more', async () => {
    const guest = shop.guest();
    await begin(guest, 'B');
    await sql`update product_stock set on_hand = 0 where product_id = ${await shop.idOf('B')}`.execute(
      shop.database,
    );
    const { errors } = await guest.ok<Checkout>(getCheckout, { checkoutId: 'active' });
    expect(errors).toMatchObject([{ errorCode: 'INSUFFICIENT_STOCK', productId: await shop.idOf('B') }]);
  });
});
