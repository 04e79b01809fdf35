import {
  cancelReturnOrder,
  createReturnOrder,
  createShipment,
  downloadReturnCreditNote,
  type OrderFulfillment,
  receiveReturnOrder,
  refundReturnOrder,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { newId } from '@relab/server/http';
import { wordsOf } from '@relab/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shopper, TestShop } from '../commerce.fixture.ts';
import { placeUnits, setStatus } from '../fulfillment/ordered.fixture.ts';
import { openReturningShop, type ReturningShop } from './returning-shop.fixture.ts';

describe.each(testEngines)('returning parts of an order on %s', (engine) => {
  let opened: ReturningShop;
  let shop: TestShop;
  let clerk: Shopper;
  beforeAll(async () => {
    opened = await openReturningShop(engine);
    ({ shop, clerk } = opened);
  });
  afterAll(() => shop.close());

  const read = (orderSummaryId: string) => opened.read(orderSummaryId);
  /** An order of which everything has left. */
  const shipped = async (units: Readonly<Record<string, number>>): Promise<OrderFulfillment> => {
    const { orderSummaryId } = await placeUnits(shop, shop.guest(), units);
    await setStatus(shop, 'order_summary', orderSummaryId, 'Approved');
    const { shipments } = await clerk.ok<OrderFulfillment>(createShipment, { orderSummaryId });
    await setStatus(shop, 'shipment', shipments[0]?.shipmentId ?? '', 'Delivered');
    return await read(orderSummaryId);
  };
  const itemOf = ({ lines }: OrderFulfillment, sku: string, quantity: number) => ({
    orderItemSummaryId: lines.find((line) => line.sku === sku)?.orderItemSummaryId ?? '',
    quantity,
  });
  const expectBack = async (order: OrderFulfillment, ...items: readonly object[]) => {
    const { orderSummaryId } = order;
    const after = await clerk.ok<OrderFulfillment>(createReturnOrder, {
      orderSummaryId,
      reason: 'Damaged',
      items,
    });
    const made = after.returns.at(-1);
    if (!made) throw new Error('No return was made.');
    return made;
  };

  test('one of three units comes back: it is for sale again, credited, and the buyer gets the credit note', async () => {
    const order = await shipped({ A: 3, B: 1 });
    const stock = await shop.stockOf('A');
    const { returnOrderId, items } = await expectBack(order, itemOf(order, 'A', 1));
    const line = { returnOrderLineItemId: items[0]?.returnOrderLineItemId ?? '', quantity: 1, restock: true };
    expect((await clerk.call(refundReturnOrder, { returnOrderId })).status).toBe(409);
    await clerk.ok(receiveReturnOrder, { returnOrderId, items: [line] });
    expect(await shop.stockOf('A')).toBe(stock + 1);
    expect((await clerk.call(receiveReturnOrder, { returnOrderId, items: [line] })).status).toBe(409);

    const refunded = await clerk.ok<OrderFulfillment>(refundReturnOrder, { returnOrderId });
    expect(refunded.returns[0]).toMatchObject({
      status: 'Refunded',
      refundAmount: '119.00',
      refundMethod: 'Transfer',
      refundState: 'Pending',
      creditNoteNumber: 'CN-2026-0001',
    });
    expect(refunded.lines.map(({ returnable }) => returnable)).toEqual([2, 1]);
    expect((await clerk.call(refundReturnOrder, { returnOrderId })).status).toBe(409);

    const pdf = await clerk.download(downloadReturnCreditNote, { returnOrderId });
    const words = wordsOf(new Uint8Array(await pdf.arrayBuffer()));
    for (const word of ['CN-2026-0001', 'INV-2026-', 'Centrifuge A', '119.00', 'the rest of it stands'])
      expect(words).toContain(word);
    opened.mails.length = 0;
    await opened.runJobs();
    const mail = opened.mails.find(({ subject }) => subject.includes('is refunded'));
    expect(mail?.attachments?.[0]?.filename).toBe('CN-2026-0001.pdf');
    expect(mail?.text).toContain('119.00');
  });

  test('all units in parts, and the delivery, add up to what the order cost', async () => {
    const order = await shipped({ A: 2 });
    const { orderSummaryId, refundableDeliveryAmount } = order;
    const amounts: number[] = [];
    for (const deliveryAmount of ['0', refundableDeliveryAmount]) {
      const { returnOrderId, items } = await expectBack(order, itemOf(order, 'A', 1));
      const [item] = items;
      await clerk.ok(receiveReturnOrder, {
        returnOrderId,
        items: [{ returnOrderLineItemId: item?.returnOrderLineItemId ?? '', quantity: 1, restock: false }],
      });
      const tooMuch = { returnOrderId, deliveryAmount: '100000' };
      expect((await clerk.call(refundReturnOrder, tooMuch)).status).toBe(409);
      const after = await clerk.ok<OrderFulfillment>(refundReturnOrder, { returnOrderId, deliveryAmount });
      amounts.push(Number(after.returns.at(-1)?.refundAmount));
    }
    const { rows } = await sql<{ total: string }>`
      select grand_total_amount as total from order_summary where id = ${orderSummaryId}`.execute(
      shop.database,
    );
    expect((amounts[0] ?? 0) + (amounts[1] ?? 0)).toBeCloseTo(Number(rows[0]?.total), 2);
    expect((await read(orderSummaryId)).refundableDeliveryAmount).toBe('0.00');
  });

  test('only what has left, and has not come back, can be returned', async () => {
    const order = await shipped({ A: 2 });
    const { orderSummaryId } = order;
    const ask = (quantity: number) =>
      clerk.call(createReturnOrder, {
        orderSummaryId,
        reason: 'Other',
        items: [itemOf(order, 'A', quantity)],
      });
    expect((await ask(3)).status).toBe(409);
    const { returnOrderId, items } = await expectBack(order, itemOf(order, 'A', 2));
    expect((await ask(1)).status).toBe(409);
    // One of the two never came: it may come back later.
    const [item] = items;
    const id = item?.returnOrderLineItemId ?? '';
    const came = (quantity: number) =>
      clerk.call(receiveReturnOrder, {
        returnOrderId,
        items: [{ returnOrderLineItemId: id, quantity, restock: true }],
      });
    expect([(await came(3)).status, (await came(0)).status]).toEqual([409, 409]);
    expect((await came(1)).status).toBe(200);
    expect((await ask(1)).status).toBe(200);
    const other = await shipped({ B: 1 });
    expect(
      (
        await clerk.call(createReturnOrder, {
          orderSummaryId: other.orderSummaryId,
          reason: 'Other',
          items: [itemOf(order, 'A', 1)],
        })
      ).status,
    ).toBe(400);
  });

  test('a return that does not come is canceled, and its units may be returned again', async () => {
    const order = await shipped({ A: 1 });
    const { returnOrderId } = await expectBack(order, itemOf(order, 'A', 1));
    const after = await clerk.ok<OrderFulfillment>(cancelReturnOrder, { returnOrderId });
    expect([after.returns[0]?.status, after.lines[0]?.returnable]).toEqual(['Canceled', 1]);
    expect((await clerk.call(cancelReturnOrder, { returnOrderId })).status).toBe(409);
    expect((await clerk.call(cancelReturnOrder, { returnOrderId: newId('0ro') })).status).toBe(404);
  });

  test('what was paid by card goes back to the card in part, once', async () => {
    const order = await shipped({ A: 2 });
    const { orderSummaryId } = order;
    await sql`
      insert into order_payment (id, order_summary_id, provider, reference, charge, amount, currency_iso_code, state,
        expires_at, changed_at)
      values (${orderSummaryId}, ${orderSummaryId}, 'stripe', ${orderSummaryId}, 'pi_7', 238, 'EUR', 'Paid', now(), now())
      `.execute(shop.database);
    const { returnOrderId, items } = await expectBack(order, itemOf(order, 'A', 1));
    await clerk.ok(receiveReturnOrder, {
      returnOrderId,
      items: [{ returnOrderLineItemId: items[0]?.returnOrderLineItemId ?? '', quantity: 1, restock: false }],
    });
    const refunded = await clerk.ok<OrderFulfillment>(refundReturnOrder, { returnOrderId });
    expect(refunded.returns[0]).toMatchObject({ refundMethod: 'Card', refundState: 'Pending' });
    await opened.runJobs();
    expect(opened.stripe.refunds).toEqual(['pi_7 11900']);
    expect((await read(orderSummaryId)).returns[0]?.refundState).toBe('Done');
  });

  test('none of it is for buyers', async () => {
    const order = await shipped({ A: 1 });
    const buyer = shop.as(await shop.addUser());
    const { orderSummaryId } = order;
    const { returnOrderId } = await expectBack(order, itemOf(order, 'A', 1));
    for (const shopper of [buyer, shop.guest()]) {
      const input = { orderSummaryId, reason: 'Other', items: [itemOf(order, 'A', 1)] };
      expect((await shopper.call(createReturnOrder, input)).status).toBe(403);
      expect((await shopper.call(refundReturnOrder, { returnOrderId })).status).toBe(403);
      expect((await shopper.download(downloadReturnCreditNote, { returnOrderId })).status).toBe(403);
    }
  });
});
