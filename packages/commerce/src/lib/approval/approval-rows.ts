import type { OrderApproval } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { writeQuantity } from '../cart/quantity.ts';

/** Lines of the carts that await an approval; nobody can change them, so these are what was requested. */
async function readItems(database: Database, cartIds: readonly string[]) {
  const rows = await database
    .selectFrom('cart_item as i')
    .innerJoin('product2 as p', 'p.id', 'i.product2_id')
    .select([
      'i.cart_id',
      'p.id as productId',
      'i.name',
      'p.url_name as urlName',
      'i.quantity',
      'i.sales_price as price',
    ])
    .where('i.cart_id', '=', sql<string>`any (${cartIds})`)
    .orderBy('i.entered')
    .execute();
  return Map.groupBy(rows, ({ cart_id }) => cart_id);
}

export interface PageOf {
  readonly limit: number;
  readonly offset: number;
}

/** Approvals `r` for which the condition holds: the pending ones first, then the newest. */
export async function readApprovals(
  database: Database,
  condition: RawBuilder<SqlBool>,
  { limit, offset }: PageOf = { limit: 1, offset: 0 },
): Promise<OrderApproval[]> {
  const awaitsPayment = sql<boolean>`
    r.state = 'Approved' and coalesce(c.awaits_approval and c.status = 'Active' and not c.is_deleted, false)`;
  const rows = await database
    .selectFrom('order_approval as r')
    .innerJoin('account as a', 'a.id', 'r.account_id')
    .innerJoin('user as buyer', 'buyer.id', 'r.requested_by_id')
    .leftJoin('user as approver', 'approver.id', 'r.decided_by_id')
    .leftJoin('web_cart as c', 'c.id', 'r.cart_id')
    .select(['r.id', 'r.state', 'r.account_id', 'r.amount', 'r.currency_iso_code', 'r.requested_by_id'])
    .select([
      'r.created_date',
      'r.decided_by_id',
      'r.decided_date',
      'r.note',
      'r.cart_id',
      'r.order_summary_id',
    ])
    .select(['a.name as account_name', 'buyer.name as buyer', 'approver.name as approver'])
    .select(awaitsPayment.as('awaits_payment'))
    .where(condition)
    .where(({ not }) => not('r.is_deleted'))
    .orderBy(sql`r.state <> 'Pending'`)
    .orderBy('r.created_date', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const pending = rows.flatMap(({ state, cart_id }) => (state === 'Pending' && cart_id ? [cart_id] : []));
  const items = pending.length > 0 ? await readItems(database, pending) : null;
  return rows.map((row) => ({
    approvalId: row.id,
    state: row.state,
    accountId: row.account_id,
    accountName: row.account_name,
    amount: row.amount,
    currencyIsoCode: row.currency_iso_code,
    requestedBy: { userId: row.requested_by_id, name: row.buyer },
    requestedDate: row.created_date.toISOString(),
    decidedBy: row.decided_by_id === null ? null : { userId: row.decided_by_id, name: row.approver ?? '' },
    decidedDate: row.decided_date?.toISOString() ?? null,
    note: row.note,
    cartId: row.cart_id,
    orderSummaryId: row.order_summary_id,
    awaitsPayment: row.awaits_payment,
    items: (row.state === 'Pending' ? (items?.get(row.cart_id ?? '') ?? []) : []).map(
      ({ cart_id: _, quantity, ...item }) => ({ ...item, quantity: writeQuantity(quantity) }),
    ),
  }));
}
