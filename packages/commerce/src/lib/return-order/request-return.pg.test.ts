import {
  approveReturnOrder,
  cancelReturnOrder,
  createShipment,
  getOrderSummary,
  type OrderFulfillment,
  type OrderSummary,
  receiveReturnOrder,
  requestOrderReturn,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shopper, TestShop } from '../commerce.fixture.ts';
import { placeUnits, setStatus } from '../fulfillment/ordered.fixture.ts';
import { makeOrderKey } from '../order/order-access.ts';
import { openReturningShop, type ReturningShop } from './returning-shop.fixture.ts';

describe.each(testEngines)('returns that buyers ask for on %s', (engine) => {
  let opened: ReturningShop;
  let shop: TestShop;
  let clerk: Shopper;
  beforeAll(async () => {
    opened = await openReturningShop(engine);
    ({ shop, clerk } = opened);
  });
  afterAll(() => shop.close());

  const reason = 'Not as Described';
  /** An order of which everything has left, and who placed it. */
  const shipped = async (units: Readonly<Record<string, number>>, buyer = shop.guest()) => {
    const { orderSummaryId } = await placeUnits(shop, buyer, units);
    await setStatus(shop, 'order_summary', orderSummaryId, 'Approved');
    const { shipments } = await clerk.ok<OrderFulfillment>(createShipment, { orderSummaryId });
    await setStatus(shop, 'shipment', shipments[0]?.shipmentId ?? '', 'Delivered');
    return { orderSummaryId, buyer, order: await read(buyer, orderSummaryId) };
  };
  const read = (buyer: Shopper, orderSummaryId: string) =>
    buyer.ok<OrderSummary>(getOrderSummary, { orderSummaryId });
  const unitsOf = ({ returnableItems = [] }: OrderSummary, quantity = 1) =>
    returnableItems.slice(0, 1).map(({ orderItemSummaryId }) => ({ orderItemSummaryId, quantity }));
  const mailsAfter = async (work: () => Promise<unknown>) => {
    await opened.runJobs();
    opened.mails.length = 0;
    await work();
    await opened.runJobs();
    return [...opened.mails];
  };

  test('a guest asks, a clerk agrees, the buyer is written where to send it, and it is received as any other', async () => {
    const { orderSummaryId, buyer, order } = await shipped({ A: 2 });
    expect(order.returnableItems).toMatchObject([{ name: 'Centrifuge A', quantity: 2 }]);
    const asked = await buyer.ok<OrderSummary>(requestOrderReturn, {
      orderSummaryId,
      items: unitsOf(order),
      reason,
      description: 'It hums.',
    });
    expect(asked.returns).toMatchObject([{ status: 'Requested', note: null, items: [{ quantity: 1 }] }]);
    expect(asked.returnableItems).toMatchObject([{ quantity: 1 }]);
    const { rows } = await sql<{ subject: string; description: string }>`
      select subject, description from task where what_id = ${orderSummaryId}`.execute(shop.database);
    expect(rows).toMatchObject([
      {
        subject: expect.stringMatching(/^Take back/),
        description: expect.stringContaining('1 × Centrifuge A'),
      },
    ]);

    const [made] = (await opened.read(orderSummaryId)).returns;
    const { returnOrderId = '', items = [] } = made ?? {};
    expect(made).toMatchObject({ status: 'Requested', reason, description: 'It hums.' });
    const came = {
      returnOrderId,
      items: [{ returnOrderLineItemId: items[0]?.returnOrderLineItemId ?? '', quantity: 1, restock: true }],
    };
    expect((await clerk.call(receiveReturnOrder, came)).status).toBe(409);
    const [mail] = await mailsAfter(() =>
      clerk.ok(approveReturnOrder, { returnOrderId, note: 'Weg 2, 07743 Jena' }),
    );
    expect(mail?.to).toBe('lab@institute.example');
    for (const part of ['You can return', '1 × Centrifuge A', 'Weg 2, 07743 Jena', 'key='])
      expect(`${mail?.subject} ${mail?.text}`).toContain(part);
    expect((await read(buyer, orderSummaryId)).returns).toMatchObject([
      { status: 'Approved', note: 'Weg 2, 07743 Jena' },
    ]);
    expect((await clerk.call(approveReturnOrder, { returnOrderId })).status).toBe(409);
    await clerk.ok(receiveReturnOrder, came);
  });

  test('what is declined is shown and mailed with its reason, and its units can be asked for again', async () => {
    const { orderSummaryId, buyer, order } = await shipped({ A: 1 });
    const input = { orderSummaryId, items: unitsOf(order), reason };
    const asked = await buyer.ok<OrderSummary>(requestOrderReturn, input);
    const returnOrderId = asked.returns?.[0]?.returnOrderId ?? '';
    const [mail] = await mailsAfter(() =>
      clerk.ok(cancelReturnOrder, { returnOrderId, note: 'The listing names the noise.' }),
    );
    expect(`${mail?.subject} ${mail?.text}`).toMatch(/was declined[\s\S]*The listing names the noise\./);
    expect((await read(buyer, orderSummaryId)).returns).toMatchObject([
      { status: 'Canceled', note: 'The listing names the noise.' },
    ]);
    await buyer.ok(requestOrderReturn, input);
  });

  test('what a clerk expected and calls off is not written to the buyer', async () => {
    const { orderSummaryId, buyer, order } = await shipped({ A: 1 });
    const asked = await buyer.ok<OrderSummary>(requestOrderReturn, {
      ...{ orderSummaryId, reason },
      items: unitsOf(order),
    });
    const returnOrderId = asked.returns?.[0]?.returnOrderId ?? '';
    await clerk.ok(approveReturnOrder, { returnOrderId });
    expect(await mailsAfter(() => clerk.ok(cancelReturnOrder, { returnOrderId }))).toEqual([]);
    expect((await read(buyer, orderSummaryId)).returns).toEqual([]);
  });

  test('no more can be returned than has left, and nothing before', async () => {
    const { orderSummaryId, buyer, order } = await shipped({ A: 2 });
    const input = { orderSummaryId, reason };
    expect((await buyer.call(requestOrderReturn, { ...input, items: unitsOf(order, 3) })).status).toBe(409);
    const twice = [...unitsOf(order), ...unitsOf(order)];
    expect((await buyer.call(requestOrderReturn, { ...input, items: twice })).status).toBe(400);
    expect((await buyer.call(requestOrderReturn, { ...input, items: [] })).status).toBe(400);
    expect(
      (await buyer.call(requestOrderReturn, { ...input, items: unitsOf(order), reason: 'Because' })).status,
    ).toBe(400);
    await buyer.ok(requestOrderReturn, { ...input, items: unitsOf(order, 2) });
    expect((await read(buyer, orderSummaryId)).returnableItems).toEqual([]);

    const early = shop.guest();
    const placed = await placeUnits(shop, early, { A: 1 });
    const waiting = await read(early, placed.orderSummaryId);
    expect(waiting.returnableItems).toEqual([]);
    const items = waiting.items.map(({ orderItemSummaryId }) => ({ orderItemSummaryId, quantity: 1 }));
    expect(
      (await early.call(requestOrderReturn, { orderSummaryId: placed.orderSummaryId, reason, items })).status,
    ).toBe(409);
  });

  test('three undecided requests are enough for one order', async () => {
    const { orderSummaryId, buyer, order } = await shipped({ A: 5 });
    const input = { orderSummaryId, reason, items: unitsOf(order) };
    for (let request = 0; request < 3; request++) await buyer.ok(requestOrderReturn, input);
    expect((await buyer.call(requestOrderReturn, input)).status).toBe(409);
    expect((await read(buyer, orderSummaryId)).returnableItems).toEqual([]);
  });

  test('only whoever may see an order asks for it, a guest also by the key of a mail; only clerks decide', async () => {
    const { orderSummaryId, buyer, order } = await shipped({ A: 3 });
    const input = { orderSummaryId, reason, items: unitsOf(order) };
    const stranger = shop.as(await shop.addUser());
    for (const other of [shop.guest(), stranger])
      expect((await other.call(requestOrderReturn, input)).status).toBe(404);
    const orderKey = await makeOrderKey(shop.database, orderSummaryId, new Date());
    const asked = await shop.guest().ok<OrderSummary>(requestOrderReturn, { ...input, orderKey });
    const returnOrderId = asked.returns?.[0]?.returnOrderId ?? '';
    for (const shopper of [buyer, stranger]) {
      expect((await shopper.call(approveReturnOrder, { returnOrderId })).status).toBe(403);
      expect((await shopper.call(cancelReturnOrder, { returnOrderId })).status).toBe(403);
    }
  });
});
