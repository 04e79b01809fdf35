import {
  addCheckoutPayment,
  addItemToCart,
  type CartItems,
  type Checkout,
  cancelUnpaidOrder,
  checkOrderPayment,
  getCartItems,
  getCheckout,
  getOrderSummary,
  type OrderPayment,
  type OrderSummary,
  type PlacedOrder,
  payOrder,
  placeOrder,
  startCheckout,
  updateCheckout,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { createWorker } from '@relab/server/jobs';
import { type Mail, mailHandler } from '@relab/server/mail';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, options, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { commerceJobs } from '../commerce-jobs.ts';
import type { CommerceOptions } from '../options/options.ts';
import { createStripe } from '../payment-provider/stripe.ts';
import { paymentWebhook } from './payment-webhook.ts';
import { type ScriptedStripe, scriptedStripe, webhookSecret } from './scripted-stripe.fixture.ts';

const address = { name: 'Robin', street: 'Weg 1', city: 'Jena', postalCode: '07743', country: 'DE' };
const start = Date.parse('2026-06-01T12:00:00Z');
const hour = 3_600_000;

describe.each(testEngines)('paying by card on %s', (engine) => {
  let shop: TestShop;
  let stripe: ScriptedStripe;
  let time = start;
  const mails: Mail[] = [];
  const now = () => new Date(time);
  const network: typeof fetch = (input, init) => stripe.fetch(input, init);
  const provider = createStripe({ key: 'sk_scripted', webhookSecret, fetch: network });
  const chosen: CommerceOptions = { ...options, payments: { provider, baseUrl: 'https://shop.example' } };

  beforeAll(async () => {
    shop = await openShop(engine, chosen);
    await shop.put(product('A', { unitPrice: '100.00', stock: 500 }), product('ONE', { stock: 1 }));
  });
  beforeEach(() => {
    stripe = scriptedStripe();
    time = start;
    mails.length = 0;
  });
  afterAll(() => shop.close());

  const log = (line: string): never => {
    throw new Error(line);
  };
  const hear = (request: Request) =>
    paymentWebhook(provider, { database: shop.database, shop: chosen, now, log })(request);
  const work = () =>
    createWorker({
      database: shop.database,
      handlers: [
        mailHandler({ send: async (mail) => void mails.push(mail) }),
        ...commerceJobs(chosen, 'https://shop.example'),
      ],
      now,
      log: () => {},
    }).runDue();

  const ready = async (shopper: Shopper, sku = 'A', paymentMethod = 'Card'): Promise<string> => {
    await shopper.ok(addItemToCart, { productId: await shop.idOf(sku), quantity: 1 });
    const { checkoutId } = await shopper.ok<Checkout>(startCheckout);
    const contactInfo = { email: 'lab@institute.example' };
    await shopper.ok(updateCheckout, { checkoutId, contactInfo, deliveryAddress: address });
    await shopper.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel' });
    await shopper.ok(addCheckoutPayment, { checkoutId, paymentMethod });
    return checkoutId;
  };
  /** A placed order that waits, and what the service calls its payment. */
  const waiting = async (shopper: Shopper, sku = 'A') => {
    const checkoutId = await ready(shopper, sku);
    const placed = await shopper.ok<PlacedOrder>(placeOrder, { checkoutId });
    const reference = placed.paymentUrl?.split('/').at(-1) ?? '';
    return { ...placed, checkoutId, reference };
  };
  const order = async (shopper: Shopper, orderSummaryId: string) =>
    await shopper.ok<OrderSummary>(getOrderSummary, { orderSummaryId });
  const statusOf = async (shopper: Shopper, id: string) => (await order(shopper, id)).status;
  const skusOf = async (shopper: Shopper) =>
    (await shopper.ok<CartItems>(getCartItems)).cartItems.map(({ cartItem }) => cartItem.productDetails.sku);
  const stateOf = async (orderId: string) => {
    const { rows } = await sql<{ state: string }>`
      select state from order_payment where order_summary_id = ${orderId}`.execute(shop.database);
    return rows[0]?.state;
  };

  it('takes the stock, sends to the service with the amount of the order, and tells nobody that it is ordered', async () => {
    const guest = shop.guest();
    const had = await shop.stockOf('A');
    const { orderSummaryId, orderReferenceNumber, paymentUrl, reference } = await waiting(guest);
    expect(paymentUrl).toMatch(/^https:\/\/pay\.example\/cs_test_\w+$/);
    expect(stripe.sessions.get(reference)?.form).toMatchObject({
      mode: 'payment',
      client_reference_id: orderSummaryId,
      customer_email: 'lab@institute.example',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '14280',
      'line_items[0][price_data][product_data][name]': `Order ${orderReferenceNumber}`,
      success_url: `https://shop.example/order-confirmation/${orderSummaryId}`,
      cancel_url: `https://shop.example/orders/${orderSummaryId}`,
    });
    expect(await order(guest, orderSummaryId)).toMatchObject({
      status: 'Awaiting Payment',
      payment: { paymentMethod: 'Card', paidDate: null, payableUntil: '2026-06-01T12:45:00.000Z' },
      invoice: null,
      mayRequestCancellation: false,
    });
    expect(await shop.stockOf('A')).toBe(had - 1);
    expect(await skusOf(guest)).toEqual([]);
    await work();
    expect(mails).toEqual([]);
  });

  it('processes a paid order once, however often the service reports the payment', async () => {
    const guest = shop.guest();
    const { orderSummaryId, reference } = await waiting(guest);
    stripe.pay(reference);
    for (const eventId of ['evt_1', 'evt_1', 'evt_2']) {
      expect((await hear(stripe.tell('checkout.session.completed', reference, { eventId }))).status).toBe(
        200,
      );
    }
    expect(await order(guest, orderSummaryId)).toMatchObject({
      status: 'Created',
      payment: { paidDate: '2026-06-01T12:00:00.000Z', payableUntil: null },
      mayRequestCancellation: true,
    });
    await work();
    expect(mails.map(({ to }) => to)).toEqual(['lab@institute.example']);
    expect(mails[0]?.text).toContain('Card');
    expect(mails[0]?.text).not.toContain('Nothing is paid before');
    // The watch over the time that it had finds nothing to do.
    time += hour;
    await work();
    expect(await statusOf(guest, orderSummaryId)).toBe('Created');
  });

  it('asks the service itself when the shopper is back before its message', async () => {
    const guest = shop.guest();
    const { orderSummaryId, reference, paymentUrl } = await waiting(guest);
    expect(await guest.ok<OrderPayment>(checkOrderPayment, { orderSummaryId })).toEqual({
      orderSummaryId,
      status: 'Awaiting Payment',
      paymentUrl,
    });
    stripe.pay(reference);
    expect(await guest.ok<OrderPayment>(checkOrderPayment, { orderSummaryId })).toEqual({
      orderSummaryId,
      status: 'Created',
      paymentUrl: null,
    });
    await hear(stripe.tell('checkout.session.completed', reference));
    expect(await stateOf(orderSummaryId)).toBe('Paid');
  });

  it('makes one payment of twenty submits, and leads back to it later', async () => {
    const guest = shop.guest();
    const checkoutId = await ready(guest);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => guest.ok<PlacedOrder>(placeOrder, { checkoutId })),
    );
    const [first] = answers;
    const urls = new Set(answers.map(({ paymentUrl }) => paymentUrl));
    expect(urls.size).toBe(1);
    expect(new Set(answers.map(({ orderSummaryId }) => orderSummaryId)).size).toBe(1);
    const orderSummaryId = first?.orderSummaryId ?? '';
    expect((await guest.ok<OrderPayment>(payOrder, { orderSummaryId })).paymentUrl).toBe(first?.paymentUrl);
    expect((await guest.ok<PlacedOrder>(placeOrder, { checkoutId })).paymentUrl).toBe(first?.paymentUrl);
  });

  it('gives everything back when the shopper gives it up: stock, cart and checkout', async () => {
    const guest = shop.guest();
    const { orderSummaryId, checkoutId, paymentUrl } = await waiting(guest, 'ONE');
    expect(await shop.stockOf('ONE')).toBe(0);
    await guest.ok(cancelUnpaidOrder, { orderSummaryId });
    await guest.ok(cancelUnpaidOrder, { orderSummaryId });
    expect(await statusOf(guest, orderSummaryId)).toBe('Canceled');
    expect(await shop.stockOf('ONE')).toBe(1);
    expect(await skusOf(guest)).toEqual(['ONE']);
    expect(await guest.ok<Checkout>(getCheckout, { checkoutId })).toMatchObject({
      status: 'Active',
      missing: [],
      orderSummaryId: null,
    });
    expect((await guest.ok<OrderPayment>(payOrder, { orderSummaryId })).paymentUrl).toBeNull();
    // Ordered again, it is another order with a payment of its own.
    const again = await guest.ok<PlacedOrder>(placeOrder, { checkoutId });
    expect(again.orderSummaryId).not.toBe(orderSummaryId);
    expect(again.paymentUrl).not.toBe(paymentUrl);
    await guest.ok(cancelUnpaidOrder, { orderSummaryId: again.orderSummaryId });
  });

  it('cancels an unpaid order when its time is over, and adds its items to the cart that was begun since', async () => {
    const guest = shop.guest();
    const { orderSummaryId, reference } = await waiting(guest, 'ONE');
    await guest.ok(addItemToCart, { productId: await shop.idOf('A'), quantity: 1 });
    time += 44 * 60_000;
    await work();
    expect(await statusOf(guest, orderSummaryId)).toBe('Awaiting Payment');
    time += 3 * 60_000;
    await work();
    expect(await statusOf(guest, orderSummaryId)).toBe('Canceled');
    expect(stripe.sessions.get(reference)?.status).toBe('expired');
    expect(await shop.stockOf('ONE')).toBe(1);
    expect((await skusOf(guest)).toSorted()).toEqual(['A', 'ONE']);
  });

  it('accepts a payment that was made at the last moment, whichever report comes first', async () => {
    const guest = shop.guest();
    const { orderSummaryId, reference } = await waiting(guest);
    stripe.pay(reference);
    expect(await guest.call(cancelUnpaidOrder, { orderSummaryId })).toMatchObject({
      status: 409,
      body: [{ errorCode: 'CONFLICT' }],
    });
    expect(await statusOf(guest, orderSummaryId)).toBe('Created');
    // Told out of order, an end of what is paid ends nothing.
    const session = stripe.sessions.get(reference);
    if (session) Object.assign(session, { status: 'expired', payment_status: 'unpaid' });
    await hear(stripe.tell('checkout.session.expired', reference));
    expect(await statusOf(guest, orderSummaryId)).toBe('Created');
    expect(await stateOf(orderSummaryId)).toBe('Paid');
  });

  it('gives money back that came for an order which was given up', async () => {
    const guest = shop.guest();
    const { orderSummaryId, reference } = await waiting(guest);
    await hear(stripe.tell('checkout.session.async_payment_failed', reference));
    expect(await statusOf(guest, orderSummaryId)).toBe('Canceled');
    stripe.pay(reference);
    await hear(stripe.tell('checkout.session.completed', reference));
    expect(await statusOf(guest, orderSummaryId)).toBe('Canceled');
    stripe.trouble = 503;
    await work();
    expect(stripe.refunds).toEqual([]);
    stripe.trouble = null;
    time += 60_000;
    await work();
    await work();
    expect(stripe.refunds).toEqual([`pi_${reference}`]);
    expect(await stateOf(orderSummaryId)).toBe('Refunded');
    expect((await order(guest, orderSummaryId)).payment.refundedDate).toBe('2026-06-01T12:01:00.000Z');
    await guest.ok(cancelUnpaidOrder, { orderSummaryId });
  });

  it('gives money back when a paid order is canceled, and ends the payment of one that was not', async () => {
    const guest = shop.guest();
    const paid = await waiting(guest);
    stripe.pay(paid.reference);
    await guest.ok(checkOrderPayment, { orderSummaryId: paid.orderSummaryId });
    const had = await shop.stockOf('A');
    const cancel = (id: string) =>
      sql`update order_summary set status = 'Canceled', system_modstamp = ${now()} where id = ${id}`.execute(
        shop.database,
      );
    await cancel(paid.orderSummaryId);
    const open = await waiting(guest);
    await cancel(open.orderSummaryId);
    await work();
    expect(stripe.refunds).toEqual([`pi_${paid.reference}`]);
    expect(stripe.sessions.get(open.reference)?.status).toBe('expired');
    expect(await stateOf(open.orderSummaryId)).toBe('Failed');
    expect(await shop.stockOf('A')).toBe(had + 1);
  });

  it('records a refund once when it succeeded, and leaves a task where it failed', async () => {
    const guest = shop.guest();
    const canceled = async () => {
      const { orderSummaryId, orderReferenceNumber, reference } = await waiting(guest);
      stripe.pay(reference);
      await guest.ok(checkOrderPayment, { orderSummaryId });
      await sql`
        update order_summary set status = 'Canceled', system_modstamp = ${now()} where id = ${orderSummaryId}`.execute(
        shop.database,
      );
      return { orderSummaryId, orderReferenceNumber, reference };
    };
    const one = await canceled();
    stripe.refundStatus = 'pending';
    await work();
    expect(await stateOf(one.orderSummaryId)).toBe('Refunding');
    expect((await order(guest, one.orderSummaryId)).payment.refundedDate).toBeNull();
    stripe.refundStatus = 'succeeded';
    time += 60_000;
    await work();
    expect(await stateOf(one.orderSummaryId)).toBe('Refunded');
    expect(stripe.refunds).toEqual([`pi_${one.reference}`]);
    const other = await canceled();
    stripe.refundStatus = 'failed';
    await work();
    time += hour;
    await work();
    expect(await stateOf(other.orderSummaryId)).toBe('Refunding');
    expect((await order(guest, other.orderSummaryId)).payment.refundedDate).toBeNull();
    const { rows } = await sql<{ subject: string }>`
      select subject from task where what_id = ${other.orderSummaryId}`.execute(shop.database);
    expect(rows).toEqual([{ subject: `Refund of ${other.orderReferenceNumber} failed` }]);
  });

  it.each([
    ['another amount', { amount_total: 100 }],
    ['another currency', { currency: 'usd' }],
  ])('does not go on with %s than the order has, and asks somebody to look', async (_, change) => {
    const guest = shop.guest();
    const { orderSummaryId, orderReferenceNumber, reference } = await waiting(guest);
    stripe.pay(reference, change);
    await hear(stripe.tell('checkout.session.completed', reference));
    expect(await statusOf(guest, orderSummaryId)).toBe('Awaiting Payment');
    expect((await order(guest, orderSummaryId)).invoice).toBeNull();
    const { rows } = await sql<{
      subject: string;
    }>`select subject from task where what_id = ${orderSummaryId}`.execute(shop.database);
    expect(rows).toEqual([{ subject: `Payment of ${orderReferenceNumber} does not fit` }]);
    time += hour;
    await work();
    expect(await stateOf(orderSummaryId)).toBe('Doubtful');
  });

  it.each([
    ['a wrong signature', { secret: 'whsec_other' }],
    ['an old moment', { at: new Date(start - 301_000) }],
    ['a moment to come', { at: new Date(start + 301_000) }],
  ])('refuses a message with %s, and changes nothing', async (_, forged) => {
    const guest = shop.guest();
    const { orderSummaryId, reference } = await waiting(guest);
    stripe.pay(reference);
    expect((await hear(stripe.tell('checkout.session.completed', reference, forged))).status).toBe(400);
    expect(await statusOf(guest, orderSummaryId)).toBe('Awaiting Payment');
  });

  it('accepts events of no concern, and rejects what is not a valid event', async () => {
    expect((await hear(stripe.tell('charge.updated', 'ch_1'))).status).toBe(200);
    expect((await hear(stripe.tell('checkout.session.completed', 'cs_of_another_shop'))).status).toBe(200);
    const bare = new Request('https://shop.example/webhooks/stripe', { method: 'POST', body: '{}' });
    expect((await hear(bare)).status).toBe(400);
    expect((await hear(new Request('https://shop.example/webhooks/stripe'))).status).toBe(405);
  });

  it.each(['silent', 500] as const)('orders nothing while the service is away (%s)', async (trouble) => {
    const guest = shop.guest();
    const checkoutId = await ready(guest, 'ONE');
    stripe.trouble = trouble;
    expect(await guest.call(placeOrder, { checkoutId })).toMatchObject({
      status: 409,
      body: [{ message: expect.stringContaining('Nothing was ordered or charged') }],
    });
    expect(await shop.stockOf('ONE')).toBe(1);
    expect(await skusOf(guest)).toEqual(['ONE']);
    stripe.trouble = null;
    const { orderSummaryId, paymentUrl } = await guest.ok<PlacedOrder>(placeOrder, { checkoutId });
    expect(paymentUrl).toContain('https://pay.example/');
    await guest.ok(cancelUnpaidOrder, { orderSummaryId });
  });

  it('lets nobody else look after an order, or give it up', async () => {
    const guest = shop.guest();
    const { orderSummaryId } = await waiting(guest);
    for (const other of [shop.guest(), shop.as(await shop.addUser())]) {
      for (const call of [payOrder, checkOrderPayment, cancelUnpaidOrder]) {
        expect((await other.call(call, { orderSummaryId })).status).toBe(404);
      }
    }
    expect(await statusOf(guest, orderSummaryId)).toBe('Awaiting Payment');
  });

  it('offers payment by card only where there is a provider, and rejects it where that was removed', async () => {
    const plain = await openShop(engine);
    try {
      await plain.put(product('P'));
      const guest = plain.guest();
      await guest.ok(addItemToCart, { productId: await plain.idOf('P'), quantity: 1 });
      const { checkoutId, availablePaymentMethods } = await guest.ok<Checkout>(startCheckout);
      expect(availablePaymentMethods).toEqual(['PurchaseOrder']);
      expect((await guest.call(addCheckoutPayment, { checkoutId, paymentMethod: 'Card' })).status).toBe(400);
    } finally {
      await plain.close();
    }
    const buyer = shop.as(await shop.addUser());
    await buyer.ok(addItemToCart, { productId: await shop.idOf('A'), quantity: 1 });
    expect((await buyer.ok<Checkout>(startCheckout)).availablePaymentMethods).toEqual([
      'PurchaseOrder',
      'Invoice',
      'Card',
    ]);
  });
});
