import {
  addCheckoutPayment,
  addItemToCart,
  type Checkout,
  confirmOrder,
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
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, options, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { commerceJobs } from '../commerce-jobs.ts';

const address = {
  name: 'Robin Example',
  street: 'Main 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};
const reservations = { listings: 4, units: 3, seconds: 1800, secondsPerDay: 3600 };
const unconfirmedBuyers = {
  ordersPerNetwork: 4,
  ordersPerEmail: 3,
  orderTotal: 1_000_00,
  confirmableHours: 24,
  reservations,
};

describe.each(testEngines)('orders of unconfirmed buyers on %s', (engine) => {
  let shop: TestShop;
  const mails: Mail[] = [];
  const placedAt = Date.parse('2026-06-01T12:00:00Z');
  let time = placedAt;
  beforeAll(async () => {
    shop = await openShop(engine, { unconfirmedBuyers });
    await shop.put(
      product('CHEAP', { unitPrice: '100.00', stock: 500 }),
      product('DEAR', { unitPrice: '5000.00', stock: 50 }),
    );
  });
  beforeEach(async () => {
    time = placedAt;
    await work();
    mails.length = 0;
  });
  afterAll(() => shop.close());

  const work = () =>
    createWorker({
      database: shop.database,
      handlers: [
        mailHandler({ send: async (mail) => void mails.push(mail) }),
        ...commerceJobs({ ...options, unconfirmedBuyers }, 'https://shop.example'),
      ],
      now: () => new Date(time),
      log: (line) => {
        throw new Error(line);
      },
    }).runDue();

  const guestAt = (network: string): Shopper => Object.assign(shop.guest(), { address: network });

  const order = async (shopper: Shopper, sku: string, email: string, paymentMethod = 'PurchaseOrder') => {
    await shopper.ok(addItemToCart, { productId: await shop.idOf(sku), quantity: 1 });
    const { checkoutId } = await shopper.ok<Checkout>(startCheckout);
    await shopper.ok(updateCheckout, { checkoutId, contactInfo: { email }, deliveryAddress: address });
    await shopper.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel' });
    await shopper.ok(addCheckoutPayment, { checkoutId, paymentMethod, purchaseOrderNumber: 'PO-7' });
    return await shopper.call(placeOrder, { checkoutId });
  };
  const placed = async (shopper: Shopper, sku: string, email: string, paymentMethod?: string) => {
    const { status, body } = await order(shopper, sku, email, paymentMethod);
    expect(status).toBe(201);
    return (body as unknown as PlacedOrder).orderSummaryId;
  };
  const read = (shopper: Shopper, orderSummaryId: string) =>
    shopper.ok<OrderSummary>(getOrderSummary, { orderSummaryId });
  const keyOf = (mail: Mail | undefined): string =>
    /[?&](?:key=|next=[^\s]*key%3D)([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const addFreshUser = async (): Promise<User> => {
    const user = await shop.addUser();
    const at = new Date(placedAt).toISOString();
    await sql`
      insert into auth_user (id, name, email, email_verified, created_at, updated_at)
      values (${user.userId}, 'Robin', ${user.email}, false, ${at}, ${at})`.execute(shop.database);
    await sql`update "user" set auth_id = ${user.userId} where id = ${user.userId}`.execute(shop.database);
    return user;
  };

  it('limits small orders from one network, whatever their cart and e-mail address, and takes no stock for the rejected ones', async () => {
    const before = await shop.stockOf('CHEAP');
    const statuses: number[] = [];
    for (let at = 0; at < 8; at += 1) {
      const { status } = await order(guestAt(`2001:db8:1:1::${at + 1}`), 'CHEAP', `a${at}@flood.example`);
      statuses.push(status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429, 429, 429]);
    expect(await shop.stockOf('CHEAP')).toBe(before - 4);
    expect((await order(guestAt('2001:db8:1:2::1'), 'CHEAP', 'b@flood.example')).status).toBe(201);
  });

  it('limits orders to one e-mail address across networks', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      const { status } = await order(guestAt(`192.0.2.${at}`), 'CHEAP', 'Victim@stranger.example');
      statuses.push(status);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  });

  it('confirms a small order of a guest at once', async () => {
    const guest = guestAt('198.51.100.1');
    const id = await placed(guest, 'CHEAP', 'small@institute.example');
    expect(await read(guest, id)).toMatchObject({ status: 'Created', confirmableUntil: null });
  });

  it('lets a large order of a guest await the link of its mail, which alone confirms it', async () => {
    const guest = guestAt('198.51.100.2');
    const before = await shop.stockOf('DEAR');
    const id = await placed(guest, 'DEAR', 'lab@institute.example');
    expect(await read(guest, id)).toMatchObject({
      status: 'Awaiting Confirmation',
      confirmableUntil: '2026-06-02T12:00:00.000Z',
    });
    expect(await shop.stockOf('DEAR')).toBe(before - 1);
    await work();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['lab@institute.example', expect.stringMatching(/^Please confirm your order RL-/)],
    ]);
    expect(mails[0]?.text).toContain('June 2, 2026, 12:00 UTC');
    expect((await guest.call(confirmOrder, { orderSummaryId: id, orderKey: 'made-up' })).status).toBe(403);
    const orderKey = keyOf(mails[0]);
    const elsewhere = shop.guest();
    expect(await elsewhere.ok(confirmOrder, { orderSummaryId: id, orderKey })).toMatchObject({
      status: 'Created',
      confirmableUntil: null,
    });
    expect(await elsewhere.ok(confirmOrder, { orderSummaryId: id, orderKey })).toMatchObject({
      status: 'Created',
    });
    await work();
    expect(mails.map(({ subject }) => subject).slice(1)).toEqual([expect.stringMatching(/^Your order RL-/)]);
    // The same browser and address need no second link.
    const next = await placed(guest, 'DEAR', 'lab@institute.example');
    expect(await read(guest, next)).toMatchObject({ status: 'Created' });
  });

  it('counts small orders together, so that a sum is not passed in pieces', async () => {
    const statuses: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      const guest = guestAt('198.51.100.3');
      await guest.ok(addItemToCart, { productId: await shop.idOf('CHEAP'), quantity: 3 });
      statuses.push((await read(guest, await placed(guest, 'CHEAP', `p${at}@pieces.example`))).status);
    }
    expect(statuses).toEqual(['Created', 'Awaiting Confirmation', 'Awaiting Confirmation']);
  });

  it('cancels an order that was not confirmed in time, returns its stock and notifies the buyer by mail', async () => {
    const guest = guestAt('198.51.100.4');
    const before = await shop.stockOf('DEAR');
    const id = await placed(guest, 'DEAR', 'late@institute.example');
    await work();
    const orderKey = keyOf(mails.at(-1));
    time = placedAt + 24 * 3_600_000;
    mails.length = 0;
    await work();
    await work();
    expect(await read(guest, id)).toMatchObject({ status: 'Canceled' });
    expect(await shop.stockOf('DEAR')).toBe(before);
    const own = mails.filter(({ to }) => to === 'late@institute.example');
    expect(own.map(({ subject }) => subject)).toEqual([expect.stringMatching(/ is canceled$/)]);
    expect(own[0]?.text).toContain('was not confirmed');
    expect((await guest.call(confirmOrder, { orderSummaryId: id, orderKey })).status).toBe(409);
  });

  it('lets a large order on invoice of an account with an unconfirmed address await the link, and none of a confirmed one', async () => {
    const fresh = shop.as(await addFreshUser());
    const id = await placed(fresh, 'DEAR', 'fresh@institute.example', 'Invoice');
    expect(await read(fresh, id)).toMatchObject({ status: 'Awaiting Confirmation' });
    await work();
    const mail = mails.find(({ to }) => to === 'fresh@institute.example');
    expect(await fresh.ok(confirmOrder, { orderSummaryId: id, orderKey: keyOf(mail) })).toMatchObject({
      status: 'Created',
    });
    const standing = shop.as(await shop.addUser());
    const other = await placed(standing, 'DEAR', 'standing@institute.example', 'Invoice');
    expect(await read(standing, other)).toMatchObject({ status: 'Created' });
  });
});
