import type { OrderSummary, PaymentMethod, ProductImage } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { writeQuantity } from '../cart/quantity.ts';
import { readAddress } from '../shop/address-columns.ts';
import { notesOf, readOrderGroups } from './order-groups.ts';

export interface OrderHead {
  readonly id: string;
  readonly order_number: string;
  readonly ordered_date: Date;
  readonly status: string;
  readonly grand_total_amount: string;
  readonly currency_iso_code: string;
  readonly product_count: number;
}

export const headColumns = sql`
  o.id, o.order_number, o.ordered_date, o.status, o.grand_total_amount, o.currency_iso_code, o.product_count`;

export const headOf = (row: OrderHead) => ({
  orderSummaryId: row.id,
  orderNumber: row.order_number,
  orderedDate: row.ordered_date.toISOString(),
  status: row.status,
  totalAmount: row.grand_total_amount,
  currencyIsoCode: row.currency_iso_code,
  productCount: row.product_count,
});

interface Detail extends OrderHead, Readonly<Record<string, unknown>> {
  readonly contact_email: string;
  readonly delivery_method_name: string;
  readonly delivery_method_description: string | null;
  readonly shipping_instructions: string | null;
  readonly payment_method: PaymentMethod;
  readonly purchase_order_number: string | null;
  readonly total_product_amount: string;
  readonly total_adjustment_amount: string;
  readonly total_delivery_amount: string;
  readonly tax_rate: string;
  readonly total_tax_amount: string;
  readonly vat_number: string | null;
  readonly tax_note: string | null;
}

interface Item {
  readonly id: string;
  readonly order_delivery_group_summary_id: string | null;
  readonly product2_id: string;
  readonly name: string;
  readonly stock_keeping_unit: string | null;
  readonly url_name: string | null;
  readonly quantity: number;
  readonly unit_price: string;
  readonly total_price: string;
  readonly total_list_price: string;
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
  const { rows } = await sql<Detail>`
    select ${headColumns}, o.contact_email, ${addressColumns}, o.delivery_method_name, o.delivery_method_description,
      o.shipping_instructions, o.payment_method, o.purchase_order_number, o.total_product_amount,
      o.total_adjustment_amount, o.total_delivery_amount, o.tax_rate, o.total_tax_amount,
      o.vat_number, o.tax_note
    from order_summary o where ${which}`.execute(database);
  const [row] = rows;
  if (!row) return undefined;
  const items = await sql<Item>`
    select id, order_delivery_group_summary_id, product2_id, name, stock_keeping_unit, url_name, quantity, unit_price, total_price,
      (total_price - total_adjustment_amount)::text as total_list_price, thumbnail_image
    from order_item_summary where order_summary_id = ${row.id} order by sort_order`.execute(database);
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
