import type { OrderShipment, OrderSummary } from '@relab/contract/commerce';
import type { Database, Row } from '@relab/database';
import { type NotNull, sql } from 'kysely';
import { readDocuments } from '../checkout/documents.ts';
import { readCreditIssued } from '../invoice/credit-note.ts';
import { readIssued } from '../invoice/read-invoice.ts';
import type { CommerceOptions } from '../options/options.ts';
import { readOrderReturns } from './order-returns.ts';
import { readReturnableItems } from './returnable-items.ts';
import { isUnderWay } from './unit-counts.ts';

type Outcome = Row<
  'order_summary',
  | 'status'
  | 'paid_date'
  | 'refunded_date'
  | 'confirmable_until'
  | 'cancellation_state'
  | 'cancellation_reason'
  | 'cancellation_requested_date'
  | 'cancellation_note'
> & { readonly payable_until: Date | null; readonly has_left: boolean };

/** Only addresses that a page may link to. */
const webAddress = (url: string | null): string | null => (url && /^https?:\/\//i.test(url) ? url : null);

async function readShipments(database: Database, orderId: string): Promise<OrderShipment[]> {
  const rows = await database
    .selectFrom('shipment')
    .select(['shipment_number', 'status', 'carrier', 'tracking_number', 'tracking_url'])
    .select(['ship_date', 'expected_delivery_date', 'actual_delivery_date'])
    .where('order_summary_id', '=', orderId)
    .where(({ not }) => not('is_deleted'))
    .orderBy('created_date')
    .orderBy('id')
    // The database numbers them.
    .$narrowType<{ shipment_number: NotNull }>()
    .execute();
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
export const isCancelable = (row: Pick<Outcome, 'status' | 'cancellation_state' | 'has_left'>): boolean =>
  ['Created', 'Approved'].includes(row.status) && row.cancellation_state === null && !row.has_left;

/** Adds to an order as it was placed what became of it since. */
export async function withOutcome(
  database: Database,
  order: OrderSummary,
  { seller }: Pick<CommerceOptions, 'seller'>,
): Promise<OrderSummary> {
  const { orderSummaryId } = order;
  const { rows } = await sql<Outcome>`
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
    returns: await readOrderReturns(database, orderSummaryId),
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
    // Most orders that are looked at have not left.
    returnableItems: row.has_left ? await readReturnableItems(database, orderSummaryId) : [],
  };
}
