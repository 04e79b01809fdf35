import {
  addCheckoutPayment,
  addItemToCart,
  arrangeDeliveryGroupItems,
  type Checkout,
  type DeliveryGroup,
  type DeliveryGroups,
  getCheckout,
  getDeliveryGroups,
  getOrderSummary,
  type OrderSummary,
  type PlacedOrder,
  placeOrder,
  startCheckout,
  updateCheckout,
  updateDeliveryGroup,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';

const berlin = {
  name: 'Robin Example',
  street: 'Main 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};
const lyon = { ...berlin, city: 'Lyon', postalCode: '69001', country: 'FR' };

describe.each(testEngines)('a split checkout on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.put(product('A', { name: 'Centrifuge', unitPrice: '100.00', stock: 20 }));
  });
  afterAll(() => shop.close());

  /** Three to Berlin, two to Lyon; the way to Lyon is not chosen yet. */
  const split = async (
    shopper: Shopper,
  ): Promise<{ checkoutId: string; second: DeliveryGroup | undefined }> => {
    const productId = await shop.idOf('A');
    await shopper.ok(addItemToCart, { productId, quantity: 5 });
    const { checkoutId } = await shopper.ok<Checkout>(startCheckout);
    const contactInfo = { email: 'robin@example.com' };
    await shopper.ok(updateCheckout, { checkoutId, contactInfo, deliveryAddress: berlin });
    await shopper.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel' });
    const [standard] = (await shopper.ok<DeliveryGroups>(getDeliveryGroups)).items;
    const { items } = await shopper.ok<DeliveryGroups>(arrangeDeliveryGroupItems, {
      arrangements: [
        { productId, quantity: '3', deliveryGroupId: standard?.id },
        { productId, quantity: '2', deliveryGroupName: 'Lyon', deliveryAddress: lyon },
      ],
    });
    return { checkoutId, second: items[1] };
  };

  it('needs an address and a way for each delivery, and adds up cost and tax by country', async () => {
    const guest = shop.guest();
    const { checkoutId, second } = await split(guest);
    const before = await guest.ok<Checkout>(getCheckout, { checkoutId });
    expect(before.missing).toEqual(['deliveryMethod', 'payment']);
    expect(before.deliveryGroups).toHaveLength(2);
    await guest.ok(updateDeliveryGroup, {
      id: second?.id,
      deliveryMethodId: 'parcel',
      desiredDeliveryDate: '2026-07-01',
    });
    const { totals, deliveryGroups } = await guest.ok<Checkout>(getCheckout, { checkoutId });
    // 30 kg and 20 kg at 10.00 and 1.00 a kilogram.
    expect(deliveryGroups).toMatchObject([
      { name: 'Default', products: '300.00', shipping: '40.00', tax: '64.60', total: '404.60' },
      { name: 'Lyon', products: '200.00', shipping: '30.00', tax: '46.00', total: '276.00' },
    ]);
    expect(totals).toMatchObject({ shipping: '70.00', taxRate: '', tax: '110.60', total: '680.60' });
    expect(totals.taxes).toEqual([
      { country: 'DE', rate: '19', net: '340.00', tax: '64.60', note: null },
      { country: 'FR', rate: '20', net: '230.00', tax: '46.00', note: null },
    ]);
  });

  it('places an order with its deliveries, what is in each, and the tax of each', async () => {
    const guest = shop.guest();
    const { checkoutId, second } = await split(guest);
    const instructions = { desiredDeliveryDate: '2026-07-01', shippingInstructions: 'Dock 3' };
    await guest.ok(updateDeliveryGroup, { id: second?.id, deliveryMethodId: 'parcel', ...instructions });
    const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-7' };
    const wrong = await guest.call(addCheckoutPayment, { checkoutId, ...payment, vatNumber: 'FR1' });
    expect([wrong.status, wrong.body]).toMatchObject([400, [{ fields: ['vatNumber'] }]]);
    const paid = { checkoutId, ...payment, vatNumber: 'fr 32 123456789' };
    const { totals, vatNumber } = await guest.ok<Checkout>(addCheckoutPayment, paid);
    expect(vatNumber).toBe('FR32123456789');
    // Inside Germany the tax stays; to France a French business accounts for it.
    expect(totals).toMatchObject({ tax: '64.60', total: '634.60' });
    const placed = await guest.ok<PlacedOrder>(placeOrder, { checkoutId, expectedTotal: '634.60' });
    const order = await guest.ok<OrderSummary>(getOrderSummary, { orderSummaryId: placed.orderSummaryId });
    expect(order.deliveryGroups).toMatchObject([
      {
        name: 'Default',
        deliveryAddress: { city: 'Berlin' },
        shipping: '40.00',
        taxRate: '19',
        tax: '64.60',
      },
      {
        name: 'Lyon',
        deliveryAddress: { city: 'Lyon' },
        desiredDeliveryDate: '2026-07-01T00:00:00.000Z',
        shippingInstructions: 'Dock 3',
        taxRate: '0',
        tax: '0.00',
      },
    ]);
    const [berliner, lyoner] = order.deliveryGroups.map(({ deliveryGroupId }) => deliveryGroupId);
    expect(order.items.map(({ deliveryGroupId, quantity }) => [deliveryGroupId, quantity])).toEqual(
      expect.arrayContaining([
        [berliner, '3.0'],
        [lyoner, '2.0'],
      ]),
    );
    expect(order.taxNotes).toEqual([expect.stringMatching(/reverse charge/)]);
    const { rows } = await sql<{ tax: string }>`
      select sum(total_tax_amount)::text as tax from order_item_summary where order_summary_id = ${placed.orderSummaryId}
      `.execute(shop.database);
    // Of the items alone: that of the delivery is the rest.
    expect(rows).toEqual([{ tax: '57.00' }]);
    await sql`update order_item_summary set order_delivery_group_summary_id = null where order_summary_id = ${order.orderSummaryId}`.execute(
      shop.database,
    );
    await sql`delete from order_delivery_group_summary where order_summary_id = ${order.orderSummaryId}`.execute(
      shop.database,
    );
    const old = await guest.ok<OrderSummary>(getOrderSummary, { orderSummaryId: order.orderSummaryId });
    expect(old.deliveryGroups).toMatchObject([
      { deliveryGroupId: null, deliveryAddress: { city: 'Berlin' }, shipping: '70.00', tax: '64.60' },
    ]);
  });

  it('rejects the order when the chosen delivery method is no longer offered', async () => {
    const guest = shop.guest();
    const { checkoutId, second } = await split(guest);
    await guest.ok(updateDeliveryGroup, { id: second?.id, deliveryMethodId: 'parcel' });
    await guest.ok(addCheckoutPayment, {
      checkoutId,
      paymentMethod: 'PurchaseOrder',
      purchaseOrderNumber: 'PO-7',
    });
    await sql`update product2 set shipping = 'pallet' where stock_keeping_unit = 'A'`.execute(shop.database);
    const { deliveryGroups } = await guest.ok<Checkout>(getCheckout, { checkoutId });
    expect(deliveryGroups[1]?.obstacles).toEqual([
      'Centrifuge cannot be delivered to France: nobody who delivers there can handle it.',
    ]);
    const { status, body } = await guest.call(placeOrder, { checkoutId });
    expect([status, body]).toMatchObject([400, [{ errorCode: 'CHECKOUT_INCOMPLETE' }]]);
  });
});
