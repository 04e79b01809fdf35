import type { ConfigFor } from '@relab/contract';
import type { createShipment as call } from '@relab/contract/commerce';
import { badRequest, newId } from '@relab/server/http';
import { errorMessage } from '../error-messages/error-message.ts';
import { conflict } from '../errors.ts';
import { type AuthorContext, withTransaction } from '../shop/database-context.ts';
import { insertRows } from '../shop/insert-rows.ts';
import { type LockedOrder, lockOrder } from './lock-order.ts';
import { requireUnits, type Units } from './ordered-units.ts';
import { readFulfillmentLines } from './read-fulfillment.ts';

export type ShipmentInput = Omit<ConfigFor<typeof call>, 'orderSummaryId' | 'idempotencyKey' | 'version'>;

const reasons: Readonly<Record<string, 'unpaid' | 'unconfirmed' | 'unapproved' | 'canceled'>> = {
  'Awaiting Payment': 'unpaid',
  'Awaiting Confirmation': 'unconfirmed',
  Created: 'unapproved',
  Canceled: 'canceled',
};

function assertShippable({ status, cancellation_state }: LockedOrder): void {
  const reason = reasons[status];
  if (reason !== undefined) throw conflict(errorMessage((texts) => texts[reason]));
  if (cancellation_state === 'Requested')
    throw conflict(errorMessage((texts) => texts.cancellationRequested));
}

/** One shipment goes to one address. */
function assertOneDelivery(units: readonly Units[]): void {
  const places = new Set(units.map(({ line }) => line.deliveryGroupId));
  if (places.size > 1)
    throw conflict(
      errorMessage((texts) => texts.severalAddresses),
      'items',
    );
}

function assertDetails({ trackingUrl, weight, shipDate, expectedDeliveryDate }: ShipmentInput): void {
  if (trackingUrl && !/^https?:$/.test(URL.parse(trackingUrl)?.protocol ?? ''))
    throw badRequest(
      errorMessage((texts) => texts.noWebAddress),
      'trackingUrl',
    );
  if (weight !== undefined && !(weight > 0 && weight < 99_999_999))
    throw badRequest(
      errorMessage((texts) => texts.noWeight),
      'weight',
    );
  for (const [name, day] of Object.entries({ shipDate, expectedDeliveryDate })) {
    const date = new Date(`${day}T00:00:00Z`);
    if (day !== undefined && (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day))
      throw badRequest(
        errorMessage((texts) => texts.noDay),
        name,
      );
  }
}

/** Plans a shipment, in a transaction of its own. */
export async function createShipment(
  context: AuthorContext,
  orderId: string,
  input: ShipmentInput,
): Promise<void> {
  assertDetails(input);
  await withTransaction(context, async (inside) => {
    const { database } = inside;
    const order = await lockOrder(database, orderId);
    assertShippable(order);
    const lines = await readFulfillmentLines(database, orderId, order.status);
    const rest = lines.filter(({ toShip }) => toShip > 0);
    if (rest.length === 0) throw conflict(errorMessage((texts) => texts.allInShipments));
    const units = input.items
      ? requireUnits(input.items, lines, ({ toShip }) => toShip)
      : rest.map((line) => ({ line, quantity: line.toShip }));
    assertOneDelivery(units);
    const shipmentId = newId('0OB');
    const { carrier, trackingNumber, trackingUrl, shipDate, expectedDeliveryDate } = input;
    await insertRows(inside, 'shipment', [
      {
        id: shipmentId,
        order_summary_id: orderId,
        status: 'Planned',
        carrier: carrier || null,
        tracking_number: trackingNumber || null,
        tracking_url: trackingUrl || null,
        ship_date: shipDate ?? null,
        expected_delivery_date: expectedDeliveryDate ?? null,
        packages: input.packages ?? 1,
        weight: input.weight === undefined ? null : String(input.weight),
        description: input.description || null,
      },
    ]);
    await insertRows(
      inside,
      'shipment_item',
      units.map(({ line, quantity }, at) => ({
        id: newId('0OC'),
        shipment_id: shipmentId,
        order_summary_id: orderId,
        order_item_summary_id: line.orderItemSummaryId,
        name: line.name,
        stock_keeping_unit: line.sku,
        quantity,
        sort_order: at,
      })),
    );
  });
}
