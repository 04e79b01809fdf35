import {
  getOrderSummaries,
  getOrderSummary,
  type OrderSummaries,
  type OrderSummary,
} from '@relab/contract/commerce';
import type { Context, Route } from '@relab/server/http';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { notFound } from '../errors.ts';
import { type TranslateProduct, translateProductFor } from '../language/product-texts.ts';
import { translateFor } from '../language/translate.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import { translateOrder } from '../shop-language/order-language.ts';
import { accessibleOrder, type OrderParams, ownOrders } from './order-access.ts';
import { withOutcome } from './order-outcome.ts';
import { headColumns, headOf, type OrderHead, readOrder } from './read-order.ts';

const defaultPageSize = 20;

interface ListParams {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly searchTerm?: string | undefined;
  readonly status?: string | undefined;
  readonly onlyOwn?: boolean | undefined;
}

/** The term as it stands in a pattern: nothing in it means more than itself. */
const patternOf = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

function conditionOf(
  { principal }: Context,
  { searchTerm, status, onlyOwn }: ListParams,
): RawBuilder<SqlBool> {
  const pattern = patternOf(searchTerm ?? '');
  const term = sql`and (o.order_number ilike ${pattern} or o.purchase_order_number ilike ${pattern} or exists (
    select 1 from order_item_summary i where i.order_summary_id = o.id
      and (i.name ilike ${pattern} or i.stock_keeping_unit ilike ${pattern})))`;
  const own = principal.kind === 'user' ? sql`and o.owner_id = ${principal.userId}` : sql``;
  return sql<SqlBool>`${ownOrders(principal)}
    ${searchTerm ? term : sql``} ${status ? sql`and o.status = ${status}` : sql``} ${onlyOwn ? own : sql``}`;
}

interface Listed extends OrderHead {
  readonly first_item: string | null;
  readonly ordered_by: string | null;
}

const columns = sql.join(headColumns.map((name) => sql.ref(`o.${name}`)));

async function list(
  context: Context,
  params: ListParams,
  translate: TranslateProduct,
): Promise<OrderSummaries> {
  const { page = 0, pageSize = defaultPageSize } = params;
  const which = conditionOf(context, params);
  const { rows } = await sql<Listed>`
    select ${columns}, u.name as ordered_by, (
      select i.name from order_item_summary i where i.order_summary_id = o.id order by i.sort_order limit 1
    ) as first_item
    from order_summary o left join "user" u on u.id = o.owner_id where ${which}
    order by o.ordered_date desc, o.id limit ${pageSize} offset ${page * pageSize}`.execute(context.database);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from order_summary o where ${which}`.execute(context.database);
  return {
    count: rows.length,
    orderSummaries: rows.map((row) => ({
      ...headOf(row),
      firstItemName: row.first_item === null ? null : translate.name(row.first_item),
      orderedByName: row.ordered_by,
    })),
    currentPage: page,
    totalItemCount: counted[0]?.total ?? 0,
  };
}

/** An order that the caller may see, with what became of it. */
export async function readAccessible(
  context: Context,
  options: CommerceOptions,
  params: OrderParams,
): Promise<OrderSummary> {
  const order = await readOrder(context.database, accessibleOrder(context, params));
  if (!order) throw notFound('order');
  return translateOrder(
    await withOutcome(context.database, order, options),
    translateFor(context, options),
    translateProductFor(context, options),
  );
}

export function orderRoutes(shop: Shop): Route[] {
  return [
    shopRoute(shop, 'open', getOrderSummaries, async (config, context) =>
      list(context, config, translateProductFor(context, shop.options)),
    ),
    shopRoute(shop, 'open', getOrderSummary, async (config, context) =>
      readAccessible(context, shop.options, config),
    ),
  ];
}
