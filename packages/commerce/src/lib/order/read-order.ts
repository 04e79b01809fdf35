import type { OrderSummary, ProductImage } from '@relab/contract/commerce';
import type { Database, Row } from '@relab/database';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { writeQuantity } from '../cart/quantity.ts';
import { addressColumns, readAddress } from '../shop/address-columns.ts';
import { notesOf, readOrderGroups } from './order-groups.ts';

export const headColumns = [
  'id',
  'order_number',
  'ordered_date',
  'status',
  'grand_total_amount',
  'currency_iso_code',
  'product_count',
] as const;

export type OrderHead = Row<'order_summary', (typeof headColumns)[number]>;

export const headOf = (row: OrderHead) => ({
  orderSummaryId: row.id,
  orderNumber: row.order_number,
  orderedDate: row.ordered_date.toISOString(),
  status: row.status,
  totalAmount: row.grand_total_amount,
  currencyIsoCode: row.currency_iso_code,
  productCount: row.product_count,
});

const detailColumns = [
  ...headColumns,
  ...addressColumns('ship_to'),
  ...addressColumns('bill_to'),
  'contact_email',
  'delivery_method_name',
  'delivery_method_description',
  'shipping_instructions',
  'payment_method',
  'purchase_order_number',
  'total_product_amount',
  'total_adjustment_amount',
  'total_delivery_amount',
  'tax_rate',
  'total_tax_amount',
  'vat_number',
  'tax_note',
] as const;

type Detail = Row<'order_summary', (typeof detailColumns)[number]>;

const itemColumns = [
  'id',
  'order_delivery_group_summary_id',
  'product2_id',
  'name',
  'stock_keeping_unit',
  'url_name',
  'quantity',
  'unit_price',
  'total_price',
  'thumbnail_image',
] as const;

interface Item extends Row<'order_item_summary', (typeof itemColumns)[number]> {
  readonly total_list_price: string;
}

const itemOf = (row: Item): OrderSummary['items'][number] => ({
  orderItemSummaryId: row.id,
  deliveryGroupId: row.order_delivery_group_summary_id,
  productId: row.product2_id,
  name: row.name,
  sku: row.stock_keeping_unit,
  urlName: row.url_name,
  quantity: writeQuantity(row.quantity),
  unitPrice: row.unit_price,
  totalPrice: row.total_price,
  totalListPrice: row.total_list_price,
  // Written when the order was placed, from a value of this type.
  thumbnailImage: row.thumbnail_image === null ? null : (JSON.parse(row.thumbnail_image) as ProductImage),
});

/** Orders from before there were several deliveries say it all themselves. */
const onlyDelivery = (row: Detail): OrderSummary['deliveryGroups'][number] => ({
  deliveryGroupId: null,
  name: 'Delivery',
  deliveryAddress: readAddress('ship_to', row),
  deliveryMethod: { name: row.delivery_method_name, description: row.delivery_method_description },
  desiredDeliveryDate: null,
  shippingInstructions: row.shipping_instructions,
  shipping: row.total_delivery_amount,
  taxRate: row.tax_rate,
  tax: row.total_tax_amount,
});

/** The one order for which `which` holds, where `o` is the order. */
export async function readOrder(
  database: Database,
  which: RawBuilder<SqlBool>,
): Promise<OrderSummary | undefined> {
  const row = await database
    .selectFrom('order_summary as o')
    .select(detailColumns)
    .where(which)
    .executeTakeFirst();
  if (!row) return undefined;
  const items = await database
    .selectFrom('order_item_summary')
    .select([
      ...itemColumns,
      sql<string>`(total_price - total_adjustment_amount)::text`.as('total_list_price'),
    ])
    .where('order_summary_id', '=', row.id)
    .orderBy('sort_order')
    .execute();
  const groups = await readOrderGroups(database, row.id);
  return {
    ...headOf(row),
    contactEmail: row.contact_email,
    deliveryAddress: readAddress('ship_to', row),
    billingAddress: readAddress('bill_to', row),
    deliveryMethod: { name: row.delivery_method_name, description: row.delivery_method_description },
    shippingInstructions: row.shipping_instructions,
    deliveryGroups: groups.length > 0 ? groups : [onlyDelivery(row)],
    vatNumber: row.vat_number,
    taxNotes: notesOf(row.tax_note),
    payment: { paymentMethod: row.payment_method, purchaseOrderNumber: row.purchase_order_number },
    items: items.map(itemOf),
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
