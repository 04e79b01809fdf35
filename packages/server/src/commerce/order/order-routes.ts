import { isRecordId, normalizeId } from '@relab/contract';
import {
  getOrderSummaries,
  getOrderSummary,
  type OrderSummaries,
  type OrderSummary,
  type ProductImage,
} from '@relab/contract/commerce';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../../http/context.ts';
import type { Route } from '../../http/route.ts';
import type { Who } from '../../http/who.ts';
import { writeQuantity } from '../cart/quantity.ts';
import { notFound } from '../owner.ts';
import type { Shop } from '../shop.ts';
import { shopRoute } from '../shop-route.ts';
import { readAddress } from './address-columns.ts';

const defaultPageSize = 20;

/** A buyer sees the orders of the account, a guest those made with this browser's secret. */
function ownOrders(who: Who): RawBuilder<SqlBool> {
  if (who.kind === 'user') return sql<SqlBool>`o.account_id = ${who.accountId} and not o.is_deleted`;
  if (who.guestKey === null) return sql<SqlBool>`false`;
  return sql<SqlBool>`o.guest_key = ${who.guestKey} and not o.is_deleted`;
}

interface Head {
  readonly id: string;
  readonly order_number: string;
  readonly ordered_date: Date;
  readonly status: string;
  readonly grand_total_amount: string;
  readonly currency_iso_code: string;
  readonly product_count: number;
}

const headColumns = sql`
  o.id, o.order_number, o.ordered_date, o.status, o.grand_total_amount, o.currency_iso_code, o.product_count`;

const headOf = (row: Head) => ({
  orderSummaryId: row.id,
  orderNumber: row.order_number,
  orderedDate: row.ordered_date.toISOString(),
  status: row.status,
  totalAmount: row.grand_total_amount,
  currencyIsoCode: row.currency_iso_code,
  productCount: row.product_count,
});

async function list(context: Context, page: number, pageSize: number): Promise<OrderSummaries> {
  const own = ownOrders(context.who);
  const { rows } = await sql<Head & { readonly first_item: string | null }>`
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

interface Detail extends Head, Readonly<Record<string, unknown>> {
  readonly contact_email: string;
  readonly delivery_method_name: string;
  readonly delivery_method_description: string | null;
  readonly shipping_instructions: string | null;
  readonly payment_method: 'PurchaseOrder' | 'Invoice';
  readonly purchase_order_number: string | null;
  readonly total_product_amount: string;
  readonly total_adjustment_amount: string;
  readonly total_delivery_amount: string;
  readonly tax_rate: string;
  readonly total_tax_amount: string;
}

interface Item {
  readonly id: string;
  readonly product2_id: string;
  readonly name: string;
  readonly stock_keeping_unit: string | null;
  readonly url_name: string | null;
  readonly quantity: number;
  readonly unit_price: string;
  readonly total_price: string;
  readonly thumbnail_image: string | null;
}

const addressColumns = sql.join(
  ['ship_to', 'bill_to'].flatMap((prefix) =>
    ['name', 'company_name', 'street', 'city', 'postal_code', 'region', 'country', 'phone_number'].map(
      (part) => sql.ref(`o.${prefix}_${part}`),
    ),
  ),
);

const itemOf = (row: Item): OrderSummary['items'][number] => ({
  orderItemSummaryId: row.id,
  productId: row.product2_id,
  name: row.name,
  sku: row.stock_keeping_unit,
  urlName: row.url_name,
  quantity: writeQuantity(row.quantity),
  unitPrice: row.unit_price,
  totalPrice: row.total_price,
  // Written when the order was placed, from a value of this type.
  thumbnailImage: row.thumbnail_image === null ? null : (JSON.parse(row.thumbnail_image) as ProductImage),
});

async function detail(context: Context, orderSummaryId: string): Promise<OrderSummary> {
  if (!isRecordId(orderSummaryId)) throw notFound('order');
  const { rows } = await sql<Detail>`
    select ${headColumns}, o.contact_email, ${addressColumns}, o.delivery_method_name, o.delivery_method_description,
      o.shipping_instructions, o.payment_method, o.purchase_order_number, o.total_product_amount,
      o.total_adjustment_amount, o.total_delivery_amount, o.tax_rate, o.total_tax_amount
    from order_summary o where o.id = ${normalizeId(orderSummaryId)} and ${ownOrders(context.who)}
    `.execute(context.database);
  const [row] = rows;
  if (!row) throw notFound('order');
  const items = await sql<Item>`
    select id, product2_id, name, stock_keeping_unit, url_name, quantity, unit_price, total_price, thumbnail_image
    from order_item_summary where order_summary_id = ${row.id} order by sort_order`.execute(context.database);
  return {
    ...headOf(row),
    contactEmail: row.contact_email,
    deliveryAddress: readAddress('ship_to', row),
    billingAddress: readAddress('bill_to', row),
    deliveryMethod: { name: row.delivery_method_name, description: row.delivery_method_description },
    shippingInstructions: row.shipping_instructions,
    payment: { paymentMethod: row.payment_method, purchaseOrderNumber: row.purchase_order_number },
    items: items.rows.map(itemOf),
    totals: {
      products: row.total_product_amount,
      discount: row.total_adjustment_amount,
      shipping: row.total_delivery_amount,
      taxRate: row.tax_rate,
      tax: row.total_tax_amount,
      total: row.grand_total_amount,
    },
  };
}

export function orderRoutes(shop: Shop): Route[] {
  return [
    shopRoute(shop, 'open', getOrderSummaries, async ({ page = 0, pageSize = defaultPageSize }, context) =>
      list(context, page, pageSize),
    ),
    shopRoute(shop, 'open', getOrderSummary, async ({ orderSummaryId }, context) =>
      detail(context, orderSummaryId),
    ),
  ];
}
