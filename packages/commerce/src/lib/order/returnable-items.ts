import type { OrderSummary } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { returnedUnits, sentUnits } from './unit-counts.ts';

/** So many undecided requests may an order have, and so many at all: declined ones can be made again. */
const maxOpenRequests = 3;
const maxRequests = 20;

/** Whether the buyer of an order may ask for one more return; units or not. */
export async function mayRequestReturn(database: Database, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ open: number; total: number; status: string }>`
    select o.status, count(r.id) filter (where r.status = 'Requested')::int as open, count(r.id)::int as total
    from order_summary o
    left join return_order r on r.order_summary_id = o.id and r.type = 'Return' and not r.is_deleted
    where o.id = ${orderId} group by o.id, o.status`.execute(database);
  const [row] = rows;
  return (
    row !== undefined && row.status !== 'Canceled' && row.open < maxOpenRequests && row.total < maxRequests
  );
}

/** Units of an order that have left and are in no return, where its buyer may ask for one. */
export async function readReturnableItems(
  database: Database,
  orderId: string,
): Promise<NonNullable<OrderSummary['returnableItems']>> {
  if (!(await mayRequestReturn(database, orderId))) return [];
  const { rows } = await sql<{ orderItemSummaryId: string; name: string; quantity: number }>`
    select i.id as "orderItemSummaryId", i.name,
      (coalesce(sent.shipped, 0) - coalesce(back.returned, 0))::int as quantity
    from order_item_summary i
    left join lateral ${sentUnits} sent on true
    left join lateral ${returnedUnits} back on true
    where i.order_summary_id = ${orderId} and not i.is_deleted
      and coalesce(sent.shipped, 0) > coalesce(back.returned, 0)
    order by i.sort_order, i.id`.execute(database);
  return rows;
}
