import {
  cancelOrderItems,
  createShipment,
  downloadOrderReturnCreditNote,
  getOrderSummary,
  type OrderFulfillment,
  type OrderSummary,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { newId } from '@relab/server/http';
import { wordsOf } from '@relab/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shopper, TestShop } from '../commerce.fixture.ts';
import { placeUnits, setStatus } from '../fulfillment/ordered.fixture.ts';
import { openReturningShop, type ReturningShop } from './returning-shop.fixture.ts';

const note = 'The seller has only one.';

describe.each(testEngines)('canceling what is left of an order on %s', (engine) => {
  let opened: ReturningShop;
  let shop: TestShop;
  let clerk: Shopper;
  beforeAll(async () => {
    opened = await openReturningShop(engine);
    ({ shop, clerk } = opened);
  });
  afterAll(() => shop.close());

  const read = (orderSummaryId: string) => opened.read(orderSummaryId);
  const itemOf = ({ lines }: OrderFulfillment, sku: string, quantity: number) => ({
    orderItemSummaryId: lines.find((line) => line.sku === sku)?.orderItemSummaryId ?? '',
    quantity,
  });
  /** An order of which some units of A have left. */
  async function shippedInPart(
    buyer: Shopper,
    units: Readonly<Record<string, number>>,
    sent: number,
  ): Promise<OrderFulfillment> {
    const { orderSummaryId } = await placeUnits(shop, buyer, units);
    await setStatus(shop, 'order_summary', orderSummaryId, 'Approved');
    const items = [itemOf(await read(orderSummaryId), 'A', sent)];
    const { shipments } = await clerk.ok<OrderFulfillment>(createShipment, { orderSummaryId, items });
    await setStatus(shop, 'shipment', shipments[0]?.shipmentId ?? '', 'Picked Up');
    return await read(orderSummaryId);
  }
  const cancel = (orderSummaryId: string, more: Readonly<Record<string, unknown>> = {}) =>
    clerk.call(cancelOrderItems, { orderSummaryId, note, ...more });

  test('the rest is for sale again and credited, and the buyer reads why', async () => {
    const buyer = shop.guest();
    const { orderSummaryId } = await shippedInPart(buyer, { A: 3, B: 1 }, 1);
    const stock = [await shop.stockOf('A'), await shop.stockOf('B')];
    const { lines, returns } = await clerk.ok<OrderFulfillment>(cancelOrderItems, { orderSummaryId, note });
    expect(
      lines.map(({ canceled, toShip, returned, returnable }) => [canceled, toShip, returned, returnable]),
    ).toEqual([
      [2, 0, 0, 1],
      [1, 0, 0, 0],
    ]);
    expect(returns).toMatchObject([
      { type: 'Cancellation', status: 'Refunded', refundAmount: '297.50', refundState: 'Pending' },
    ]);
    expect([await shop.stockOf('A'), await shop.stockOf('B')]).toEqual([
      (stock[0] ?? 0) + 2,
      (stock[1] ?? 0) + 1,
    ]);

    const seen = await buyer.ok<OrderSummary>(getOrderSummary, { orderSummaryId });
    expect(seen.status).toBe('Shipped');
    expect(seen.returns).toMatchObject([
      {
        type: 'Cancellation',
        note,
        refundAmount: '297.50',
        refundMethod: 'Transfer',
        items: [
          { name: 'Centrifuge A', quantity: 2 },
          { name: 'Oven B', quantity: 1 },
        ],
      },
    ]);
    const { returnOrderId = '' } = seen.returns?.[0] ?? {};
    const pdf = await buyer.download(downloadOrderReturnCreditNote, { orderSummaryId, returnOrderId });
    expect(wordsOf(new Uint8Array(await pdf.arrayBuffer()))).toContain('297.50');

    opened.mails.length = 0;
    await opened.runJobs();
    const mail = opened.mails.find(({ subject }) => subject.includes('A part of your order'));
    for (const words of ['2 × Centrifuge A', note, '297.50']) expect(mail?.text).toContain(words);
    expect(mail?.attachments).toHaveLength(1);

    // Nothing is left: neither to cancel again nor to ship, by a plain record either.
    expect([
      (await cancel(orderSummaryId)).status,
      (await clerk.call(createShipment, { orderSummaryId })).status,
    ]).toEqual([409, 409]);
    const id = newId('0OB');
    await sql`insert into shipment (id, order_summary_id, status) values (${id}, ${orderSummaryId}, 'Planned')`.execute(
      shop.database,
    );
    expect((await read(orderSummaryId)).shipments.at(-1)?.items).toEqual([]);
  });

  test('parts that are canceled, and the delivery, add up to what was not sent', async () => {
    const order = await shippedInPart(shop.guest(), { A: 3 }, 1);
    const { orderSummaryId, refundableDeliveryAmount } = order;
    const one = [itemOf(order, 'A', 1)];
    expect((await cancel(orderSummaryId, { items: [itemOf(order, 'A', 3)] })).status).toBe(409);
    expect((await cancel(orderSummaryId, { items: one, deliveryAmount: '100000' })).status).toBe(409);
    expect((await cancel(orderSummaryId, { items: one })).status).toBe(200);
    const last = await cancel(orderSummaryId, { items: one, deliveryAmount: refundableDeliveryAmount });
    expect(last.status).toBe(200);
    const { returns } = await read(orderSummaryId);
    const { rows } = await sql<{ rest: string }>`
      select (grand_total_amount - 119)::text as rest from order_summary where id = ${orderSummaryId}`.execute(
      shop.database,
    );
    const credited = returns.reduce((sum, { refundAmount }) => sum + Number(refundAmount), 0);
    expect(credited).toBeCloseTo(Number(rows[0]?.rest), 2);
  });

  test('of two who cancel the rest at the same time one does', async () => {
    const { orderSummaryId } = await shippedInPart(shop.guest(), { A: 3 }, 1);
    const stock = await shop.stockOf('A');
    const statuses = (await Promise.all([cancel(orderSummaryId), cancel(orderSummaryId)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await shop.stockOf('A')).toBe(stock + 2);
  });

  test('an order of which nothing has left is canceled as a whole, and units in a shipment are not canceled', async () => {
    const { orderSummaryId } = await placeUnits(shop, shop.guest(), { A: 2 });
    await setStatus(shop, 'order_summary', orderSummaryId, 'Approved');
    expect((await cancel(orderSummaryId)).status).toBe(409);
    const order = await shippedInPart(shop.guest(), { A: 2 }, 1);
    await clerk.ok(createShipment, { orderSummaryId: order.orderSummaryId });
    expect((await cancel(order.orderSummaryId)).status).toBe(409);
    expect((await cancel(newId('1Os'))).status).toBe(404);
    expect((await cancel(order.orderSummaryId, { note: '' })).status).toBe(400);
  });

  /** An approved order, of which nothing is in a shipment. */
  async function approved(
    buyer: Shopper,
    units: Readonly<Record<string, number>>,
  ): Promise<OrderFulfillment> {
    const { orderSummaryId } = await placeUnits(shop, buyer, units);
    await setStatus(shop, 'order_summary', orderSummaryId, 'Approved');
    return await read(orderSummaryId);
  }

  test('a part is canceled before anything has left: the order is invoiced, the part credited, and the rest ships', async () => {
    const buyer = shop.guest();
    const order = await approved(buyer, { A: 2, B: 1 });
    const { orderSummaryId } = order;
    const stock = await shop.stockOf('A');
    expect((await buyer.ok<OrderSummary>(getOrderSummary, { orderSummaryId })).invoice).toBeNull();
    const { lines, returns } = await clerk.ok<OrderFulfillment>(cancelOrderItems, {
      orderSummaryId,
      note,
      items: [itemOf(order, 'A', 1)],
    });
    expect(lines.map(({ canceled, toShip }) => [canceled, toShip])).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(returns).toMatchObject([{ type: 'Cancellation', refundAmount: '119.00' }]);
    expect(await shop.stockOf('A')).toBe(stock + 1);
    const seen = await buyer.ok<OrderSummary>(getOrderSummary, { orderSummaryId });
    expect(seen).toMatchObject({ status: 'Approved', creditNote: null });
    const { invoiceNumber } = seen.invoice ?? {};
    expect(invoiceNumber).toMatch(/^INV-/);

    const { shipments } = await clerk.ok<OrderFulfillment>(createShipment, { orderSummaryId });
    expect(shipments[0]?.items.map(({ quantity }) => quantity)).toEqual([1, 1]);
    await setStatus(shop, 'shipment', shipments[0]?.shipmentId ?? '', 'Picked Up');
    const shipped = await buyer.ok<OrderSummary>(getOrderSummary, { orderSummaryId });
    expect([shipped.status, shipped.invoice?.invoiceNumber]).toEqual(['Shipped', invoiceNumber]);
  });

  test('nothing is canceled of an order that awaits its payment or its confirmation', async () => {
    for (const status of ['Awaiting Payment', 'Awaiting Confirmation']) {
      const order = await approved(shop.guest(), { A: 2 });
      await setStatus(shop, 'order_summary', order.orderSummaryId, status);
      const items = [itemOf(order, 'A', 1)];
      expect((await cancel(order.orderSummaryId, { items })).status).toBe(409);
    }
  });

  test('of a part and the whole that are canceled at the same time, units come back once', async () => {
    const stock = await shop.stockOf('A');
    const order = await approved(shop.guest(), { A: 2 });
    const { orderSummaryId } = order;
    await Promise.all([
      cancel(orderSummaryId, { items: [itemOf(order, 'A', 1)] }),
      setStatus(shop, 'order_summary', orderSummaryId, 'Canceled'),
    ]);
    expect(await shop.stockOf('A')).toBe(stock);
  });

  test('what was paid by card goes back to the card in part, once', async () => {
    const { orderSummaryId } = await shippedInPart(shop.guest(), { A: 2 }, 1);
    await sql`
      insert into order_payment (id, order_summary_id, provider, reference, charge, amount, currency_iso_code, state,
        expires_at, changed_at)
      values (${orderSummaryId}, ${orderSummaryId}, 'stripe', ${orderSummaryId}, 'pi_8', 238, 'EUR', 'Paid', now(), now())
      `.execute(shop.database);
    expect((await cancel(orderSummaryId)).status).toBe(200);
    await opened.runJobs();
    expect(opened.stripe.refunds).toEqual(['pi_8 11900']);
    expect((await read(orderSummaryId)).returns[0]?.refundState).toBe('Done');
  });

  test('with its last unit an order is canceled, with all that was paid credited once', async () => {
    const buyer = shop.guest();
    const stock = await shop.stockOf('A');
    const order = await approved(buyer, { A: 3 });
    const { orderSummaryId } = order;
    await sql`
      insert into order_payment (id, order_summary_id, provider, reference, charge, amount, currency_iso_code, state,
        expires_at, changed_at)
      values (${orderSummaryId}, ${orderSummaryId}, 'stripe', ${orderSummaryId}, 'pi_9', 1000, 'EUR', 'Paid', now(), now())
      `.execute(shop.database);
    expect((await cancel(orderSummaryId, { items: [itemOf(order, 'A', 3)] })).status).toBe(409);
    const refunds = opened.stripe.refunds.length;
    expect((await cancel(orderSummaryId, { items: [itemOf(order, 'A', 1)] })).status).toBe(200);
    expect((await cancel(orderSummaryId)).status).toBe(200);
    expect(await shop.stockOf('A')).toBe(stock);
    const seen = await buyer.ok<OrderSummary>(getOrderSummary, { orderSummaryId });
    expect(seen).toMatchObject({ status: 'Canceled', creditNote: null });
    const credited = (seen.returns ?? []).reduce((sum, { refundAmount }) => sum + Number(refundAmount), 0);
    expect(credited).toBeCloseTo(Number(seen.totalAmount), 2);
    await opened.runJobs();
    expect(opened.stripe.refunds.slice(refunds)).toHaveLength(2);
    const mails = opened.mails.filter(({ subject }) => subject.includes(seen.orderNumber));
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your order ${seen.orderNumber}`,
      `A part of your order ${seen.orderNumber} is canceled`,
      `A part of your order ${seen.orderNumber} is canceled`,
    ]);
    expect((await cancel(orderSummaryId)).status).toBe(409);
  });

  test('it is for clerks, and its credit note for who may see the order', async () => {
    const { orderSummaryId } = await shippedInPart(shop.guest(), { A: 2 }, 1);
    const stranger = shop.as(await shop.addUser());
    for (const shopper of [stranger, shop.guest()])
      expect((await shopper.call(cancelOrderItems, { orderSummaryId, note })).status).toBe(403);
    const { returns } = await clerk.ok<OrderFulfillment>(cancelOrderItems, { orderSummaryId, note });
    const { returnOrderId = '' } = returns[0] ?? {};
    const own = shop.guest();
    const other = await placeUnits(shop, own, { A: 1 });
    for (const [shopper, of] of [
      [stranger, orderSummaryId],
      [own, orderSummaryId],
      // Of another order, which its buyer may see.
      [own, other.orderSummaryId],
    ] as const) {
      const params = { orderSummaryId: of, returnOrderId };
      expect((await shopper.download(downloadOrderReturnCreditNote, params)).status).toBe(404);
    }
  });
});
