import {
  addItemToCart,
  type Checkout,
  type DeliveryMethod,
  startCheckout,
  updateCheckout,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, options, product, type TestShop } from '../commerce.fixture.ts';

const berlin = { name: 'Robin', street: 'Main 1', city: 'Berlin', postalCode: '10115', country: 'DE' };

describe.each(testEngines)('a delivery from several sellers on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    // Whoever made a product stands for whose it is, and its year for where it stands.
    const origin = { fields: ['Manufacturer__c', 'Year__c'], place: 'Manufacturer__c' };
    shop = await openShop(engine, { delivery: { ...options.delivery, origin } });
    await shop.put(
      product('LEICA-1', { maker: 'Leica', stock: 5 }),
      product('LEICA-2', { maker: 'Leica', stock: 5 }),
      product('LEICA-ELSEWHERE', { maker: 'Leica', stock: 5, fields: { Year__c: 2020 } }),
      product('ZEISS', { maker: 'Zeiss', stock: 5 }),
    );
  });
  afterAll(() => shop.close());

  const parcel = async (...skus: readonly string[]): Promise<DeliveryMethod | undefined> => {
    const guest = shop.guest();
    for (const sku of skus) await guest.ok(addItemToCart, { productId: await shop.idOf(sku), quantity: '1' });
    const { checkoutId } = await guest.ok<Checkout>(startCheckout);
    const contactInfo = { email: 'robin@example.com' };
    const { availableDeliveryMethods } = await guest.ok<Checkout>(updateCheckout, {
      ...{ checkoutId, contactInfo, deliveryAddress: berlin },
    });
    return availableDeliveryMethods.find(({ id }) => id === 'parcel');
  };

  test('costs one transport for each location of a seller, which the parts of the cost name', async () => {
    // 10 kg each, at 10.00 a transport and 1.00 a kilogram.
    expect((await parcel('LEICA-1', 'LEICA-2'))?.shippingFee).toBe('30.00');
    expect((await parcel('LEICA-1', 'LEICA-ELSEWHERE'))?.shippingFee).toBe('40.00');
    expect(await parcel('LEICA-1', 'LEICA-2', 'ZEISS')).toMatchObject({
      shippingFee: '50.00',
      costs: [
        { label: 'Transport, Zeiss', amount: '10.00' },
        { label: 'Weight, 10 kg', amount: '10.00' },
        { label: 'Transport, Leica', amount: '10.00' },
        { label: 'Weight, 20 kg', amount: '20.00' },
      ],
    });
  });
});
