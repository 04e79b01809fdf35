import {
  addCheckoutPayment,
  addItemToCart,
  applyCouponToCart,
  type CartItem,
  type CartItems,
  type CartSummary,
  type Checkout,
  type ClonedCart,
  changeCartCurrency,
  cloneCart,
  getCartItems,
  getCartSummary,
  getCheckout,
  getOrderSummary,
  getPayNowCart,
  type OrderSummary,
  type PayNowCart,
  type PlacedOrder,
  placeOrder,
  reorder,
  reserveInventory,
  startCheckout,
  takePayNowCart,
  updateCheckout,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { composeInvoice } from '../invoice/compose-invoice.ts';
import { emailSettings } from '../mails/mail-settings.ts';
import { orderConfirmation } from '../mails/order-confirmation.ts';
import { insertFirstRates } from '../seeding/insert-first-rates.ts';
import { upsertPromotions } from '../seeding/upsert-promotions.ts';
import { marketOptions, setRate } from './market.fixture.ts';

const francs = { currencyIsoCode: 'CHF' };
const address = { name: 'Robin', street: 'Weg 1', city: 'Jena', postalCode: '07743', country: 'DE' };
const seller = {
  name: 'Relab GmbH',
  address: ['Weg 2', '07743 Jena'],
  vatNumber: 'DE123456788',
  email: 'office@relab.example',
  payableInDays: 14,
  invoicePrefix: 'RE',
};

describe.each(testEngines)('an order in the currency of a market on %s', (engine) => {
  let shop: TestShop;
  let user: User;
  let buyer: Shopper;
  let productId: string;

  beforeAll(async () => {
    shop = await openShop(engine, marketOptions);
    await insertFirstRates(shop.database, { CHF: '0.94', USD: '1' });
    await upsertPromotions(shop.database, [
      { name: 'Fifty', displayName: 'Fifty off', off: { amount: '50.00' }, codes: ['FIFTY'] },
      { name: 'Tenth', displayName: 'A tenth off', off: { percent: '10' }, codes: ['TENTH'] },
    ]);
    await shop.put(product('A', { stock: 200 }));
    productId = await shop.idOf('A');
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await setRate(shop.database, 'CHF', '0.94');
    user = await shop.addUser();
    buyer = shop.as(user);
  });

  interface Asked {
    readonly currency?: object;
    readonly country?: string;
    readonly coupons?: readonly string[];
    readonly quantity?: string;
  }

  /** A checkout that wants nothing but to be ordered. */
  async function prepare({ currency = francs, country = 'DE', coupons = [], quantity = '2' }: Asked = {}) {
    await buyer.ok<CartItem>(addItemToCart, { productId, quantity, ...currency });
    for (const couponCode of coupons) await buyer.ok(applyCouponToCart, { couponCode });
    const { checkoutId } = await buyer.ok<Checkout>(startCheckout);
    await buyer.ok(updateCheckout, {
      checkoutId,
      contactInfo: { email: 'robin@lab.example' },
      deliveryAddress: { ...address, country, ...(country === 'CH' && { postalCode: '8001' }) },
    });
    await buyer.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel' });
    return await buyer.ok<Checkout>(addCheckoutPayment, {
      checkoutId,
      paymentMethod: 'PurchaseOrder',
      purchaseOrderNumber: 'PO-1',
    });
  }
  const order = async ({ checkoutId, totals }: Checkout) => {
    const placed = await buyer.ok<PlacedOrder>(placeOrder, {
      checkoutId,
      expectedTotal: totals.total,
      expectedCurrencyIsoCode: totals.currencyIsoCode,
    });
    return await buyer.ok<OrderSummary>(getOrderSummary, { orderSummaryId: placed.orderSummaryId });
  };
  const rateOf = async (orderSummaryId: string) => {
    const { rows } = await sql<{ exchange_rate: string | null }>`
      select exchange_rate from order_summary where id = ${orderSummaryId}`.execute(shop.database);
    return rows[0]?.exchange_rate;
  };

  it('is in that currency from the prices to the tax, to the cent, and keeps its exchange rate', async () => {
    const checkout = await prepare({ coupons: ['FIFTY'] });
    expect(checkout.totals).toMatchObject({
      currencyIsoCode: 'CHF',
      products: '1880.00',
      discount: '-47.00',
      shipping: '28.20',
      tax: '353.63',
      total: '2214.83',
    });
    expect(checkout.selectedDeliveryMethod).toMatchObject({
      currencyIsoCode: 'CHF',
      shippingFee: '28.20',
      costs: [
        { label: 'Transport', amount: '9.40' },
        { label: 'Weight, 20 kg', amount: '18.80' },
      ],
    });
    const placed = await order(checkout);
    expect(placed).toMatchObject({
      currencyIsoCode: 'CHF',
      totals: { products: '1880.00', discount: '-47.00', shipping: '28.20', tax: '353.63', total: '2214.83' },
      items: [{ unitPrice: '940.00', totalPrice: '1833.00' }],
    });
    expect(await rateOf(placed.orderSummaryId)).toBe('0.94000000');
    await setRate(shop.database, 'CHF', '2');
    const later = await buyer.ok<OrderSummary>(getOrderSummary, { orderSummaryId: placed.orderSummaryId });
    expect(later).toEqual(placed);
  });

  it('has the same totals once changed back to the sellers’ own currency, and no exchange rate', async () => {
    const checkout = await prepare({ currency: {}, coupons: ['TENTH', 'FIFTY'] });
    expect(checkout.totals).toMatchObject({ currencyIsoCode: 'EUR', discount: '-250.00', shipping: '30.00' });
    await buyer.ok(changeCartCurrency, francs);
    const changed = await buyer.ok<Checkout>(getCheckout, { checkoutId: checkout.checkoutId });
    expect(changed.totals).toMatchObject({ currencyIsoCode: 'CHF', discount: '-235.00', shipping: '28.20' });
    await buyer.ok(changeCartCurrency, { currencyIsoCode: 'EUR' });
    const back = await buyer.ok<Checkout>(getCheckout, { checkoutId: checkout.checkoutId });
    expect(back.totals).toEqual(checkout.totals);
    expect(await rateOf((await order(back)).orderSummaryId)).toBeNull();
  });

  it('is not taxed where it leaves the Union', async () => {
    const { totals } = await prepare({ country: 'CH' });
    expect(totals).toMatchObject({ currencyIsoCode: 'CHF', tax: '0.00', total: '1908.20' });
  });

  it('keeps the checkout when the market changes meanwhile, and needs the new total to be placed', async () => {
    const before = await prepare({ currency: {}, coupons: ['FIFTY'] });
    const { cartId = '' } = before.cartSummary;
    await buyer.ok(reserveInventory, { durationInSeconds: 3600 });
    await buyer.ok(changeCartCurrency, francs);
    const { checkoutId } = before;
    const old = { expectedTotal: before.totals.total, expectedCurrencyIsoCode: 'EUR' };
    const refused = await buyer.call(placeOrder, { checkoutId, ...old });
    expect(refused).toMatchObject({ status: 409, body: [{ errorCode: 'CART_CHANGED' }] });
    expect(JSON.stringify(refused.body)).toContain('charged in CHF now, not in EUR');
    const after = await buyer.ok<Checkout>(getCheckout, { checkoutId });
    expect(after).toMatchObject({
      contactInfo: before.contactInfo,
      deliveryAddress: before.deliveryAddress,
      payment: before.payment,
      selectedDeliveryMethod: { id: 'parcel' },
      missing: [],
      cartSummary: { cartId, reservation: { isWhole: true } },
    });
    expect((await order(after)).totals.total).toBe('2214.83');
  });

  it('is not placed in another currency than was shown, even for the same number', async () => {
    const { checkoutId, totals } = await prepare({ currency: {} });
    const shown = { checkoutId, expectedTotal: totals.total, expectedCurrencyIsoCode: 'EUR' };
    await buyer.ok(changeCartCurrency, { currencyIsoCode: 'USD' });
    const { totals: dollars } = await buyer.ok<Checkout>(getCheckout, { checkoutId });
    expect(dollars).toMatchObject({ currencyIsoCode: 'USD', total: totals.total });
    expect(await buyer.call(placeOrder, shown)).toMatchObject({ body: [{ errorCode: 'CART_CHANGED' }] });
    expect(await buyer.call(placeOrder, { ...shown, expectedCurrencyIsoCode: 'USD' })).toMatchObject({
      status: 201,
    });
  });

  it('is placed as it was shown or not at all while its market changes', async () => {
    const { checkoutId, totals } = await prepare({ currency: {} });
    const shown = { checkoutId, expectedTotal: totals.total, expectedCurrencyIsoCode: 'EUR' };
    const [placed, changed] = await Promise.all([
      buyer.call(placeOrder, shown),
      buyer.call(changeCartCurrency, francs),
    ]);
    expect(changed.status).toBe(200);
    expect([201, 409]).toContain(placed.status);
    const { rows } = await sql`
      select currency_iso_code as currency, grand_total_amount as total from order_summary
      where account_id = ${user.accountId}`.execute(shop.database);
    expect(rows).toEqual(placed.status === 201 ? [{ currency: 'EUR', total: totals.total }] : []);
  });

  it('reports an exchange rate that changed between cart and order, and is not placed at it unseen', async () => {
    const { checkoutId, totals } = await prepare();
    await setRate(shop.database, 'CHF', '0.95');
    const { cartItems } = await buyer.ok<CartItems>(getCartItems);
    expect(cartItems[0]?.message).toBe('The price changed from 940.00 to 950.00.');
    const refused = await buyer.call(placeOrder, { checkoutId, expectedTotal: totals.total });
    expect(refused).toMatchObject({ status: 409, body: [{ errorCode: 'CART_CHANGED' }] });
    const now = await buyer.ok<Checkout>(getCheckout, { checkoutId });
    expect(now.totals).toMatchObject({ products: '1900.00', shipping: '28.50' });
    expect(await rateOf((await order(now)).orderSummaryId)).toBe('0.95000000');
  });

  it('is compared with a spending limit converted at the same rate', async () => {
    const manager = await shop.addUser();
    await sql`
      update "user" set account_id = ${user.accountId}, roles = 'buyer manager' where id = ${manager.userId}`.execute(
      shop.database,
    );
    const limit = (amount: string) =>
      sql`update account set spending_limit = ${amount} where id = ${user.accountId}`.execute(shop.database);
    await limit('2030.00');
    const checkout = await prepare({ country: 'CH' });
    expect(checkout.totals.total).toBe('1908.20');
    const { approval } = await buyer.ok<Checkout>(getCheckout, { checkoutId: checkout.checkoutId });
    expect(approval).toMatchObject({ isNeeded: false, limit: '1908.20' });
    await limit('2029.99');
    const { checkoutId } = checkout;
    const asked = await buyer.call(placeOrder, { checkoutId });
    expect(asked).toMatchObject({ status: 202, body: { amount: '1908.20', currencyIsoCode: 'CHF' } });
    // What waits stands still, and is in its own currency.
    const refused = await buyer.call(changeCartCurrency, { currencyIsoCode: 'USD' });
    expect(refused).toMatchObject({ status: 409, body: [{ errorCode: 'CONFLICT' }] });
    expect(await buyer.ok<CartSummary>(getCartSummary)).toMatchObject({
      currencyIsoCode: 'CHF',
      grandTotalAmount: '1880.00',
    });
  });

  it('stays in the currency of the cart copied for purchasing', async () => {
    await buyer.ok(addItemToCart, { productId, quantity: '1', ...francs });
    const { payToken = '' } = await buyer.ok<ClonedCart>(cloneCart);
    await setRate(shop.database, 'CHF', '0.5');
    const purchasing = shop.as(await shop.addUser());
    const shown = await purchasing.ok<PayNowCart>(getPayNowCart, { payToken });
    expect(shown.cartSummary).toMatchObject({ currencyIsoCode: 'CHF', grandTotalAmount: '940.00' });
    await purchasing.ok(takePayNowCart, { payToken });
    const refused = await purchasing.call(changeCartCurrency, { currencyIsoCode: 'EUR' });
    expect(refused).toMatchObject({ status: 409 });
    expect(JSON.stringify(refused.body)).toContain('Nothing was changed');
    expect(await purchasing.ok<CartSummary>(getCartSummary)).toMatchObject({
      currencyIsoCode: 'CHF',
      grandTotalAmount: '940.00',
    });
  });

  it('is reordered in the currency of the request', async () => {
    const placed = await order(await prepare());
    await buyer.ok(reorder, { orderSummaryId: placed.orderSummaryId, currencyIsoCode: 'USD' });
    expect(await buyer.ok<CartSummary>(getCartSummary)).toMatchObject({
      currencyIsoCode: 'USD',
      grandTotalAmount: '2000.00',
    });
  });

  it('is in that currency in mails and on the invoice, formatted for its market', async () => {
    const placed = await order(await prepare());
    const sentMail = JSON.stringify(
      orderConfirmation(
        placed,
        'https://shop.example',
        emailSettings({ shop: marketOptions, baseUrl: 'https://shop.example' }, null),
      ),
    );
    expect(sentMail).toMatch(/CHF.1.880\.00/);
    expect(sentMail).not.toContain('€');
    const issued = { year: 2026, number: 1, issued_at: new Date('2026-06-02T00:00:00Z') };
    const invoice = await composeInvoice(shop.database, placed, issued, { ...marketOptions, seller });
    expect(invoice).toMatchObject({ currency: 'CHF', locale: 'en_CH', total: placed.totals.total });
    expect(invoice.lines[0]).toMatchObject({ unitPrice: '940.00', amount: '1880.00' });
  });
});
