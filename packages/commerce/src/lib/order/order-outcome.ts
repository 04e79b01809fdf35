import type { OrderShipment, OrderSummary } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { readDocuments } from '../checkout/documents.ts';
import { readCreditIssued } from '../invoice/credit-note.ts';
import { readIssued } from '../invoice/read-invoice.ts';
import type { CommerceOptions } from '../options/options.ts';

interface Row {
  readonly status: string;
  readonly paid_date: Date | null;
  readonly refunded_date: Date | null;
  readonly payable_until: Date | null;
  readonly confirmable_until: Date | null;
  readonly cancellation_state: NonNullable<OrderSummary['cancellation']>['state'] | null;
  readonly cancellation_reason: string | null;
  readonly cancellation_requested_date: Date | null;
  readonly cancellation_note: string | null;
  readonly has_left: boolean;
}

interface ShipmentRow {
  readonly shipment_number: string;
  readonly status: string;
  readonly carrier: string | null;
  readonly tracking_number: string | null;
  readonly tracking_url: string | null;
  readonly ship_date: string | null;
  readonly expected_delivery_date: string | null;
  readonly actual_delivery_date: string | null;
}

/** True of a shipment `s` that is on its way or there. */
export const isUnderWay = sql<boolean>`s.status <> 'Planned' and not s.is_deleted`;

/** Only addresses that a page may link to. */
const webAddress = (url: string | null): string | null => (url && /^https?:\/\//i.test(url) ? url : null);

async function readShipments(database: Database, orderId: string): Promise<OrderShipment[]> {
  const { rows } = await sql<ShipmentRow>`
    select shipment_number, status, carrier, tracking_number, tracking_url, ship_date::text,
      expected_delivery_date::text, actual_delivery_date::text
    from shipment where order_summary_id = ${orderId} and not is_deleted order by created_date, id`.execute(
    database,
  );
  return rows.map((row) => ({
    shipmentNumber: row.shipment_number,
    status: row.status,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: webAddress(row.tracking_url),
    shipDate: row.ship_date,
    expectedDeliveryDate: row.expected_delivery_date,
    actualDeliveryDate: row.actual_delivery_date,
  }));
}

const momentOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Whether the buyer may ask for an order not to be carried out. */
export const isCancelable = (row: Pick<Row, 'status' | 'cancellation_state' | 'has_left'>): boolean =>
  ['Created', 'Approved'].includes(row.status) && row.cancellation_state === null && !row.has_left;

/** Adds to an order as it was placed what became of it since. */
export async function withOutcome(
  database: Database,
  order: OrderSummary,
  { seller }: Pick<CommerceOptions, 'seller'>,
): Promise<OrderSummary> {
  const { orderSummaryId } = order;
  const { rows } = await sql<Row>`
    select o.status, o.paid_date, o.refunded_date, o.cancellation_state, o.cancellation_reason,
      o.cancellation_requested_date, o.cancellation_note,
      case when o.confirmed_date is null then o.confirmable_until end as confirmable_until,
      (select p.expires_at from order_payment p where p.order_summary_id = o.id and o.status = 'Awaiting Payment') as payable_until,
      exists (select 1 from shipment s where s.order_summary_id = o.id and ${isUnderWay}) as has_left
    from order_summary o where o.id = ${orderSummaryId}`.execute(database);
  const [row] = rows;
  if (!row) return order;
  const { cancellation_state: state } = row;
  return {
    ...order,
    payment: {
      ...order.payment,
      paidDate: momentOf(row.paid_date),
      payableUntil: momentOf(row.payable_until),
      refundedDate: momentOf(row.refunded_date),
    },
    shipments: await readShipments(database, orderSummaryId),
    documents: await readDocuments(database, orderSummaryId),
    invoice: await readIssued(database, orderSummaryId, seller),
    creditNote: await readCreditIssued(database, orderSummaryId, seller),
    cancellation: state && {
      state,
      reason: row.cancellation_reason,
      requestedDate: momentOf(row.cancellation_requested_date),
      note: row.cancellation_note,
    },
    confirmableUntil: momentOf(row.confirmable_until),
    mayRequestCancellation: isCancelable(row),
  };
}
