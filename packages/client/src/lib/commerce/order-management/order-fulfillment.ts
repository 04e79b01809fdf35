import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';
import { type WriteOptions, writeAdapter } from '../../adapters/write-adapter.ts';
import type { PublishedChange } from '../../client/change.ts';

/** Records that the server changes beside a write that ships or returns an order. */
const followers = [
  'OrderItemSummary',
  'Shipment',
  'ShipmentItem',
  'ReturnOrder',
  'ReturnOrderLineItem',
  'Product2',
] as const;

const recordChanges: readonly PublishedChange[] = followers.map((objectApiName) => ({
  kind: 'record',
  operation: 'create',
  id: undefined,
  objectApiName,
  fields: undefined,
  parents: new Set(),
}));

/** The order itself, and what is shown of orders elsewhere. */
const changesOfOrder = ({ orderSummaryId }: calls.OrderFulfillment): readonly PublishedChange[] => [
  { kind: 'resource', resource: 'order-management' },
  { kind: 'resource', resource: 'orders' },
  ...recordChanges,
  {
    kind: 'record',
    operation: 'update',
    id: orderSummaryId,
    objectApiName: 'OrderSummary',
    fields: undefined,
    parents: new Set(),
  },
];

/** What each write of order management invalidates. */
export const fulfillmentWrite: Pick<WriteOptions<unknown, calls.OrderFulfillment>, 'changes'> = {
  changes: (_client, _config, response) => changesOfOrder(response),
};

const ofOrders: ReadonlySet<string | undefined> = new Set(['OrderSummary', ...followers]);

/** Shipments and returns are records too: whatever writes one of them touches what is shown here. */
export const getOrderFulfillment = readAdapter(calls.getOrderFulfillment, {
  isAffectedBy: (change) => change.kind === 'record' && ofOrders.has(change.objectApiName),
});

/**
 * Plans a shipment of named units, or of all that is left of one delivery. Rejects with 409 for more than is left,
 * and for units of two addresses. For clerks.
 */
export const createShipment = writeAdapter(calls.createShipment, fulfillmentWrite);
