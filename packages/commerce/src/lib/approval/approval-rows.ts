import type { OrderApproval } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { writeQuantity } from '../cart/quantity.ts';

interface Row {
  readonly id: string;
  readonly state: OrderApproval['state'];
  readonly account_id: string;
  readonly account_name: string;
  readonly amount: string;
  readonly currency_iso_code: string;
  readonly requested_by_id: string;
  readonly requested_by: string;
  readonly created_date: Date;
  readonly decided_by_id: string | null;
  readonly decided_by: string | null;
  readonly decided_date: Date | null;
  readonly note: string | null;
  readonly cart_id: string | null;
  readonly order_summary_id: string | null;
  readonly awaits_payment: boolean;
}

interface Item {
  readonly cart_id: string;
  readonly product_id: string;
  readonly name: string;
  readonly url_name: string | null;
  readonly quantity: number;
  readonly price: string;
}

/** Lines of the carts that wait; they stand still, so these are what was asked for. */
async function readItems(database: Database, cartIds: readonly string[]): Promise<Map<string, Item[]>> {
  if (cartIds.length === 0) return new Map();
  const { rows } = await sql<Item>`
    select i.cart_id, i.product2_id as product_id, i.name, p.url_name, i.quantity, i.sales_price as price
    from cart_item i join product2 p on p.id = i.product2_id
    where i.cart_id = any (${cartIds as string[]}) order by i.cart_id, i.entered`.execute(database);
  return Map.groupBy(rows, ({ cart_id }) => cart_id);
}

const responseOf = (row: Row, items: readonly Item[]): OrderApproval => ({
  approvalId: row.id,
  state: row.state,
  accountId: row.account_id,
  accountName: row.account_name,
  amount: row.amount,
  currencyIsoCode: row.currency_iso_code,
  requestedBy: { userId: row.requested_by_id, name: row.requested_by },
  requestedDate: row.created_date.toISOString(),
  decidedBy: row.decided_by_id === null ? null : { userId: row.decided_by_id, name: row.decided_by ?? '' },
  decidedDate: row.decided_date?.toISOString() ?? null,
  note: row.note,
  cartId: row.cart_id,
  orderSummaryId: row.order_summary_id,
  awaitsPayment: row.awaits_payment,
  items: items.map(({ product_id, name, url_name, quantity, price }) => ({
    productId: product_id,
    name,
    urlName: url_name,
    quantity: writeQuantity(quantity),
    price,
  })),
});

export interface PageOf {
  readonly limit: number;
  readonly offset: number;
}

/** Approvals `r` for which the condition holds: those that wait first, then the newest. */
export async function readApprovals(
  database: Database,
  condition: RawBuilder<SqlBool>,
  { limit, offset }: PageOf = { limit: 1, offset: 0 },
): Promise<OrderApproval[]> {
  const { rows } = await sql<Row>`
    select r.id, r.state, r.account_id, a.name as account_name, r.amount, r.currency_iso_code, r.requested_by_id,
      asked.name as requested_by, r.created_date, r.decided_by_id, decided.name as decided_by, r.decided_date, r.note,
      r.cart_id, r.order_summary_id,
      r.state = 'Approved' and coalesce(c.awaits_approval and c.status = 'Active' and not c.is_deleted, false) as awaits_payment
    from order_approval r
    join account a on a.id = r.account_id
    join "user" asked on asked.id = r.requested_by_id
    left join "user" decided on decided.id = r.decided_by_id
    left join web_cart c on c.id = r.cart_id
    where ${condition} and not r.is_deleted
    order by r.state <> 'Pending', r.created_date desc, r.id limit ${limit} offset ${offset}`.execute(
    database,
  );
  const waiting = rows.flatMap(({ state, cart_id }) => (state === 'Pending' && cart_id ? [cart_id] : []));
  const items = await readItems(database, waiting);
  return rows.map((row) =>
    responseOf(row, row.state === 'Pending' ? (items.get(row.cart_id ?? '') ?? []) : []),
  );
}
