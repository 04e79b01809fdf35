import { expect, it } from 'vitest';
import { getRecord } from '../../records/get-record.ts';
import { updateRecord } from '../../records/record-writes.ts';
import { testClient } from '../../testing/test-client.ts';
import { createShipment, getOrderFulfillment } from './order-fulfillment.ts';

const orderSummaryId = '1Os000000000001AAA';
const shipmentId = '0OB000000000001AAA';

function server() {
  let shipments: object[] = [];
  let status = 'Planned';
  const fulfillment = () => ({
    orderSummaryId,
    lines: [],
    shipments: shipments.map((one) => ({ ...one, status })),
  });
  return {
    'GET /fulfillment': fulfillment,
    'POST /create-shipment': () => {
      shipments = [...shipments, { shipmentId }];
      return fulfillment();
    },
    [`GET /records/${orderSummaryId}`]: () => ({
      id: orderSummaryId,
      apiName: 'OrderSummary',
      fields: { ShipmentCount: { displayValue: null, value: shipments.length } },
    }),
    [`PATCH /records/${shipmentId}`]: () => {
      status = 'Packed';
      return {
        id: shipmentId,
        apiName: 'Shipment',
        fields: { Status: { displayValue: null, value: status } },
      };
    },
  };
}

it('shows a new shipment with its order, and in the record of the order', async () => {
  const { client } = testClient(server());
  const record = { recordId: orderSummaryId, fields: ['OrderSummary.ShipmentCount'] };
  getOrderFulfillment.observe(client, { orderSummaryId }, () => {});
  getRecord.observe(client, record, () => {});
  await Promise.all([getOrderFulfillment(client, { orderSummaryId }), getRecord(client, record)]);
  await createShipment(client, { orderSummaryId });
  expect(getOrderFulfillment.peek(client, { orderSummaryId }).data?.shipments).toHaveLength(1);
  expect(getRecord.peek(client, record).data?.fields.ShipmentCount?.value).toBe(1);
});

it('shows what somebody wrote into the record of a shipment', async () => {
  const { client } = testClient(server());
  getOrderFulfillment.observe(client, { orderSummaryId }, () => {});
  await createShipment(client, { orderSummaryId });
  await updateRecord(client, { recordId: shipmentId, fields: { Status: 'Packed' } });
  expect(getOrderFulfillment.peek(client, { orderSummaryId }).data?.shipments[0]?.status).toBe('Packed');
});
