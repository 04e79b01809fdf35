import { isRecordId, normalizeId } from '@relab/contract';
import {
  getOrderSummaries,
  getOrderSummary,
  type OrderSummaries,
  type OrderSummary,
} from '@relab/contract/commerce';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../../http/context.ts';
import type { Route } from '../../http/route.ts';
import type { Who } from '../../http/who.ts';
import { notFound } from '../owner.ts';
import type { Shop } from '../shop.ts';
import { shopRoute } from '../shop-route.ts';
import { openedBy } from './order-access.ts';
import { headColumns, headOf, type OrderHead, readOrder } from './read-order.ts';

const defaultPageSize = 20;

/** A buyer sees the orders of the account, a guest those made with this browser's secret. */
function ownOrders(who: Who): RawBuilder<SqlBool> {
  if (who.kind === 'user') return sql<SqlBool>`o.account_id = ${who.accountId} and not o.is_deleted`;
  if (who.guestKey === null) return sql<SqlBool>`false`;
  return sql<SqlBool>`o.guest_key = ${who.guestKey} and not o.is_deleted`;
}

async function list(context: Context, page: number, pageSize: number): Promise<OrderSummaries> {
  const own = ownOrders(context.who);
  const { rows } = await sql<OrderHead & { readonly first_item: string | null }>`
    select ${headColumns}, (
      select i.name from order_item_summary i where i.order_summary_id = o.id order by i.sort_order limit 1
    ) as first_item
    from order_summary o where ${own}
    order by o.ordered_date desc, o.id limit ${pageSize} offset ${page * pageSize}`.execute(context.database);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from order_summary o where ${own}`.execute(context.database);
  return {
    count: rows.length,
    orderSummaries: rows.map((row) => ({ ...headOf(row), firstItemName: row.first_item })),
    currentPage: page,
    totalItemCount: counted[0]?.total ?? 0,
  };
}

/** An order of the shopper's own, or a guest's that a mail's link opens. */
async function detail(
  context: Context,
  orderSummaryId: string,
  orderKey: string | undefined,
): Promise<OrderSummary> {
  if (!isRecordId(orderSummaryId)) throw notFound('order');
  const may =
    orderKey === undefined
      ? ownOrders(context.who)
      : sql<SqlBool>`(${ownOrders(context.who)} or ${openedBy(orderKey, context.now())})`;
  const which = sql<SqlBool>`o.id = ${normalizeId(orderSummaryId)} and ${may}`;
  const order = await readOrder(context.database, which);
  if (!order) throw notFound('order');
  return order;
}

export function orderRoutes(shop: Shop): Route[] {
  return [
    shopRoute(shop, 'open', getOrderSummaries, async ({ page = 0, pageSize = defaultPageSize }, context) =>
      list(context, page, pageSize),
    ),
    shopRoute(shop, 'open', getOrderSummary, async ({ orderSummaryId, orderKey }, context) =>
      detail(context, orderSummaryId, orderKey),
    ),
  ];
}
