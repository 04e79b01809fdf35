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
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { json, openVies, type TestVies } from './vies.fixture.ts';
import { createVies } from './vies.ts';

const lyon = { name: 'Robin', street: 'Rue 1', city: 'Lyon', postalCode: '69001', country: 'FR' };
const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-7' };
const vatNumber = 'FR32123456789';

describe.each(testEngines)('VAT numbers checked with VIES on %s', (engine) => {
  let shop: TestShop;
  // Each test opens a service of its own.
  let url = '';
  beforeAll(async () => {
    shop = await openShop(engine, {
      vatNumbers: {
        checkVatNumber: (...given) => createVies({ url, timeout: 500 }).checkVatNumber(...given),
      },
    });
    await shop.put(product('A', { unitPrice: '100.00', stock: 50 }));
  });
  afterAll(() => shop.close());
  beforeEach(() => sql`delete from vat_number_check`.execute(shop.database));

  const open = async (...given: Parameters<typeof openVies>): Promise<TestVies> => {
    const vies = await openVies(...given);
    url = vies.url;
    return vies;
  };
  const checkout = async (shopper: Shopper): Promise<string> => {
    await shopper.ok(addItemToCart, { productId: await shop.idOf('A'), quantity: 1 });
    const { checkoutId } = await shopper.ok<Checkout>(startCheckout);
    const contactInfo = { email: 'robin@example.com' };
    await shopper.ok(updateCheckout, { checkoutId, contactInfo, deliveryAddress: lyon });
    await shopper.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel' });
    return checkoutId;
  };
  const taskOf = async ({ orderSummaryId }: PlacedOrder): Promise<string | undefined> => {
    const { rows } = await sql<{ description: string }>`
      select description from task where what_id = ${orderSummaryId}`.execute(shop.database);
    return rows[0]?.description;
  };
  const order = async (shopper: Shopper): Promise<string | undefined> => {
    const checkoutId = await checkout(shopper);
    const { totals } = await shopper.ok<Checkout>(addCheckoutPayment, { checkoutId, ...payment, vatNumber });
    expect(totals.tax).toBe('0.00');
    return await taskOf(await shopper.ok<PlacedOrder>(placeOrder, { checkoutId }));
  };

  it('no tax is added for a number in use, VIES is requested once a day, and staff read what it stated', async () => {
    const vies = await open(json({ valid: true }));
    expect(await order(shop.guest())).toMatch(/FR32123456789\. VIES stated on 2026-06-01 that it is in use/);
    expect(await order(shop.guest())).toMatch(/compare it with the company and the address/);
    expect(vies.requests).toHaveLength(1);
    await sql`update vat_number_check set checked_at = '2026-05-31T11:59:59Z'`.execute(shop.database);
    await order(shop.guest());
    expect(vies.requests).toHaveLength(2);
  });

  it('rejects a number that is not in use at its field, and keeps what the checkout had', async () => {
    const vies = await open(json({ valid: false }));
    const guest = shop.guest();
    const checkoutId = await checkout(guest);
    await guest.ok(addCheckoutPayment, { checkoutId, ...payment });
    const before = await guest.ok<Checkout>(getCheckout, { checkoutId });
    const wrong = { checkoutId, ...payment, purchaseOrderNumber: 'PO-8', vatNumber };
    for (const { status, body } of [
      await guest.call(addCheckoutPayment, wrong),
      await guest.call(addCheckoutPayment, wrong),
    ]) {
      const entry = { errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: ['vatNumber'] };
      expect([status, body]).toMatchObject([400, [entry]]);
    }
    expect(vies.requests).toHaveLength(1);
    expect(await guest.ok<Checkout>(getCheckout, { checkoutId })).toEqual(before);
    // Without the number the order is taxed.
    const { totals } = await guest.ok<Checkout>(addCheckoutPayment, { checkoutId, ...payment });
    expect(totals.tax).not.toBe('0.00');
  });

  it('sells by the check digits while VIES is away, asks again the next time, and has staff ask', async () => {
    const vies = await open(json({}, 500));
    expect(await order(shop.guest())).toMatch(/VIES was not asked, or gave no result\. Ask VIES before/);
    vies.respond = json({ valid: true });
    expect(await order(shop.guest())).toMatch(/that it is in use/);
    vies.respond = () => {};
    await sql`delete from vat_number_check`.execute(shop.database);
    expect(await order(shop.guest())).toMatch(/gave no result/);
  });

  it('asks VIES neither for shoppers without that checkout nor about wrong check digits', async () => {
    const vies = await open(json({ valid: true }));
    const checkoutId = await checkout(shop.guest());
    const stranger = shop.guest();
    expect((await stranger.call(addCheckoutPayment, { checkoutId, ...payment, vatNumber })).status).toBe(404);
    const guest = shop.guest();
    const own = { checkoutId: await checkout(guest), ...payment, vatNumber: 'FR12345678901' };
    expect((await guest.call(addCheckoutPayment, own)).status).toBe(400);
    expect(vies.requests).toEqual([]);
  });
});
