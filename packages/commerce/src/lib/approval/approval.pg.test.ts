import {
  addCheckoutPayment,
  addItemToCart,
  applyCouponToCart,
  approveOrder,
  type CartItem,
  type Checkout,
  cancelUnpaidOrder,
  deleteCart,
  deleteItemFromCart,
  getCheckout,
  getOrderApprovals,
  getOrderSummaries,
  type OrderApproval,
  type OrderApprovals,
  type OrderSummaries,
  type PlacedOrder,
  placeOrder,
  rejectOrder,
  startCheckout,
  updateCheckout,
  updateItemInCart,
  withdrawApproval,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { createWorker } from '@relab/server/jobs';
import { type Mail, mailHandler } from '@relab/server/mail';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount, manage, setStandardPrice } from '../account/account.fixture.ts';
import { openShop, options, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { commerceJobs } from '../commerce-jobs.ts';
import { scriptedStripe, webhookSecret } from '../payment/scripted-stripe.fixture.ts';
import { createStripe } from '../payment-provider/stripe.ts';

const address = { name: 'Robin', street: 'Weg 1', city: 'Jena', postalCode: '07743', country: 'DE' };

describe.each(testEngines)('orders above the spending limit on %s', (engine) => {
  let shop: TestShop;
  let user: User;
  let buyer: Shopper;
  let boss: User;
  let manager: Shopper;
  let productId: string;
  let stock: number;

  const { fetch } = scriptedStripe();
  const provider = createStripe({ key: 'sk_scripted', webhookSecret, fetch });
  let termsVersion: string | null = null;
  const terms = { version: async () => termsVersion };
  const chosen = { ...options, terms, payments: { provider, baseUrl: 'https://shop.example' } };

  beforeAll(async () => {
    shop = await openShop(engine, chosen);
    await shop.put(product('A', { stock: 100 }));
    productId = await shop.idOf('A');
  });
  afterAll(() => shop.close());

  /** Somebody else of the same account. */
  async function colleague(of: User, roles: User['roles']): Promise<User> {
    const other = await shop.addUser();
    await sql`
      update "user" set account_id = ${of.accountId}, roles = ${roles.join(';')}, first_name = 'Mara'
      where id = ${other.userId}`.execute(shop.database);
    return { ...other, accountId: of.accountId, roles };
  }
  const limit = (accountId: string, amount: string | null) =>
    sql`update account set spending_limit = ${amount} where id = ${accountId}`.execute(shop.database);

  beforeEach(async () => {
    termsVersion = null;
    user = await shop.addUser();
    buyer = shop.as(user);
    boss = await colleague(user, ['buyer manager']);
    manager = shop.as(boss);
    await limit(user.accountId, '1000.00');
    stock = await shop.stockOf('A');
  });

  interface Prepared {
    readonly item: CartItem;
    readonly checkout: Checkout;
  }

  const purchaseOrder = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-1' };

  async function prepare(
    shopper: Shopper,
    effectiveAccountId?: string,
    payment: object = purchaseOrder,
  ): Promise<Prepared> {
    const of = { effectiveAccountId };
    const item = await shopper.ok<CartItem>(addItemToCart, { productId, quantity: '1', ...of });
    const { checkoutId } = await shopper.ok<Checkout>(startCheckout, of);
    await shopper.ok(updateCheckout, {
      checkoutId,
      contactInfo: { email: 'robin@lab.example' },
      deliveryAddress: address,
      ...of,
    });
    await shopper.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel', ...of });
    const checkout = await shopper.ok<Checkout>(addCheckoutPayment, { checkoutId, ...payment, ...of });
    return { item, checkout };
  }
  async function ask(payment?: object): Promise<Prepared & { readonly approval: OrderApproval }> {
    const prepared = await prepare(buyer, undefined, payment);
    const { checkoutId, totals } = prepared.checkout;
    const answer = await buyer.call(placeOrder, { checkoutId, expectedTotal: totals.total });
    expect(answer.status).toBe(202);
    return { ...prepared, approval: answer.body as unknown as OrderApproval };
  }
  const ordersOf = async (shopper: Shopper) =>
    (await shopper.ok<OrderSummaries>(getOrderSummaries)).totalItemCount;

  /** The mails that are sent now, but for those that confirm orders. */
  async function sent(): Promise<Mail[]> {
    const mails: Mail[] = [];
    await createWorker({
      database: shop.database,
      handlers: [
        mailHandler({ send: async (mail) => void mails.push(mail) }),
        ...commerceJobs(chosen, 'https://shop.example'),
      ],
      now: () => new Date('2026-06-01T12:01:00Z'),
      log: (line) => {
        throw new Error(line);
      },
    }).runDue();
    return mails.filter(({ to }) => to !== 'robin@lab.example');
  }

  it('reserves the items of a pending approval for days, and reminds its approvers before that ends', async () => {
    const { approval } = await ask();
    const days = async (): Promise<number> => {
      const { rows } = await sql<{ days: number }>`
        select extract(epoch from expires_at - clock_timestamp())::float8 / 86400 as days
        from inventory_item_reservation where cart_id = ${approval.cartId}`.execute(shop.database);
      return rows[0]?.days ?? 0;
    };
    expect(await days()).toBeGreaterThan(6.9);
    const { rows } = await sql<{ run_at: Date }>`
      select run_at from job where kind = 'approval reminder' and payload->>'approvalId' = ${approval.approvalId}`.execute(
      shop.database,
    );
    expect(rows[0]?.run_at.toISOString()).toBe('2026-06-07T12:00:00.000Z');
    await manager.ok(rejectOrder, { approvalId: approval.approvalId, note: 'Not this year.' });
    expect(await days()).toBeLessThan(0.2);
  });

  it('shows at the checkout that an approval is needed, and by whom', async () => {
    const { checkout } = await prepare(buyer);
    expect(checkout.approval).toEqual({
      isNeeded: true,
      limit: '1000.00',
      approvers: ['Mara Buyer'],
      latest: null,
    });
  });

  it('asks instead of ordering, repeated the same, and takes no stock', async () => {
    const { approval, checkout } = await ask();
    expect(approval).toMatchObject({
      state: 'Pending',
      amount: checkout.totals.total,
      accountId: user.accountId,
      requestedBy: { userId: user.userId },
      items: [{ productId, quantity: '1.0', price: '1000.00' }],
    });
    const { checkoutId } = checkout;
    const again = await Promise.all([1, 2, 3].map(() => buyer.call(placeOrder, { checkoutId })));
    expect(again.map(({ body }) => (body as unknown as OrderApproval).approvalId)).toEqual(
      Array(3).fill(approval.approvalId),
    );
    expect(await shop.stockOf('A')).toBe(stock);
    expect(await ordersOf(buyer)).toBe(0);
  });

  it('places an approved order under the terms that the buyer agreed to when requesting it', async () => {
    termsVersion = 'v1';
    const { checkout } = await prepare(buyer);
    const { checkoutId } = checkout;
    expect(await buyer.call(placeOrder, { checkoutId })).toMatchObject({ status: 400 });
    const asked = await buyer.ok<OrderApproval>(placeOrder, { checkoutId, acceptedTerms: 'v1' });
    termsVersion = 'v2';
    const { orderSummaryId } = await manager.ok<OrderApproval>(approveOrder, {
      approvalId: asked.approvalId,
    });
    const { rows } = await sql`
      select terms_version, terms_accepted_date from order_summary where id = ${orderSummaryId}`.execute(
      shop.database,
    );
    expect(rows).toEqual([{ terms_version: 'v1', terms_accepted_date: new Date('2026-06-01T12:00:00Z') }]);
  });

  it('lets cart and checkout stand still meanwhile', async () => {
    const { item, checkout } = await ask();
    const { checkoutId } = checkout;
    const { cartItemId, cartId } = item;
    const tries = [
      [addItemToCart, { productId, quantity: '1' }],
      [updateItemInCart, { itemId: cartItemId, quantity: '2' }],
      [deleteItemFromCart, { itemId: cartItemId }],
      [deleteCart, { cartId }],
      [applyCouponToCart, { couponCode: 'X' }],
      [updateCheckout, { checkoutId, shippingInstructions: 'x' }],
      [addCheckoutPayment, { checkoutId, paymentMethod: 'Invoice' }],
      [startCheckout, {}],
    ] as const;
    for (const [call, config] of tries) {
      const answer = await buyer.call(call, config);
      expect([call.id, answer.status]).toEqual([call.id, 409]);
      expect(JSON.stringify(answer.body)).toContain('waits for an approval');
    }
    expect(await buyer.ok<Checkout>(getCheckout, { checkoutId })).toMatchObject({
      totals: checkout.totals,
      approval: { latest: { state: 'Pending' } },
    });
  });

  it('places an order once when a buyer manager approves it, in the name of its buyer', async () => {
    const { approval, checkout } = await ask();
    const { approvalId } = approval;
    const answers = await Promise.all(
      [1, 2, 3].map(() => manager.ok<OrderApproval>(approveOrder, { approvalId })),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({
        state: 'Approved',
        decidedBy: { userId: boss.userId },
        orderSummaryId: answers[0]?.orderSummaryId,
      });
    }
    expect(await shop.stockOf('A')).toBe(stock - 1);
    expect(await ordersOf(buyer)).toBe(1);
    const { rows } = await sql`
      select owner_id, account_id, grand_total_amount from order_summary where id = ${answers[0]?.orderSummaryId}`.execute(
      shop.database,
    );
    expect(rows).toEqual([
      { owner_id: user.userId, account_id: user.accountId, grand_total_amount: checkout.totals.total },
    ]);
    expect((await manager.call(rejectOrder, { approvalId, note: 'No.' })).status).toBe(409);
    // A new cart is free.
    await buyer.ok(addItemToCart, { productId, quantity: '1' });
  });

  it('stays pending, with the reason, when it cannot be placed', async () => {
    const { approval } = await ask();
    const { approvalId } = approval;
    await sql`update product_stock set on_hand = 0 where product_id = ${productId}`.execute(shop.database);
    expect(await manager.call(approveOrder, { approvalId })).toMatchObject({
      status: 409,
      body: [{ errorCode: 'INSUFFICIENT_STOCK' }],
    });
    await sql`update product_stock set on_hand = ${stock} where product_id = ${productId}`.execute(
      shop.database,
    );
    await setStandardPrice(shop.database, productId, '1200.00');
    const dearer = await manager.call(approveOrder, { approvalId });
    await setStandardPrice(shop.database, productId, '1000.00');
    expect(dearer).toMatchObject({ status: 409, body: [{ errorCode: 'CART_CHANGED' }] });
    expect(JSON.stringify(dearer.body)).toContain('Reject it');
    expect(await manager.ok<OrderApprovals>(getOrderApprovals, { state: 'Pending' })).toMatchObject({
      totalItemCount: 1,
      mayDecide: true,
    });
    expect(await shop.stockOf('A')).toBe(stock);
    expect(await manager.ok(approveOrder, { approvalId })).toMatchObject({ state: 'Approved' });
  });

  it('opens the cart again when it is rejected, and its buyer reads why', async () => {
    const { approval, item, checkout } = await ask();
    const { approvalId } = approval;
    const rejected = { approvalId, note: 'Two offers are needed.' };
    expect(await manager.ok(rejectOrder, rejected)).toMatchObject({ state: 'Rejected' });
    expect(await manager.ok(rejectOrder, rejected)).toMatchObject({ note: 'Two offers are needed.' });
    expect((await manager.call(approveOrder, { approvalId })).status).toBe(409);
    expect(await buyer.ok<Checkout>(getCheckout, { checkoutId: 'active' })).toMatchObject({
      approval: { latest: { state: 'Rejected', note: 'Two offers are needed.' } },
    });
    expect(await buyer.ok<OrderApprovals>(getOrderApprovals, { forCartId: item.cartId })).toMatchObject({
      mayDecide: false,
      orderApprovals: [{ approvalId, state: 'Rejected', note: 'Two offers are needed.', items: [] }],
    });
    await buyer.ok(updateItemInCart, { itemId: item.cartItemId, quantity: '2' });
    const { checkoutId } = checkout;
    const again = await buyer.call(placeOrder, { checkoutId });
    expect(again.status).toBe(202);
    expect((again.body as unknown as OrderApproval).approvalId).not.toBe(approvalId);
    const second = (again.body as unknown as OrderApproval).approvalId;
    await manager.ok(rejectOrder, { approvalId: second, note: 'No.' });
    await buyer.ok(deleteCart, { cartId: item.cartId });
    expect(await buyer.ok<OrderApprovals>(getOrderApprovals)).toMatchObject({ totalItemCount: 2 });
  });

  it('needs none at the limit, without one, and from a buyer manager', async () => {
    const { checkout } = await prepare(buyer);
    const { checkoutId, totals } = checkout;
    await limit(user.accountId, totals.total);
    expect((await buyer.call(placeOrder, { checkoutId })).status).toBe(201);
    await limit(user.accountId, '1.00');
    const own = await prepare(manager);
    expect(own.checkout.approval).toBeUndefined();
    expect((await manager.call(placeOrder, { checkoutId: own.checkout.checkoutId })).status).toBe(201);
    await limit(user.accountId, null);
    const free = await prepare(buyer);
    expect((await buyer.call(placeOrder, { checkoutId: free.checkout.checkoutId })).status).toBe(201);
  });

  it('goes by the limit of the account that is acted for, and by managers of the one that manages it', async () => {
    const managed = await addAccount(shop.database, 'Institute of Patience');
    await manage(shop.database, user.accountId, managed);
    await limit(managed, '10.00');
    const { checkout } = await prepare(buyer, managed);
    expect(checkout.approval?.approvers).toEqual(['Mara Buyer']);
    const of = { effectiveAccountId: managed };
    const { body } = await buyer.call(placeOrder, { checkoutId: checkout.checkoutId, ...of });
    const { approvalId } = body as unknown as OrderApproval;
    expect((await manager.call(approveOrder, { approvalId })).status).toBe(404);
    expect(await manager.ok(approveOrder, { approvalId, ...of })).toMatchObject({
      state: 'Approved',
      accountName: 'Institute of Patience',
    });
  });

  it('responds 403 where nobody can approve the order, and requests nothing', async () => {
    await sql`update "user" set is_active = false where id = ${boss.userId}`.execute(shop.database);
    const { checkout } = await prepare(buyer);
    expect(await buyer.call(placeOrder, { checkoutId: checkout.checkoutId })).toMatchObject({
      status: 403,
      body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
    });
    await buyer.ok(addItemToCart, { productId, quantity: '1' });
  });

  it('is not placed for somebody who may buy for the account no longer', async () => {
    const { approval } = await ask();
    await sql`update "user" set is_active = false where id = ${user.userId}`.execute(shop.database);
    expect(await manager.call(approveOrder, { approvalId: approval.approvalId })).toMatchObject({
      status: 409,
    });
    await manager.ok(rejectOrder, { approvalId: approval.approvalId, note: 'Left.' });
  });

  it('is seen and decided by nobody else: guests, buyers, managers of other accounts', async () => {
    const { approval } = await ask();
    const { approvalId } = approval;
    const peer = shop.as(await colleague(user, ['buyer']));
    const stranger = shop.as({ ...(await shop.addUser()), roles: ['buyer manager'] });
    const note = 'No.';
    for (const [principal, status] of [
      [shop.guest(), 403],
      [buyer, 403],
      [peer, 403],
      [stranger, 404],
    ] as const) {
      expect((await principal.call(approveOrder, { approvalId })).status).toBe(status);
      expect((await principal.call(rejectOrder, { approvalId, note })).status).toBe(status);
    }
    expect((await shop.guest().call(getOrderApprovals, {})).status).toBe(403);
    expect(await peer.ok<OrderApprovals>(getOrderApprovals)).toMatchObject({ totalItemCount: 0 });
    expect(await stranger.ok<OrderApprovals>(getOrderApprovals)).toMatchObject({ totalItemCount: 0 });
    expect(await buyer.ok<OrderApprovals>(getOrderApprovals)).toMatchObject({ totalItemCount: 1 });
    const another = `${approvalId.slice(0, 14)}${approvalId[14] === '0' ? '1' : '0'}`;
    for (const id of ['x', another, productId]) {
      expect((await manager.call(approveOrder, { approvalId: id })).status).toBe(404);
    }
    expect((await manager.call(rejectOrder, { approvalId, note: ' ' })).status).toBe(400);
    expect(await manager.ok<OrderApprovals>(getOrderApprovals)).toMatchObject({
      orderApprovals: [{ approvalId, state: 'Pending' }],
    });
  });

  it('writes to those who can decide, and to the buyer what they decided', async () => {
    await sent();
    const { approval } = await ask();
    const [request, ...others] = await sent();
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      to: boss.email,
      subject: 'An order of €1,213.80 waits for your approval',
    });
    for (const part of [
      'Buyer asks to order this for Test Institute',
      'Product A\n  Price: 1 × €1,000.00',
      'https://shop.example/login?next=%2Fapprovals',
    ]) {
      expect(request?.text).toContain(part);
    }
    await manager.ok(rejectOrder, { approvalId: approval.approvalId, note: 'Two <offers> first.' });
    await manager.ok(rejectOrder, { approvalId: approval.approvalId, note: 'Two <offers> first.' });
    const [rejection, ...more] = await sent();
    expect(more).toEqual([]);
    expect(rejection).toMatchObject({ to: user.email, subject: 'Your order of €1,213.80 was turned down' });
    expect(rejection?.text).toContain('Why:\nTwo <offers> first.');
    expect(rejection?.html).toContain('Two &lt;offers&gt; first.');
    const again = await buyer.ok<OrderApproval>(placeOrder, { checkoutId: 'active' });
    const approved = await manager.ok<OrderApproval>(approveOrder, { approvalId: again.approvalId });
    // The request is not written of any more: it is decided.
    const [approvalMail, ...none] = await sent();
    expect(none).toEqual([]);
    expect(approvalMail).toMatchObject({ to: user.email, subject: 'Your order of €1,213.80 is approved' });
    expect(approvalMail?.text).toContain(`login?next=%2Forders%2F${approved.orderSummaryId}`);
    expect(approvalMail?.text).toMatch(/Its number is RL-2026-\d{6}\./);
  });

  it('sends mails about approvals in the languages of approver and buyer', async () => {
    await sent();
    await sql`
      update "user" set language_locale_key = 'de' where id in (${user.userId}, ${boss.userId})`.execute(
      shop.database,
    );
    const { approval } = await ask();
    const [request] = await sent();
    expect(request?.subject).toBe('Eine Bestellung über 1.213,80\u00a0€ wartet auf Ihre Freigabe');
    expect(request?.html).toContain('<html lang="de">');
    expect(request?.text).toContain('Product A\n  Preis: 1 × 1.000,00 €');
    await manager.ok(rejectOrder, { approvalId: approval.approvalId, note: 'Zu teuer.' });
    const [rejection] = await sent();
    expect(rejection?.subject).toBe('Ihre Bestellung über 1.213,80\u00a0€ wurde abgelehnt');
    expect(rejection?.text).toContain('Begründung:\nZu teuer.');
    await sql`update "user" set language_locale_key = 'en_US'`.execute(shop.database);
  });

  it('leads those who decide for another account by the page on which it is chosen', async () => {
    await sent();
    const managed = await addAccount(shop.database, 'Institute of Hope');
    await manage(shop.database, user.accountId, managed);
    await limit(managed, '10.00');
    const { checkout } = await prepare(buyer, managed);
    await buyer.call(placeOrder, { checkoutId: checkout.checkoutId, effectiveAccountId: managed });
    const [request] = await sent();
    const link = new URL(/https:\S+/.exec(request?.text ?? '')?.[0] ?? '');
    expect(link.searchParams.get('next')).toBe('/buying-for?next=%2Fapprovals');
  });

  it('lets only its buyer withdraw a request: no mail is sent, and the cart can be changed again', async () => {
    await sent();
    const { approval, item } = await ask();
    const { approvalId } = approval;
    const peer = shop.as(await colleague(user, ['buyer']));
    const stranger = shop.as(await shop.addUser());
    for (const [principal, status] of [
      [shop.guest(), 403],
      [manager, 404],
      [peer, 404],
      [stranger, 404],
    ] as const) {
      expect((await principal.call(withdrawApproval, { approvalId })).status).toBe(status);
    }
    expect(await manager.ok<OrderApprovals>(getOrderApprovals, { state: 'Pending' })).toMatchObject({
      totalItemCount: 1,
    });
    const answers = await Promise.all([1, 2].map(() => buyer.ok(withdrawApproval, { approvalId })));
    for (const answer of answers) expect(answer).toMatchObject({ state: 'Withdrawn', decidedBy: null });
    expect(await sent()).toEqual([]);
    expect((await manager.call(approveOrder, { approvalId })).status).toBe(409);
    expect((await manager.call(rejectOrder, { approvalId, note: 'No.' })).status).toBe(409);
    await buyer.ok(updateItemInCart, { itemId: item.cartItemId, quantity: '2' });
  });

  it('is not withdrawn once it was decided', async () => {
    const { approval } = await ask();
    const { approvalId } = approval;
    await manager.ok(approveOrder, { approvalId });
    expect((await buyer.call(withdrawApproval, { approvalId })).status).toBe(409);
    const other = await ask();
    await manager.ok(rejectOrder, { approvalId: other.approval.approvalId, note: 'No.' });
    const late = await buyer.call(withdrawApproval, { approvalId: other.approval.approvalId });
    expect(late.status).toBe(409);
    await expect(buyer.ok(getCheckout, { checkoutId: 'active' })).resolves.toMatchObject({
      approval: { latest: { state: 'Rejected' } },
    });
  });

  it('decides once where it is withdrawn and approved at the same moment', async () => {
    const { approval } = await ask();
    const { approvalId } = approval;
    const answers = await Promise.all([
      manager.call(approveOrder, { approvalId }),
      buyer.call(withdrawApproval, { approvalId }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isPlaced = answers[0]?.status === 200;
    expect(await ordersOf(buyer)).toBe(isPlaced ? 1 : 0);
    expect(await shop.stockOf('A')).toBe(isPlaced ? stock - 1 : stock);
  });

  describe('that is paid by card', () => {
    const card = { paymentMethod: 'Card' };

    it('leaves an approved order by card to its buyer, who places it without another request and pays it', async () => {
      await sent();
      const { approval, item, checkout } = await ask(card);
      const { checkoutId, totals } = checkout;
      const approved = await manager.ok<OrderApproval>(approveOrder, { approvalId: approval.approvalId });
      expect(approved).toMatchObject({ state: 'Approved', awaitsPayment: true, orderSummaryId: null });
      expect(await shop.stockOf('A')).toBe(stock);
      const mails = await sent();
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        [user.email, 'Your order of €1,213.80 is approved: you can pay it'],
      ]);
      expect(mails[0]?.text).toContain('login?next=%2Fcheckout%2Freview');
      expect((await buyer.call(updateItemInCart, { itemId: item.cartItemId, quantity: '2' })).status).toBe(
        409,
      );
      expect(await buyer.ok<Checkout>(getCheckout, { checkoutId })).toMatchObject({
        approval: { isNeeded: false, latest: { awaitsPayment: true } },
      });
      const placing = { checkoutId, expectedTotal: totals.total };
      const placed = await buyer.ok<PlacedOrder>(placeOrder, placing);
      expect(placed.paymentUrl).toMatch(/^https:\/\/pay\.example\//);
      expect(await buyer.ok<PlacedOrder>(placeOrder, placing)).toMatchObject(placed);
      const [row] = (await buyer.ok<OrderApprovals>(getOrderApprovals)).orderApprovals;
      expect(row).toMatchObject({ awaitsPayment: false, orderSummaryId: placed.orderSummaryId });
      await buyer.ok(addItemToCart, { productId, quantity: '1' });
    });

    it('needs no second approval when it was not paid, and is withdrawn with its cart', async () => {
      const { approval, item, checkout } = await ask(card);
      const { approvalId } = approval;
      const { checkoutId } = checkout;
      await manager.ok(approveOrder, { approvalId });
      const { orderSummaryId } = await buyer.ok<PlacedOrder>(placeOrder, { checkoutId });
      expect((await buyer.call(withdrawApproval, { approvalId })).status).toBe(409);
      await buyer.ok(cancelUnpaidOrder, { orderSummaryId });
      expect(await buyer.ok<OrderApprovals>(getOrderApprovals)).toMatchObject({
        orderApprovals: [{ approvalId, awaitsPayment: true }],
      });
      const second = await buyer.ok<PlacedOrder>(placeOrder, { checkoutId });
      expect(second.orderSummaryId).not.toBe(orderSummaryId);
      await buyer.ok(cancelUnpaidOrder, { orderSummaryId: second.orderSummaryId });
      expect(await buyer.ok(withdrawApproval, { approvalId })).toMatchObject({ state: 'Withdrawn' });
      await buyer.ok(updateItemInCart, { itemId: item.cartItemId, quantity: '2' });
      expect((await buyer.call(placeOrder, { checkoutId })).status).toBe(202);
    });

    it('is approved for its amount and no more', async () => {
      const { approval, checkout } = await ask(card);
      const { checkoutId } = checkout;
      await manager.ok(approveOrder, { approvalId: approval.approvalId });
      await setStandardPrice(shop.database, productId, '1200.00');
      const dearer = await buyer.call(placeOrder, { checkoutId });
      await setStandardPrice(shop.database, productId, '1000.00');
      expect(dearer).toMatchObject({ status: 409, body: [{ errorCode: 'CONFLICT' }] });
      expect(JSON.stringify(dearer.body)).toContain('1213.80 was approved');
      expect(await ordersOf(buyer)).toBe(0);
    });
  });
});
