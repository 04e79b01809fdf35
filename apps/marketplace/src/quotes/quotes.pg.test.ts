import { upsertPromotions } from '@relab/commerce';
import { dataPath } from '@relab/contract';
import type { CartItem, CartItems, Checkout, ClonedCart, OrderSummary } from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { createWorker } from '@relab/server/jobs';
import { type Mail, mailHandler } from '@relab/server/mail';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, type Desk, type Office, openOffice } from '../objects/office.fixture.ts';
import { quoteRequest } from '../objects/quote-request/quote-request.ts';
import { shop } from '../shop/shop.ts';
import { quoteJobs } from './quote-jobs.ts';

type Colleague = Awaited<ReturnType<Office['enter']>>;

const store = `${dataPath.replace('{version}', 'v63.0')}/commerce/webstores/${shop.webstoreId}`;
const cart = `${store}/carts/current`;
const day = (from: number): string => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
const priceOffer = quoteRequest.recordTypes.find(({ name }) => name === 'PriceOffer')?.id;

const address = { name: 'A. Field', street: 'Main 1', city: 'Berlin', postalCode: '10115', country: 'DE' };

describe.each(testEngines)('quotes on %s', (engine) => {
  let office: Office;
  let clerk: Colleague;
  let buyer: Colleague;
  let peer: Colleague;
  let other: Colleague;
  let seller: Colleague;
  let manager: Colleague;
  let listing: string;
  beforeAll(async () => {
    office = await openOffice(engine);
    [clerk, buyer, peer, other, seller, manager] = [
      await office.enter('clerk', 'clerk'),
      await office.enter('buyer', 'buyer'),
      await office.enter('peer', 'buyer'),
      await office.enter('other', 'buyer'),
      await office.enter('seller', 'buyer', 'seller'),
      await office.enter('manager', 'buyer manager'),
    ];
    await sql`
      update "user" set account_id = ${buyer.person.accountId} 
      where id in (${peer.person.userId}, ${manager.person.userId})`.execute(office.database);
    // Requests are made here by the dozen, more than an account may whose address nobody confirmed.
    await sql`update auth_user set email_verified = true where email = ${buyer.person.email}`.execute(
      office.database,
    );
    const { rows } = await sql<{ id: string }>`
      select p.id from product2 p join pricebook_entry e on e.product2_id = p.id and e.is_public
      where p.is_active and p.shipping = 'parcel' and coalesce(p.special_handling, '') = '' and e.unit_price > 100
      order by p.stock_keeping_unit limit 1`.execute(office.database);
    listing = rows[0]?.id ?? '';
    await upsertPromotions(office.database, [
      { name: 'tenth', displayName: 'A tenth off', off: { percent: '10' }, codes: ['TENTH'] },
    ]);
  });
  afterAll(() => office?.close());

  beforeEach(async () => {
    await sql`update product_stock set on_hand = 50 where product_id = ${listing}`.execute(office.database);
    await sql`update pricebook_entry set unit_price = 1000 where product2_id = ${listing}`.execute(
      office.database,
    );
  });
  afterEach(async () => {
    for (const desk of [buyer, peer, other, seller]) await desk.send('DELETE', cart);
    await sql`update quote_request set is_deleted = true`.execute(office.database);
  });

  const body = <Body>({ status, body: answer }: Answer): Body => {
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(answer)}`);
    return answer as Body;
  };
  const ask = (desk: Desk, fields: Readonly<Record<string, unknown>> = {}): Promise<string> =>
    desk.create('QuoteRequest__c', { Listing__c: listing, Quantity__c: 5, ...fields });
  const terms = { Status__c: 'Quoted', QuotedPrice__c: 900, ValidUntil__c: day(10) };
  const quote = async (desk: Desk = buyer, more: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const id = await ask(desk);
    body(await clerk.update(id, { ...terms, ...more }));
    return id;
  };
  /** As the database has it after some days: nobody writes a quote that has ended. */
  const end = (id: string) =>
    sql`update quote_request set valid_until = ${day(-1)}, last_modified_by_id = null where id = ${id}`.execute(
      office.database,
    );
  const put = async (desk: Desk, quantity: number): Promise<CartItem> =>
    body(await desk.send('POST', `${cart}/cart-items`, { productId: listing, quantity: String(quantity) }));
  const items = async (desk: Desk): Promise<CartItems> => body(await desk.send('GET', `${cart}/cart-items`));
  const lineOf = async (desk: Desk) => {
    const [line] = (await items(desk)).cartItems;
    if (!line) throw new Error('The cart is empty.');
    return line;
  };
  /** Everything up to the last button. */
  const ready = async (desk: Desk): Promise<Checkout> => {
    const { checkoutId } = body<Checkout>(await desk.send('POST', `${store}/checkouts`, {}));
    const path = `${store}/checkouts/${checkoutId}`;
    const contactInfo = { email: 'a.field@institute.example', firstName: 'A.', lastName: 'Field' };
    const { availableDeliveryMethods } = body<Checkout>(
      await desk.send('PATCH', path, { contactInfo, deliveryAddress: address }),
    );
    await desk.send('PATCH', path, { deliveryMethodId: availableDeliveryMethods[0]?.id });
    const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-1' };
    return body(await desk.send('POST', `${path}/payments`, payment));
  };
  const order = ({ checkoutId, totals }: Checkout, desk: Desk) =>
    desk.send('POST', `${store}/checkouts/${checkoutId}/orders`, { expectedTotal: totals.total });
  const orderCount = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from order_summary`.execute(
      office.database,
    );
    return rows[0]?.n ?? 0;
  };

  test('a buyer asks, is quoted, and orders at that price; the quote names the order', async () => {
    const id = await quote(buyer, { DeliveryPrice__c: 75 });
    expect(await put(buyer, 5)).toMatchObject({
      salesPrice: '900.00',
      totalPrice: '4500.00',
      agreedPrice: { recordId: id, quantity: '5.0', validUntil: day(10), holds: true },
      messagesSummary: { limitedMessages: [] },
    });
    const checkout = await ready(buyer);
    expect(checkout.availableDeliveryMethods).toMatchObject([{ id: 'as-quoted', shippingFee: '75.00' }]);
    expect(checkout.totals).toMatchObject({ products: '4500.00', shipping: '75.00' });
    const { orderSummaryId } = body<{ orderSummaryId: string }>(await order(checkout, buyer));
    expect(await buyer.read(id, 'Status__c', 'Order__c')).toEqual({
      Status__c: 'Accepted',
      Order__c: orderSummaryId,
    });
    const placed = body<OrderSummary>(await buyer.send('GET', `${store}/order-summaries/${orderSummaryId}`));
    expect(placed.items).toMatchObject([{ unitPrice: '900.00', quantity: '5.0' }]);
    // What is used is used.
    expect(await put(buyer, 5)).toMatchObject({ salesPrice: '1000.00' });
  });

  test('a quote’s delivery price holds for the country of the request', async () => {
    const id = await ask(buyer, { Country__c: 'FR' });
    body(await clerk.update(id, { ...terms, DeliveryPrice__c: 75 }));
    await put(buyer, 5);
    const ways = (await ready(buyer)).availableDeliveryMethods.map((way) => way.id);
    expect(ways.length).toBeGreaterThan(0);
    expect(ways).not.toContain('as-quoted');
  });

  test('another quantity than the quoted one costs the usual price, with a notice of the quote', async () => {
    await quote();
    const { cartItemId } = await put(buyer, 4);
    const { cartItem, message, status } = await lineOf(buyer);
    expect(cartItem).toMatchObject({ salesPrice: '1000.00', agreedPrice: { holds: false, isOpen: true } });
    expect(message).toMatch(/^The quote Q-\d{5} is for 5 units; for 4 the usual price holds\.$/);
    expect(status).toBe('Success');
    const path = `${cart}/cart-items/${cartItemId}`;
    expect(body(await buyer.send('PATCH', path, { quantity: '5' }))).toMatchObject({ salesPrice: '900.00' });
    expect(body(await buyer.send('PATCH', path, { quantity: '6' }))).toMatchObject({ salesPrice: '1000.00' });
  });

  test('a quote holds for everybody who buys for the account, and for nobody else', async () => {
    await quote();
    expect(await put(peer, 5)).toMatchObject({ salesPrice: '900.00' });
    for (const stranger of [other, office.guest]) {
      expect(await put(stranger, 5)).toMatchObject({ salesPrice: '1000.00' });
      expect((await lineOf(stranger)).cartItem.agreedPrice).toBeUndefined();
    }
    await office.guest.send('DELETE', cart);
  });

  test('a quote above the usual price has no effect, and of two quotes the lower one holds', async () => {
    await quote(buyer, { QuotedPrice__c: 950 });
    await quote(buyer, { QuotedPrice__c: 880 });
    expect(await put(buyer, 5)).toMatchObject({ salesPrice: '880.00' });
    await sql`update pricebook_entry set unit_price = 700 where product2_id = ${listing}`.execute(
      office.database,
    );
    expect((await lineOf(buyer)).cartItem).toMatchObject({ salesPrice: '700.00' });
  });

  test('coupons take nothing off a quoted price', async () => {
    await quote();
    await put(buyer, 5);
    const coupon = { couponCode: 'TENTH' };
    const refused = await buyer.send('POST', `${cart}/cart-coupons`, coupon);
    expect(refused).toMatchObject({ body: [{ errorCode: 'UNQUALIFIED_CART' }] });
    const { cartItemId } = (await lineOf(buyer)).cartItem;
    const change = (quantity: string) =>
      buyer.send('PATCH', `${cart}/cart-items/${cartItemId}`, { quantity });
    body(await change('4'));
    body(await buyer.send('POST', `${cart}/cart-coupons`, coupon));
    expect((await items(buyer)).cartSummary.grandTotalAmount).toBe('3600.00');
    body(await change('5'));
    expect((await items(buyer)).cartSummary.grandTotalAmount).toBe('4500.00');
  });

  test('a quote that ends between cart and order rejects the order, and nothing is charged', async () => {
    const id = await quote();
    await put(buyer, 5);
    const checkout = await ready(buyer);
    const before = await orderCount();
    await end(id);
    const refused = await order(checkout, buyer);
    expect(refused).toMatchObject({ status: 409, body: [{ errorCode: 'CART_CHANGED' }] });
    expect(await orderCount()).toBe(before);
    const { cartItem, message } = await lineOf(buyer);
    expect(cartItem.salesPrice).toBe('1000.00');
    expect(message).toMatch(/holds no longer/);
  });

  test('of two carts with the same quote one is ordered, and the other gets a notice', async () => {
    const id = await quote();
    await put(buyer, 5);
    await put(peer, 5);
    const checkouts = [await ready(buyer), await ready(peer)] as const;
    const before = await orderCount();
    const answers = await Promise.all([order(checkouts[0], buyer), order(checkouts[1], peer)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject([{ errorCode: 'CART_CHANGED' }]);
    expect(await orderCount()).toBe(before + 1);
    const { rows } = await sql<{ n: number }>`
      select on_hand as n from product_stock where product_id = ${listing}`.execute(office.database);
    expect(rows[0]?.n).toBe(45);
    // An order that is not carried out gives the quote back, while it lasts.
    await sql`
      update order_summary set status = 'Canceled' where id = (select "order" from quote_request where id = ${id})
      `.execute(office.database);
    expect(await clerk.read(id, 'Status__c', 'Order__c')).toEqual({ Status__c: 'Quoted', Order__c: null });
  });

  test('a copy for the purchasing department is ordered at the quoted price by the holder of its link, once', async () => {
    const id = await quote();
    await put(buyer, 5);
    const copy = async () => body<ClonedCart>(await buyer.send('POST', `${cart}/actions/clone`, {}));
    const [first, second, third] = [await copy(), await copy(), await copy()];
    const take = (desk: Desk, { payToken }: ClonedCart) =>
      desk.send('POST', `${store}/pay-now-carts/${payToken}/actions/take`, {});
    body(await take(other, first));
    body(await take(seller, second));
    const checkout = await ready(other);
    expect(checkout.totals.products).toBe('4500.00');
    expect((await order(checkout, other)).status).toBe(201);
    expect(await buyer.read(id, 'Status__c')).toEqual({ Status__c: 'Accepted' });
    // Who opened a copy before that keeps it, and cannot order it.
    const late = await lineOf(seller);
    expect(late).toMatchObject({ status: 'Error', message: expect.stringMatching(/holds no longer/) });
    const lateCheckout = await ready(seller);
    expect(lateCheckout.errors).toMatchObject([{ errorCode: 'CART_CHANGED' }]);
    expect(await order(lateCheckout, seller)).toMatchObject({ status: 409 });
    // A buyer whose quote has expired sees it before the checkout.
    expect(await take(other, third)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'UNQUALIFIED_CART', message: expect.stringMatching(/holds no longer/) }],
    });
    expect((await items(other)).cartItems).toEqual([]);
  });

  test('an order that waits for approval is placed at the quoted price, or not at all once the quote has ended', async () => {
    const limit = (amount: number | null) =>
      sql`update account set spending_limit = ${amount} where id = ${buyer.person.accountId}`.execute(
        office.database,
      );
    await limit(100);
    const id = await quote();
    await put(buyer, 5);
    const asked = await order(await ready(buyer), buyer);
    expect(asked.status).toBe(202);
    const { approvalId } = body<{ approvalId: string }>(asked);
    expect(await buyer.read(id, 'Status__c')).toEqual({ Status__c: 'Quoted' });
    const approve = () => manager.send('POST', `${store}/approvals/${approvalId}/actions/approve`, {});
    await end(id);
    expect(await approve()).toMatchObject({ status: 409, body: [{ errorCode: 'CART_CHANGED' }] });
    await sql`
      update quote_request set valid_until = ${day(1)}, last_modified_by_id = null where id = ${id}`.execute(
      office.database,
    );
    expect(body(await approve())).toMatchObject({ state: 'Approved' });
    expect(await buyer.read(id, 'Status__c')).toEqual({ Status__c: 'Accepted' });
    await limit(null);
  });

  test('a buyer who acts for another account buys at the quotes of that one', async () => {
    const [AccountId, TargetAccountId] = [buyer.person.accountId, other.person.accountId];
    await clerk.create('ExternalManagedAccount', { AccountId, TargetAccountId });
    await quote();
    const path = `${cart}/cart-items?effectiveAccountId=${TargetAccountId}`;
    const item = { productId: listing, quantity: '5' };
    expect(body(await buyer.send('POST', path, item))).toMatchObject({ salesPrice: '1000.00' });
  });

  test('price, status and end of a quote are set by clerks alone: a buyer’s values are rejected', async () => {
    for (const forged of [
      { Status__c: 'Quoted', QuotedPrice__c: 1 },
      { QuotedPrice__c: 1 },
      { DeliveryPrice__c: 0 },
      { ValidUntil__c: day(100) },
      { DeclineReason__c: 'None' },
      { Account__c: other.person.accountId },
    ]) {
      await expect(ask(buyer, forged)).rejects.toThrow(Object.keys(forged)[0] ?? '');
      const id = await ask(buyer);
      expect((await buyer.update(id, forged)).status, JSON.stringify(forged)).toBe(400);
    }
  });

  test('a user of another account neither reads nor changes a quote', async () => {
    const id = await quote();
    expect(await peer.read(id, 'Status__c')).toEqual({ Status__c: 'Quoted' });
    expect((await peer.update(id, { IsWithdrawn__c: true })).status).toBeGreaterThanOrEqual(400);
    for (const stranger of [other, seller, office.guest]) {
      expect(await stranger.read(id, 'Name')).toBeUndefined();
      expect((await stranger.update(id, { IsWithdrawn__c: true })).status).toBeGreaterThanOrEqual(400);
      expect((await stranger.send('DELETE', `/records/${id}`)).status).toBeGreaterThanOrEqual(400);
    }
    const list = `/related-list-records/${buyer.person.accountId}/QuoteRequests__r`;
    expect(body(await peer.send('POST', list, {}))).toMatchObject({ records: [{ id }] });
    for (const stranger of [other, seller, office.guest])
      expect([403, 404]).toContain((await stranger.send('POST', list, {})).status);
    await expect(office.guest.create('QuoteRequest__c', { Listing__c: listing })).rejects.toThrow();
    // Asked as the seller, somebody who also buys answers, and changes nothing of the question.
    body(await clerk.update(id, { Seller__c: seller.person.accountId }));
    body(await seller.update(id, { SellerPrice__c: 700 }));
    for (const change of [{ IsWithdrawn__c: true }, { Quantity__c: 1 }, { Message__c: 'Mine' }])
      expect(await seller.update(id, change)).toMatchObject({ status: 400 });
    expect(await clerk.read(id, 'Status__c', 'Quantity__c')).toEqual({ Status__c: 'Quoted', Quantity__c: 5 });
  });

  test('a quote that a clerk owns can still be withdrawn; withdrawn or declined it holds no longer', async () => {
    const id = await quote();
    body(await clerk.update(id, { OwnerId: clerk.person.userId }));
    body(await buyer.update(id, { IsWithdrawn__c: true }));
    expect(await buyer.read(id, 'Status__c')).toEqual({ Status__c: 'Withdrawn' });
    expect(await put(buyer, 5)).toMatchObject({ salesPrice: '1000.00' });
    const declined = await ask(buyer);
    expect(await clerk.update(declined, { Status__c: 'Declined' })).toMatchObject({ status: 400 });
    body(await clerk.update(declined, { Status__c: 'Declined', DeclineReason__c: 'Promised to somebody.' }));
    expect(await buyer.read(declined, 'DeclineReason__c')).toEqual({
      DeclineReason__c: 'Promised to somebody.',
    });
    expect(await buyer.update(declined, { IsWithdrawn__c: true })).toMatchObject({ status: 400 });
    expect(await buyer.update(declined, { Quantity__c: 2 })).toMatchObject({ status: 400 });
  });

  test('a quote holds in the currency of its request', async () => {
    const id = await quote();
    body(await buyer.update(id, { CurrencyIsoCode: 'USD' }));
    expect(await buyer.read(id, 'Status__c')).toEqual({ Status__c: 'In Review' });
    body(await clerk.update(id, terms));
    expect(await put(buyer, 5)).toMatchObject({ salesPrice: '1000.00', agreedPrice: { holds: false } });
    expect((await lineOf(buyer)).message).toMatch(/is in USD, and holds in a cart in USD\.$/);
  });

  test('changing a quote request ends its quote', async () => {
    const id = await quote();
    body(await buyer.update(id, { Quantity__c: 1 }));
    expect(await buyer.read(id, 'Status__c')).toEqual({ Status__c: 'In Review' });
    expect(await put(buyer, 1)).toMatchObject({ salesPrice: '1000.00' });
  });

  test('a quote is ordered once: with stock for two, what is ordered again costs the usual price', async () => {
    await sql`update product_stock set on_hand = 10 where product_id = ${listing}`.execute(office.database);
    const stock = async () => {
      const { rows } = await sql<{ n: number }>`
        select on_hand as n from product_stock where product_id = ${listing}`.execute(office.database);
      return rows[0]?.n;
    };
    const id = await quote();
    await put(buyer, 5);
    await put(peer, 5);
    const [mine, theirs] = [await ready(buyer), await ready(peer)];
    // Each twice: the second press of who ordered leads to the same order.
    const answers = await Promise.all([mine, mine].map((checkout) => order(checkout, buyer)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    const orderIds = answers.map((answer) => body<{ orderSummaryId: string }>(answer).orderSummaryId);
    expect(new Set(orderIds).size).toBe(1);
    expect(await buyer.read(id, 'Status__c', 'Order__c')).toEqual({
      Status__c: 'Accepted',
      Order__c: orderIds[0],
    });
    expect(await order(theirs, peer)).toMatchObject({ status: 409, body: [{ errorCode: 'CART_CHANGED' }] });
    expect(await stock()).toBe(5);
    // Told so, the other orders what is left, at the price of the listing; so would whoever ordered.
    expect((await lineOf(peer)).cartItem).toMatchObject({ salesPrice: '1000.00' });
    expect(await put(buyer, 5)).toMatchObject({ salesPrice: '1000.00' });
    const now = await ready(peer);
    expect(now.totals.products).toBe('5000.00');
    expect((await order(now, peer)).status).toBe(201);
    expect(await stock()).toBe(0);
  });

  test('a fraction of a unit is rejected with a sentence, and no quantity is rounded', async () => {
    for (const Quantity__c of [1.5, 0.1, '2.5'])
      await expect(ask(buyer, { Quantity__c }), String(Quantity__c)).rejects.toThrow(
        'a whole number is expected',
      );
    const id = await ask(buyer);
    for (const desk of [buyer, clerk])
      expect(await desk.update(id, { Quantity__c: 1.5 })).toMatchObject({ status: 400 });
    expect(await buyer.read(id, 'Quantity__c')).toEqual({ Quantity__c: 5 });
  });

  test('quote requests with impossible values are rejected', async () => {
    for (const wrong of [
      { Quantity__c: 0 },
      { Quantity__c: -1 },
      { Quantity__c: 100_000 },
      { WantedPrice__c: -1 },
      { WantedPrice__c: 1e12 },
      { NeededBy__c: day(-1) },
      { CurrencyIsoCode: 'XXX' },
      { RecordTypeId: priceOffer },
      { RecordTypeId: priceOffer, WantedPrice__c: 0 },
    ])
      await expect(ask(buyer, wrong), JSON.stringify(wrong)).rejects.toThrow('400');
    await ask(buyer, { RecordTypeId: priceOffer, WantedPrice__c: 800, NeededBy__c: day(0) });
    const id = await ask(buyer);
    for (const wrong of [{ QuotedPrice__c: 0 }, { QuotedPrice__c: 1e12 }, { ValidUntil__c: day(-1) }])
      expect(await clerk.update(id, { ...terms, ...wrong })).toMatchObject({ status: 400 });
    body(await clerk.update(id, { ...terms, ValidUntil__c: null }));
    expect(await buyer.read(id, 'ValidUntil__c')).toEqual({ ValidUntil__c: day(30) });
    await sql`update product_stock set on_hand = 0 where product_id = ${listing}`.execute(office.database);
    await expect(ask(buyer)).rejects.toThrow('What is sold cannot be quoted.');
    const sold = { apiName: 'QuoteRequest__c', fields: { Listing__c: listing, Quantity__c: 5 } };
    const german = await buyer.send('POST', '/records', sold, 'de-DE');
    expect(JSON.stringify(german.body)).toContain('Für Verkauftes lässt sich kein Preis anbieten.');
  });

  test('the buyer gets one mail of a quote, of its end, and of a refusal', async () => {
    let now = new Date(Date.now() + 60_000);
    const sent: Mail[] = [];
    const worker = createWorker({
      database: office.database,
      now: () => now,
      log: (line) => console.error(line),
      handlers: [
        mailHandler({ send: async (mail) => void sent.push(mail) }),
        ...quoteJobs({ shop, baseUrl: 'https://relab.example' }),
      ],
    });
    await worker.runDue();
    sent.length = 0;
    const id = await ask(buyer);
    // Corrected at once: the first quote is not mailed.
    body(await clerk.update(id, { ...terms, QuotedPrice__c: 90 }));
    body(await clerk.update(id, terms));
    const declined = await ask(buyer);
    body(await clerk.update(declined, { Status__c: 'Declined', DeclineReason__c: 'It is promised.' }));
    now = new Date(Date.now() + 120_000);
    await worker.runDue();
    await worker.runDue();
    expect(sent.map(({ to }) => to)).toEqual([buyer.person.email, buyer.person.email]);
    expect(sent[0]?.text).toContain('€4,500.00');
    expect(sent[0]?.text).toContain(`/login?next=%2Fquotes%2F${id}`);
    expect(sent[1]?.text).toContain('It is promised.');
    now = new Date(`${day(9)}T08:00:00Z`);
    await worker.runDue();
    await worker.runDue();
    expect(sent.slice(2).map(({ subject }) => subject)).toEqual([expect.stringMatching(/ends tomorrow$/)]);
  });

  test('mails about a request from a German page are in German, with links to German pages', async () => {
    const now = new Date(Date.now() + 60_000);
    const sent: Mail[] = [];
    const worker = createWorker({
      database: office.database,
      now: () => now,
      log: (line) => console.error(line),
      handlers: [
        mailHandler({ send: async (mail) => void sent.push(mail) }),
        ...quoteJobs({ shop, baseUrl: 'https://relab.example' }),
      ],
    });
    await worker.runDue();
    sent.length = 0;
    const fields = { Listing__c: listing, Quantity__c: 5, Account__c: buyer.person.accountId };
    const asked = await buyer.send('POST', '/records', { apiName: 'QuoteRequest__c', fields }, 'de-DE');
    const { id } = asked.body as { readonly id: string };
    expect(await clerk.read(id, 'Language__c')).toEqual({ Language__c: 'de' });
    body(await clerk.update(id, terms));
    await worker.runDue();
    expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Ihr Angebot Q-/)]);
    expect(sent[0]?.html).toContain('<html lang="de">');
    expect(sent[0]?.text).toContain('Preis für alle: 4.500,00 € netto');
    expect(sent[0]?.text).toContain(`/de/login?next=%2Fde%2Fquotes%2F${id}`);
  });
});
