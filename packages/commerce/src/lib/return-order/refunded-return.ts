import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** A return, or a cancellation of units, once it is refunded: what its mail and its refund need. */
export interface RefundedReturn {
  readonly returnNumber: string;
  readonly type: 'Return' | 'Cancellation';
  /** Of a cancellation: what its maker wrote to the buyer. */
  readonly note: string | null;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly accountId: string | null;
  readonly email: string;
  readonly isGuest: boolean;
  readonly language: string | null;
  readonly currency: string;
  readonly amount: string;
  readonly method: 'Card' | 'Transfer';
  readonly state: 'Pending' | 'Done' | 'Failed';
  readonly charge: string | null;
  readonly items: readonly {
    readonly orderItemSummaryId: string;
    readonly name: string;
    readonly quantity: number;
  }[];
}

export async function readRefunded(
  database: Database,
  returnId: string,
): Promise<RefundedReturn | undefined> {
  const { rows } = await sql<RefundedReturn>`
    select r.return_order_number as "returnNumber", r.type, o.id as "orderId", o.order_number as "orderNumber",
      case when r.type = 'Cancellation' then r.description end as note,
      o.account_id as "accountId", o.contact_email as email, o.guest_key is not null as "isGuest", o.language,
      r.currency_iso_code as currency, r.refund_amount::text as amount, r.refund_method as method,
      r.refund_state as state, p.charge, coalesce((
        select jsonb_agg(jsonb_build_object('orderItemSummaryId', l.order_item_summary_id, 'name', l.name,
          'quantity', l.quantity_received::int) order by l.sort_order, l.id)
        from return_order_line_item l
        where l.return_order_id = r.id and l.quantity_received > 0 and not l.is_deleted), '[]') as items
    from return_order r join order_summary o on o.id = r.order_summary_id
    left join order_payment p on p.order_summary_id = o.id
    where r.id = ${returnId} and r.status = 'Refunded' and not r.is_deleted`.execute(database);
  return rows[0];
}
