import type { OrderSummary } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { postalAddress } from '../checkout/checkout-response.ts';
import type { TaxedGroup } from '../checkout/price-checkout.ts';
import { commonRate } from '../checkout/tax-groups.ts';
import { formatCents } from '../market/money.ts';
import { addressColumns, readAddress, writeAddress } from '../shop/address-columns.ts';
import type { NewRow } from '../shop/insert-rows.ts';

type OrderDelivery = OrderSummary['deliveryGroups'][number];

/** Sentences that an invoice has to carry, each once; null where there are none. */
export function taxNoteOf(parts: readonly { readonly note: string | null }[]): string | null {
  const notes = new Set(parts.flatMap(({ note }) => note ?? []));
  return notes.size > 0 ? [...notes].join('\n') : null;
}

export const notesOf = (taxNote: string | null): string[] => (taxNote === null ? [] : taxNote.split('\n'));

/** A complete delivery of a checkout as the row of an order; null where it is not complete. */
export function orderGroupRow(
  priced: TaxedGroup,
  id: string,
  orderId: string,
  place: number,
): NewRow<'order_delivery_group_summary'> | null {
  const { group, chosen } = priced;
  if (!group.address || !chosen) return null;
  return {
    id,
    order_summary_id: orderId,
    name: group.name,
    ...writeAddress('ship_to', postalAddress(group.address)),
    delivery_method_name: chosen.method.name,
    delivery_method_description: chosen.method.description,
    desired_delivery_date: group.desiredDeliveryDate,
    shipping_instructions: group.shippingInstructions,
    total_product_amount: formatCents(priced.products),
    total_adjustment_amount: formatCents(priced.discount),
    total_delivery_amount: formatCents(priced.shipping),
    tax_rate: commonRate(priced.tax.parts),
    total_tax_amount: formatCents(priced.tax.tax),
    tax_note: taxNoteOf(priced.tax.parts),
    sort_order: place,
  };
}

/** The deliveries of an order in their order; none for orders from before there were several. */
export async function readOrderGroups(database: Database, orderId: string): Promise<OrderDelivery[]> {
  const rows = await database
    .selectFrom('order_delivery_group_summary')
    .select(['id', 'name', 'delivery_method_name', 'delivery_method_description', 'desired_delivery_date'])
    .select(['shipping_instructions', 'total_delivery_amount', 'tax_rate', 'total_tax_amount'])
    .select(addressColumns('ship_to'))
    .where('order_summary_id', '=', orderId)
    .orderBy('sort_order')
    .execute();
  return rows.map((row) => ({
    deliveryGroupId: row.id,
    name: row.name,
    deliveryAddress: readAddress('ship_to', row),
    deliveryMethod: { name: row.delivery_method_name, description: row.delivery_method_description },
    desiredDeliveryDate: row.desired_delivery_date?.toISOString() ?? null,
    shippingInstructions: row.shipping_instructions,
    shipping: row.total_delivery_amount,
    taxRate: row.tax_rate ?? '',
    tax: row.total_tax_amount,
  }));
}
