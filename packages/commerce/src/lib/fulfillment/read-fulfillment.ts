import type { OrderFulfillment } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { notFound } from '../errors.ts';
import { centsOf, formatCents } from '../market/money.ts';
import { returnedUnits, sentUnits } from '../order/unit-counts.ts';

type Line = OrderFulfillment['lines'][number];

interface LineRow extends Omit<Line, 'toShip' | 'returnable'> {}

interface OrderRow {
  readonly orderNumber: string;
  readonly status: string;
  readonly currencyIsoCode: string;
  readonly deliveryAmount: string;
  readonly refundedDeliveryAmount: string;
}

async function readOrderRow(database: Database, orderId: string): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`
    select o.order_number as "orderNumber", o.status, o.currency_iso_code as "currencyIsoCode",
      o.total_delivery_amount::text as "deliveryAmount",
      (select coalesce(sum(r.delivery_amount), 0)::numeric(18, 2)::text from return_order r
        where r.order_summary_id = o.id and r.status = 'Refunded' and not r.is_deleted) as "refundedDeliveryAmount"
    from order_summary o where o.id = ${orderId} and not o.is_deleted`.execute(database);
  const [row] = rows;
  if (!row) throw notFound('order');
  return row;
}

/** The lines of an order with how many of their units are in shipments, have left, came back, and are not sent any more. */
export async function readFulfillmentLines(
  database: Database,
  orderId: string,
  status: string,
): Promise<Line[]> {
  const { rows } = await sql<LineRow>`
    select i.id as "orderItemSummaryId", i.product2_id as "productId", i.name, i.stock_keeping_unit as sku,
      g.id as "deliveryGroupId", g.name as "deliveryGroupName", i.unit_price::text as "unitPrice", i.quantity::int as quantity,
      i.quantity_canceled as canceled, coalesce(sent.allotted, 0)::int as allotted, coalesce(sent.shipped, 0)::int as shipped,
      coalesce(back.returned, 0)::int as returned
    from order_item_summary i
    left join order_delivery_group_summary g on g.id = i.order_delivery_group_summary_id
    left join lateral ${sentUnits} sent on true
    left join lateral ${returnedUnits} back on true
    where i.order_summary_id = ${orderId} and not i.is_deleted
    order by i.sort_order, i.id`.execute(database);
  return rows.map((row) => ({
    ...row,
    toShip: status === 'Canceled' ? 0 : Math.max(0, row.quantity - row.canceled - row.allotted),
    returnable: Math.max(0, row.shipped - row.returned),
  }));
}

type Shipments = OrderFulfillment['shipments'];

async function readShipments(database: Database, orderId: string): Promise<Shipments> {
  const { rows } = await sql<Shipments[number]>`
    select s.id as "shipmentId", s.shipment_number as "shipmentNumber", s.status, s.carrier,
      s.tracking_number as "trackingNumber", s.tracking_url as "trackingUrl", s.packages::int as packages,
      s.ship_date::text as "shipDate", coalesce((
        select jsonb_agg(jsonb_build_object('orderItemSummaryId', c.order_item_summary_id, 'quantity', c.quantity::int)
          order by c.sort_order, c.id)
        from shipment_item c where c.shipment_id = s.id and not c.is_deleted), '[]') as items
    from shipment s where s.order_summary_id = ${orderId} and not s.is_deleted
    order by s.created_date, s.shipment_number`.execute(database);
  return rows;
}

type Return = OrderFulfillment['returns'][number];

interface ReturnRow extends Omit<Return, 'createdDate'> {
  readonly createdDate: Date;
}

async function readReturns(database: Database, orderId: string): Promise<Return[]> {
  const { rows } = await sql<ReturnRow>`
    select r.id as "returnOrderId", r.return_order_number as "returnOrderNumber", r.type, r.status, r.reason, r.description,
      r.created_date as "createdDate", r.refund_amount::text as "refundAmount", r.refund_method as "refundMethod",
      r.refund_state as "refundState", r.credit_note_number as "creditNoteNumber", coalesce((
        select jsonb_agg(jsonb_build_object('returnOrderLineItemId', l.id, 'orderItemSummaryId', l.order_item_summary_id,
          'quantity', l.quantity::int, 'received', l.quantity_received::int, 'isRestocked', l.is_restocked)
          order by l.sort_order, l.id)
        from return_order_line_item l where l.return_order_id = r.id and not l.is_deleted), '[]') as items
    from return_order r where r.order_summary_id = ${orderId} and not r.is_deleted
    order by r.created_date, r.return_order_number`.execute(database);
  return rows.map((row) => ({ ...row, createdDate: row.createdDate.toISOString() }));
}

/** What of an order is to ship, has left, came back and was canceled. Throws 404 for no order. */
export async function readFulfillment(database: Database, orderId: string): Promise<OrderFulfillment> {
  const { deliveryAmount, refundedDeliveryAmount, ...order } = await readOrderRow(database, orderId);
  return {
    orderSummaryId: orderId,
    ...order,
    refundableDeliveryAmount: formatCents(centsOf(deliveryAmount) - centsOf(refundedDeliveryAmount)),
    lines: await readFulfillmentLines(database, orderId, order.status),
    shipments: await readShipments(database, orderId),
    returns: await readReturns(database, orderId),
  };
}
