import type { OrderReturn } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { sql } from 'kysely';

interface ReturnRow extends Omit<OrderReturn, 'createdDate'> {
  readonly createdDate: Date;
}

/**
 * What of an order came back, is to come back or was canceled, as its buyer sees it. What was called off is left out, unless
 * the buyer got the reason.
 */
export async function readOrderReturns(database: Database, orderId: string): Promise<OrderReturn[]> {
  const { rows } = await sql<ReturnRow>`
    select r.id as "returnOrderId", r.return_order_number as "returnOrderNumber", r.type, r.status,
      r.created_date as "createdDate", case when r.type = 'Cancellation' then r.description else r.buyer_note end as note,
      r.refund_amount::text as "refundAmount", r.refund_method as "refundMethod", r.refund_state as "refundState",
      r.credit_note_number as "creditNoteNumber", coalesce((
        select jsonb_agg(jsonb_build_object('orderItemSummaryId', l.order_item_summary_id, 'name', l.name,
          'quantity', l.quantity::int, 'received', l.quantity_received::int, 'isRestocked', l.is_restocked)
          order by l.sort_order, l.id)
        from return_order_line_item l where l.return_order_id = r.id and not l.is_deleted), '[]') as items
    from return_order r
    where r.order_summary_id = ${orderId} and (r.status <> 'Canceled' or r.buyer_note is not null) and not r.is_deleted
    order by r.created_date, r.return_order_number`.execute(database);
  return rows.map((row) => ({ ...row, createdDate: row.createdDate.toISOString() }));
}
