import {
  addCheckoutPayment,
  addItemToCart,
  applyCouponToCart,
  type Checkout,
  getOrderSummary,
  type OrderSummary,
  type PlacedOrder,
  placeOrder,
  startCheckout,
  updateCheckout,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { createWorker } from '@relab/server/jobs';
import { type Mail, mailHandler } from '@relab/server/mail';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, options, product, type TestShop } from '../commerce.fixture.ts';
import { commerceJobs } from '../commerce-jobs.ts';
import { upsertPromotions } from '../seeding/upsert-promotions.ts';

const deliveryAddress = {
  name: 'Robin',
  street: 'Main 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};

describe.each(testEngines)('an order with a coupon on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.put(product('A', { name: 'Centrifuge', unitPrice: '1000.00', stock: 5 }));
    await upsertPromotions(shop.database, [
      { name: 'tenth', displayName: 'Tenth', off: { percent: '10' }, codes: ['TENTH'] },
    ]);
  });
  afterAll(() => shop.close());

  test('the order and its mail show the full price of each item, and the discount once', async () => {
    const guest = shop.guest();
    await guest.ok(addItemToCart, { productId: await shop.idOf('A'), quantity: '2' });
    await guest.ok(applyCouponToCart, { couponCode: 'TENTH' });
    const { checkoutId } = await guest.ok<Checkout>(startCheckout);
    const contactInfo = { email: 'lab@institute.example' };
    await guest.ok(updateCheckout, { checkoutId, contactInfo, deliveryAddress });
    await guest.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel' });
    const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-7' };
    await guest.ok(addCheckoutPayment, { checkoutId, ...payment });
    const { orderSummaryId } = await guest.ok<PlacedOrder>(placeOrder, { checkoutId });

    const { items, totals } = await guest.ok<OrderSummary>(getOrderSummary, { orderSummaryId });
    expect(items).toMatchObject([{ unitPrice: '1000.00', totalListPrice: '2000.00' }]);
    expect(totals).toMatchObject({
      ...{ products: '2000.00', discount: '-200.00', shipping: '30.00', tax: '347.70', total: '2177.70' },
    });

    const mails: Mail[] = [];
    await createWorker({
      database: shop.database,
      handlers: [
        mailHandler({ send: async (mail) => void mails.push(mail) }),
        ...commerceJobs(options, 'https://shop.example'),
      ],
      now: () => new Date('2026-06-01T12:01:00Z'),
      log: (line) => {
        throw new Error(line);
      },
    }).runDue();
    const text = mails.find(({ to }) => to === contactInfo.email)?.text ?? '';
    expect(text).toContain('Quantity: 2 × €1,000.00, Price: €2,000.00');
    expect(text).toContain('Products: €2,000.00');
    expect(text.match(/Discount: -€200\.00/g)).toHaveLength(1);
    expect(text).not.toContain('€1,800.00');
    expect(text).toContain('Total: €2,177.70');
  });
});
