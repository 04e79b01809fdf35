import {
  addCheckoutPayment,
  addItemToCart,
  type Checkout,
  getOrderSummaries,
  getOrderSummary,
  type OrderSummary,
  type PlacedOrder,
  placeOrder,
  requestOrderCancellation,
  startCheckout,
  updateCheckout,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { newId } from '@relab/server/http';
import { createWorker } from '@relab/server/jobs';
import { type Mail, mailHandler } from '@relab/server/mail';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, options, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { commerceJobs } from '../commerce-jobs.ts';
import { composeInvoice } from '../invoice/compose-invoice.ts';

const address = {
  name: 'Robin <Example>',
  companyName: 'Test Institute',
  street: 'Main 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};

const germanOptions = {
  ...options,
  translations: { de: { Germany: 'Deutschland', Parcel: 'Paket', 'To the door.': 'Bis zur Tür.' } },
};
/** Words that no German sentence has. */
const englishWords = /\b(?:the|and|you|your|order|is|of|with|this|delivery|price|tax|total|what|by)\b/i;
const seller = {
  name: 'Relab GmbH',
  address: ['Hauptstraße 1', '10115 Berlin', 'Germany'],
  vatNumber: 'DE123456789',
  email: 'shop@relab.example',
  payableInDays: 14,
  invoicePrefix: 'INV',
};

describe.each(testEngines)('mails about orders on %s', (engine) => {
  let shop: TestShop;
  const mails: Mail[] = [];
  let time = Date.parse('2026-06-01T12:00:00Z');
  beforeAll(async () => {
    shop = await openShop(engine, germanOptions);
    await shop.put(product('A', { name: 'Centrifuge <A>', unitPrice: '12500.00', stock: 50 }));
  });
  beforeEach(() => {
    mails.length = 0;
  });
  afterAll(() => shop.close());

  const work = () =>
    createWorker({
      database: shop.database,
      handlers: [
        mailHandler({ send: async (mail) => void mails.push(mail) }),
        ...commerceJobs(germanOptions, 'https://shop.example'),
      ],
      now: () => new Date(time),
      log: (line) => {
        throw new Error(line);
      },
    }).runDue();

  const order = async (shopper: Shopper, email: string, expectedTotal?: string) => {
    await shopper.ok(addItemToCart, { productId: await shop.idOf('A'), quantity: 2 });
    const { checkoutId } = await shopper.ok<Checkout>(startCheckout);
    const contactInfo = { email, firstName: 'Robin' };
    await shopper.ok(updateCheckout, { checkoutId, contactInfo, deliveryAddress: address });
    await shopper.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel' });
    const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-7' };
    await shopper.ok(addCheckoutPayment, { checkoutId, ...payment });
    return await shopper.call(placeOrder, { checkoutId, ...(expectedTotal ? { expectedTotal } : {}) });
  };
  const placed = async (shopper: Shopper, email: string) =>
    (await order(shopper, email)).body as unknown as PlacedOrder;

  const ship = async (orderSummaryId: string, trackingNumber: string | null, id = newId('0OB')) => {
    const at = new Date(time).toISOString();
    await sql`
      insert into shipment (id, order_summary_id, carrier, tracking_number, expected_delivery_date, system_modstamp)
      values (${id}, ${orderSummaryId}, 'Road & Rail', ${trackingNumber}, '2026-06-09', ${at})`.execute(
      shop.database,
    );
    return id;
  };
  const track = async (id: string, trackingNumber: string | null) => {
    const at = new Date(time).toISOString();
    await sql`
      update shipment set tracking_number = ${trackingNumber}, status = 'In Transit', tracking_url = 'https://carrier.example/7',
        system_modstamp = ${at} where id = ${id}`.execute(shop.database);
  };

  it('confirms an order once: its lines, sums, addresses and what comes next', async () => {
    const { orderReferenceNumber } = await placed(shop.guest(), 'lab@institute.example');
    expect(await work()).toBe(2);
    expect(await work()).toBe(0);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({
      to: 'lab@institute.example',
      subject: `Your order ${orderReferenceNumber}`,
    });
    for (const part of [
      'Centrifuge <A> (A)\n  Quantity: 2 × €12,500.00, Price: €25,000.00',
      'Products: €25,000.00',
      'Delivery: Parcel: €30.00',
      'Tax (19%): €4,755.70',
      'Total: €29,785.70',
      'Robin <Example>\nTest Institute\nMain 1\n10115 Berlin\nGermany',
      'Payment: Purchase order PO-7',
      'What happens next',
      'June 1, 2026',
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.html).toContain('Centrifuge &lt;A&gt; (A)');
    expect(mail?.html).toContain('€29,785.70');
    expect(mail?.html).not.toContain('<Example>');
  });

  it('confirms nothing where no order was placed', async () => {
    expect((await order(shop.guest(), 'lab@institute.example', '1.00')).status).toBe(409);
    expect(await work()).toBe(0);
    expect(mails).toEqual([]);
  });

  it('gives a guest a link that opens this order alone, and for half a year', async () => {
    const { orderSummaryId } = await placed(shop.guest(), 'lab@institute.example');
    const other = await placed(shop.guest(), 'other@institute.example');
    await work();
    const linkOf = (to: string) =>
      new URL(/https:\/\/shop\.example\S+/.exec(mails.find((mail) => mail.to === to)?.text ?? '')?.[0] ?? '');
    const link = linkOf('lab@institute.example');
    expect(link.pathname).toBe(`/orders/${orderSummaryId}`);
    const orderKey = link.searchParams.get('key');
    const stranger = shop.guest();
    expect(await stranger.ok<OrderSummary>(getOrderSummary, { orderSummaryId, orderKey })).toMatchObject({
      contactEmail: 'lab@institute.example',
    });
    const status = async (config: object) => (await stranger.call(getOrderSummary, { ...config })).status;
    expect(await status({ orderSummaryId })).toBe(404);
    expect(await status({ orderSummaryId, orderKey: `${orderKey}x` })).toBe(404);
    expect(await status({ orderSummaryId: other.orderSummaryId, orderKey })).toBe(404);
    expect(await stranger.ok(getOrderSummaries)).toMatchObject({ totalItemCount: 0 });
    const { rows } = await sql`select 1 from order_access where key_hash = ${orderKey}`.execute(
      shop.database,
    );
    expect(rows).toEqual([]);
    await sql`update order_access set expires_at = '2026-06-01T12:00:00Z'`.execute(shop.database);
    expect(await status({ orderSummaryId, orderKey })).toBe(404);
  });

  it('sends a buyer to the order by way of the sign-in', async () => {
    const user = await shop.addUser();
    const { orderSummaryId } = await placed(shop.as(user), user.email);
    await work();
    expect(mails[0]?.text).toContain(`https://shop.example/login?next=%2Forders%2F${orderSummaryId}`);
    const { rows } = await sql`select 1 from order_access where order_summary_id = ${orderSummaryId}`.execute(
      shop.database,
    );
    expect(rows).toEqual([]);
  });

  it('tells of a shipment when it is made and when it gets a tracking number, and of the latest alone', async () => {
    const { orderSummaryId, orderReferenceNumber } = await placed(shop.guest(), 'lab@institute.example');
    await work();
    mails.length = 0;
    const first = await ship(orderSummaryId, null);
    time += 60_000;
    // Right after: one notice is enough.
    await track(first, 'TN-1');
    time += 119_000;
    await work();
    expect(mails).toEqual([]);
    time += 1_000;
    await work();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(`A shipment of your order ${orderReferenceNumber} is on its way`);
    expect(mails[0]?.text).toContain(
      'Carrier: Road & Rail\nTracking number: TN-1\nPackages: 1\nExpected on: June 9, 2026',
    );
    expect(mails[0]?.text).toContain('Follow the shipment:\nhttps://carrier.example/7');
    expect(mails[0]?.text).toContain(`https://shop.example/orders/${orderSummaryId}?key=`);
    await sql`update shipment set status = 'Delivered' where id = ${first}`.execute(shop.database);
    await track(first, null);
    time += 300_000;
    expect(await work()).toBe(0);
    await track(first, 'TN-2');
    time += 300_000;
    await work();
    expect(mails[1]?.text).toContain('TN-2');
    const second = await ship(orderSummaryId, 'TN-3');
    await sql`update shipment set is_deleted = true where id = ${second}`.execute(shop.database);
    time += 300_000;
    await work();
    expect(mails).toHaveLength(2);
  });

  it('writes in the language that the order was placed in: every mail, names, numbers and days, and the invoice', async () => {
    const german = Object.assign(shop.guest(), { language: 'de-DE' });
    const { orderSummaryId, orderReferenceNumber } = await placed(german, 'labor@institut.example');
    await work();
    await track(await ship(orderSummaryId, 'TN-1'), 'TN-2');
    time += 300_000;
    await work();
    const at = new Date(time);
    await sql`
      update order_summary set status = 'Canceled', system_modstamp = ${at} where id = ${orderSummaryId}`.execute(
      shop.database,
    );
    await work();
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Ihre Bestellung ${orderReferenceNumber}`,
      `Eine Sendung Ihrer Bestellung ${orderReferenceNumber} ist unterwegs`,
      `Ihre Bestellung ${orderReferenceNumber} ist storniert`,
    ]);
    const [confirmation] = mails;
    expect(confirmation?.html).toContain('<html lang="de">');
    for (const part of ['25.000,00\u00a0€', '19\u00a0%', 'Deutschland', '1. Juni 2026', 'Lieferung: Paket'])
      expect(confirmation?.text).toContain(part);
    const lines = mails.flatMap(({ text, subject }) => [subject, ...text.split('\n')]);
    expect(lines.filter((line) => englishWords.test(line))).toEqual([]);
    expect(lines.filter((line) => /\d,\d{3}(?!\d)/.test(line))).toEqual([]);

    const order = await german.ok<OrderSummary>(getOrderSummary, { orderSummaryId });
    const issued = { year: 2026, number: 1, issued_at: at };
    const invoice = await composeInvoice(shop.database, order, issued, { ...germanOptions, seller });
    expect(invoice).toMatchObject({ language: 'de', locale: 'de_DE' });
    expect(invoice.seller.address.at(-1)).toBe('Deutschland');
    expect(invoice.lines.at(-1)?.name).toBe('Lieferung: Paket');
    expect(invoice.buyer.lines.at(-1)).toBe('Deutschland');
  });

  it('writes once what was decided about canceling an order, to who placed it', async () => {
    const guest = shop.guest();
    const { orderSummaryId, orderReferenceNumber } = await placed(guest, 'lab@institute.example');
    await work();
    mails.length = 0;
    await guest.ok(requestOrderCancellation, { orderSummaryId });
    await work();
    expect(mails).toEqual([]);
    const at = new Date(time);
    const set = (change: RawBuilder<unknown>) =>
      sql`update order_summary set ${change}, system_modstamp = ${at} where id = ${orderSummaryId}`.execute(
        shop.database,
      );
    await set(sql`cancellation_state = 'Declined', cancellation_note = 'It is packed.'`);
    await set(sql`cancellation_note = 'It is packed already.'`);
    await work();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'lab@institute.example',
      subject: `Your order ${orderReferenceNumber} could not be canceled`,
    });
    expect(mails[0]?.text).toContain('It is packed already.');
    expect(mails[0]?.text).toMatch(/https:\/\/shop\.example\/orders\/\w+\?key=/);
    mails.length = 0;
    await set(sql`status = 'Canceled', cancellation_note = 'We can after all.'`);
    await set(sql`status = 'Canceled'`);
    await work();
    expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${orderReferenceNumber} is canceled`]);
    expect(mails[0]?.text).toContain('We can after all.');
  });

  it('sends no mail about a decision that was reverted before the mail was written', async () => {
    const { orderSummaryId } = await placed(shop.guest(), 'lab@institute.example');
    await work();
    mails.length = 0;
    for (const state of ['Declined', null]) {
      await sql`
        update order_summary set cancellation_state = ${state}, system_modstamp = ${new Date(time)}
        where id = ${orderSummaryId}`.execute(shop.database);
    }
    expect(await work()).toBe(1);
    expect(mails).toEqual([]);
  });

  it('an order is on its way as soon as one of its shipments is, and not while they are planned', async () => {
    const guest = shop.guest();
    const { orderSummaryId } = await placed(guest, 'moving@institute.example');
    const status = async () => (await guest.ok<OrderSummary>(getOrderSummary, { orderSummaryId })).status;
    const shipmentId = await ship(orderSummaryId, null);
    expect(await status()).toBe('Created');
    await track(shipmentId, 'T-1');
    expect(await status()).toBe('Shipped');
    await work();
  });
});
