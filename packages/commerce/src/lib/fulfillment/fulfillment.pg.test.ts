import {
  createShipment,
  downloadPackingSlip,
  downloadShipmentLabels,
  getOrderFulfillment,
  getOrderSummary,
  type OrderFulfillment,
  type OrderSummary,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { newId } from '@relab/server/http';
import { wordsOf } from '@relab/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, options, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { clerkOf, placeUnits, setStatus } from './ordered.fixture.ts';

const seller = {
  name: 'Test Shop GmbH',
  address: ['Weg 2', '07743 Jena', 'Germany'],
  vatNumber: 'DE000000000',
  email: 'invoices@shop.example',
  payableInDays: 14,
  invoicePrefix: 'INV',
};

describe.each(testEngines)('shipping an order on %s', (engine) => {
  let shop: TestShop;
  let clerk: Shopper;
  beforeAll(async () => {
    shop = await openShop(engine, { ...options, seller });
    clerk = await clerkOf(shop);
    await shop.put(
      product('A', { name: 'Centrifuge A', unitPrice: '100.00', stock: 500 }),
      product('B', { name: 'Oven B', unitPrice: '50.00', stock: 500 }),
    );
  });
  afterAll(() => shop.close());

  const approved = async (units: Readonly<Record<string, number>>): Promise<OrderFulfillment> => {
    const { orderSummaryId } = await placeUnits(shop, shop.guest(), units);
    await setStatus(shop, 'order_summary', orderSummaryId, 'Approved');
    return await clerk.ok<OrderFulfillment>(getOrderFulfillment, { orderSummaryId });
  };
  const lineOf = ({ lines }: OrderFulfillment, sku: string) => {
    const line = lines.find((one) => one.sku === sku);
    if (!line) throw new Error(`No line of ${sku}.`);
    return line;
  };

  test('an order is shipped in two parts, and on its way once the first has left', async () => {
    const order = await approved({ A: 3, B: 1 });
    const { orderSummaryId } = order;
    expect(lineOf(order, 'A')).toMatchObject({ quantity: 3, allotted: 0, toShip: 3, returnable: 0 });
    const { orderItemSummaryId } = lineOf(order, 'A');
    const first = await clerk.ok<OrderFulfillment>(createShipment, {
      orderSummaryId,
      items: [{ orderItemSummaryId, quantity: 2 }],
      carrier: 'Road & Rail',
      trackingNumber: 'T-1',
      packages: 2,
    });
    expect(lineOf(first, 'A')).toMatchObject({ allotted: 2, shipped: 0, toShip: 1 });
    const [shipment] = first.shipments;
    expect(shipment).toMatchObject({
      status: 'Planned',
      trackingNumber: 'T-1',
      packages: 2,
      items: [{ orderItemSummaryId, quantity: 2 }],
    });
    await setStatus(shop, 'shipment', shipment?.shipmentId ?? '', 'Packed');
    expect((await clerk.ok<OrderFulfillment>(getOrderFulfillment, { orderSummaryId })).status).toBe(
      'Approved',
    );
    await setStatus(shop, 'shipment', shipment?.shipmentId ?? '', 'Picked Up');
    const left = await clerk.ok<OrderFulfillment>(getOrderFulfillment, { orderSummaryId });
    expect([left.status, lineOf(left, 'A').shipped, lineOf(left, 'A').returnable]).toEqual(['Shipped', 2, 2]);

    const second = await clerk.ok<OrderFulfillment>(createShipment, { orderSummaryId });
    expect(second.lines.map(({ toShip }) => toShip)).toEqual([0, 0]);
    expect(second.shipments[1]?.items.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect((await clerk.call(createShipment, { orderSummaryId })).status).toBe(409);
  });

  test('no more units are shipped than were ordered, also where two ship at the same time', async () => {
    const order = await approved({ A: 2 });
    const { orderSummaryId } = order;
    const { orderItemSummaryId } = lineOf(order, 'A');
    const ship = (quantity: number) =>
      clerk.call(createShipment, { orderSummaryId, items: [{ orderItemSummaryId, quantity }] });
    expect((await ship(3)).status).toBe(409);
    const twice = [orderItemSummaryId, orderItemSummaryId].map((id) => ({
      orderItemSummaryId: id,
      quantity: 1,
    }));
    expect((await clerk.call(createShipment, { orderSummaryId, items: twice })).status).toBe(400);
    const statuses = (await Promise.all([ship(2), ship(2), ship(1)])).map(({ status }) => status);
    const after = await clerk.ok<OrderFulfillment>(getOrderFulfillment, { orderSummaryId });
    expect(lineOf(after, 'A').allotted).toBeLessThanOrEqual(2);
    expect(statuses.filter((status) => status === 200)).not.toHaveLength(0);
  });

  test('nothing is shipped of what is not approved, is canceled, or is another order’s', async () => {
    const { orderSummaryId } = await placeUnits(shop, shop.guest(), { A: 1 });
    expect((await clerk.call(createShipment, { orderSummaryId })).status).toBe(409);
    await setStatus(shop, 'order_summary', orderSummaryId, 'Canceled');
    expect((await clerk.call(createShipment, { orderSummaryId })).status).toBe(409);
    const other = await approved({ A: 1 });
    const mine = await approved({ B: 1 });
    const items = [{ orderItemSummaryId: lineOf(other, 'A').orderItemSummaryId, quantity: 1 }];
    expect((await clerk.call(createShipment, { orderSummaryId: mine.orderSummaryId, items })).status).toBe(
      400,
    );
    expect((await clerk.call(createShipment, { orderSummaryId: newId('1Os') })).status).toBe(404);
    const wrong = [{ trackingUrl: 'javascript:1' }, { weight: 0 }, { shipDate: '2026-02-30' }];
    for (const details of wrong)
      expect(
        (await clerk.call(createShipment, { orderSummaryId: mine.orderSummaryId, ...details })).status,
      ).toBe(400);
  });

  test('a clerk who reads German reads in it why something cannot be shipped', async () => {
    const { orderSummaryId } = await placeUnits(shop, shop.guest(), { A: 1 });
    const german = await clerkOf(shop);
    german.language = 'de-DE';
    const messageOf = async (config: Readonly<Record<string, unknown>>): Promise<unknown> =>
      (await german.call(createShipment, config)).body;
    expect(await messageOf({ orderSummaryId })).toEqual([
      { errorCode: 'CONFLICT', message: 'Geben Sie den Auftrag zuerst frei.' },
    ]);
    expect(await messageOf({ orderSummaryId: newId('1Os') })).toEqual([
      { errorCode: 'ITEM_NOT_FOUND', message: 'Das Gesuchte gibt es nicht oder nicht mehr.' },
    ]);
    const { lines } = await approved({ A: 1 });
    const item = { orderItemSummaryId: lines[0]?.orderItemSummaryId ?? '', quantity: 1 };
    await setStatus(shop, 'order_summary', orderSummaryId, 'Approved');
    expect(await messageOf({ orderSummaryId, items: [item] })).toMatchObject([
      {
        message: 'Eine Position eines anderen Auftrags, oder eine, die doppelt genannt ist.',
        fields: ['items'],
      },
    ]);
  });

  test('a shipment that is made as a record carries what is left, and its deletion gives it back', async () => {
    const order = await approved({ A: 2, B: 1 });
    const { orderSummaryId } = order;
    const { orderItemSummaryId } = lineOf(order, 'A');
    await clerk.ok(createShipment, { orderSummaryId, items: [{ orderItemSummaryId, quantity: 1 }] });
    const id = newId('0OB');
    await sql`insert into shipment (id, order_summary_id, status) values (${id}, ${orderSummaryId}, 'Planned')`.execute(
      shop.database,
    );
    const filled = await clerk.ok<OrderFulfillment>(getOrderFulfillment, { orderSummaryId });
    expect(filled.shipments[1]?.items.map(({ quantity }) => quantity)).toEqual([1, 1]);
    await sql`update shipment set is_deleted = true where id = ${id}`.execute(shop.database);
    const freed = await clerk.ok<OrderFulfillment>(getOrderFulfillment, { orderSummaryId });
    expect([lineOf(freed, 'A').toShip, lineOf(freed, 'B').toShip]).toEqual([1, 1]);
  });

  test('a buyer whose goods are packed may still ask to cancel', async () => {
    const guest = shop.guest();
    const { orderSummaryId } = await placeUnits(shop, guest, { A: 1 });
    await setStatus(shop, 'order_summary', orderSummaryId, 'Approved');
    const { shipments } = await clerk.ok<OrderFulfillment>(createShipment, { orderSummaryId });
    await setStatus(shop, 'shipment', shipments[0]?.shipmentId ?? '', 'Packed');
    const order = await guest.ok<OrderSummary>(getOrderSummary, { orderSummaryId });
    expect(order.mayRequestCancellation).toBe(true);
  });

  test('the packing slip names what is enclosed and what follows, and labels are one for each package', async () => {
    const order = await approved({ A: 3, B: 1 });
    const { orderSummaryId } = order;
    const { orderItemSummaryId } = lineOf(order, 'A');
    const { shipments } = await clerk.ok<OrderFulfillment>(createShipment, {
      orderSummaryId,
      items: [{ orderItemSummaryId, quantity: 2 }],
      carrier: 'Road & Rail',
      packages: 3,
    });
    const { shipmentId = '', shipmentNumber = '' } = shipments[0] ?? {};
    const slip = await clerk.download(downloadPackingSlip, { shipmentId });
    expect([slip.status, slip.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const words = wordsOf(new Uint8Array(await slip.arrayBuffer()));
    for (const word of [shipmentNumber, order.orderNumber, 'Centrifuge A', '1 × Oven B', 'Jena', 'PO-7'])
      expect(words).toContain(word);
    const labels = await clerk.download(downloadShipmentLabels, {
      shipmentIds: [shipmentId, shipmentId, shipmentId],
      startAt: 8,
    });
    const text = wordsOf(new Uint8Array(await labels.arrayBuffer()));
    expect(text.match(/Package \d of 3/g)).toHaveLength(9);
    expect((await clerk.download(downloadShipmentLabels, { shipmentIds: newId('0OB') })).status).toBe(404);
    const many = Array.from({ length: 51 }, () => shipmentId);
    expect((await clerk.download(downloadShipmentLabels, { shipmentIds: many })).status).toBe(400);
  });

  test('none of it is for guests or buyers, of their own orders either', async () => {
    const user = await shop.addUser();
    const buyer = shop.as(user);
    const { orderSummaryId } = await placeUnits(shop, buyer, { A: 1 });
    for (const shopper of [buyer, shop.guest(), shop.as({ ...user, roles: ['seller', 'buyer manager'] })]) {
      expect((await shopper.call(getOrderFulfillment, { orderSummaryId })).status).toBe(403);
      expect((await shopper.call(createShipment, { orderSummaryId })).status).toBe(403);
      expect((await shopper.download(downloadPackingSlip, { shipmentId: newId('0OB') })).status).toBe(403);
      expect((await shopper.download(downloadShipmentLabels, { shipmentIds: newId('0OB') })).status).toBe(
        403,
      );
    }
  });
});
