import { type Context, newId } from '@relab/server/http';
import { sql } from 'kysely';
import { readListImages } from '../catalogue/read-media.ts';
import { postalAddress } from '../checkout/checkout-response.ts';
import type { PricedCheckout, TaxedGroup } from '../checkout/price-checkout.ts';
import { checkoutIncomplete } from '../errors.ts';
import { isForeign } from '../market/exchange.ts';
import { formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { writeAddress } from '../shop/address-columns.ts';
import { insertRows, type NewRow } from '../shop/insert-rows.ts';
import { requestLanguage } from '../shop-language/order-language.ts';
import { orderGroupRow, taxNoteOf } from './order-groups.ts';

/** Human-readable and without meaning: the year, and a number that gaps are allowed in. */
async function nextNumber(context: Context, options: CommerceOptions): Promise<string> {
  const { rows } = await sql<{ next: string }>`select nextval('order_number_seq')::text as next`.execute(
    context.database,
  );
  const year = context.now().getUTCFullYear();
  return `${options.orderNumberPrefix}-${year}-${(rows[0]?.next ?? '').padStart(6, '0')}`;
}

export interface OrderHead
  extends Pick<
    NewRow<'order_summary'>,
    'status' | 'confirmable_until' | 'terms_version' | 'terms_accepted_date'
  > {}

function orderRow(
  priced: PricedCheckout,
  head: OrderHead & Pick<NewRow<'order_summary'>, 'id' | 'order_number' | 'ordered_date' | 'language'>,
): NewRow<'order_summary'> {
  const { row, groups } = priced;
  const { cart } = row;
  const { contactInfo, payment } = row;
  const [{ group, chosen }] = groups;
  if (!contactInfo || !group.address || !payment || !chosen) {
    throw checkoutIncomplete('The checkout is not complete.', ...priced.missing);
  }
  const { method } = chosen;
  const deliveryAddress = postalAddress(group.address);
  const names = [contactInfo.firstName, contactInfo.lastName].filter((name) => name !== null);
  return {
    ...head,
    owner_id: cart.owner_id,
    account_id: cart.account_id,
    guest_key: cart.guest_key,
    currency_iso_code: cart.currency_iso_code,
    exchange_rate: isForeign(priced.cart.exchange) ? priced.cart.exchange.rate : null,
    contact_email: contactInfo.email,
    contact_name: names.length > 0 ? names.join(' ') : null,
    contact_phone: contactInfo.phoneNumber,
    ...writeAddress('ship_to', deliveryAddress),
    ...writeAddress('bill_to', payment.billingAddress ?? deliveryAddress),
    delivery_method_name: method.name,
    delivery_method_description: method.description,
    shipping_instructions: group.shippingInstructions,
    payment_method: payment.paymentMethod,
    purchase_order_number: payment.purchaseOrderNumber,
    total_product_amount: formatCents(priced.products),
    total_adjustment_amount: formatCents(priced.discount),
    total_delivery_amount: formatCents(priced.shipping),
    tax_rate: priced.taxRate,
    total_tax_amount: formatCents(priced.tax),
    grand_total_amount: formatCents(priced.total),
    vat_number: row.vatNumber,
    tax_note: taxNoteOf(priced.taxes),
    product_count: priced.cart.entries.reduce((sum, { line }) => sum + line.quantity, 0),
  };
}

/** A delivery with the id it has in the order. */
interface Delivered {
  readonly id: string;
  readonly priced: TaxedGroup;
}

async function writeDeliveries(
  context: Context,
  { groups, missing }: PricedCheckout,
  orderId: string,
): Promise<readonly Delivered[]> {
  const delivered = groups.map((priced) => ({ id: newId('0ag'), priced }));
  const rows = delivered.map(({ id, priced }, at) => {
    const row = orderGroupRow(priced, id, orderId, at);
    if (!row) throw checkoutIncomplete('The checkout is not complete.', ...missing);
    return row;
  });
  await insertRows(context, 'order_delivery_group_summary', rows);
  return delivered;
}

async function itemRows(
  context: Context,
  priced: PricedCheckout,
  orderId: string,
  delivered: readonly Delivered[],
): Promise<NewRow<'order_item_summary'>[]> {
  const { entries } = priced.cart;
  const byLine = new Map(
    delivered.flatMap((own) => own.priced.entries.map(({ line }) => [line.id, own] as const)),
  );
  const images = await readListImages(
    context.database,
    entries.flatMap(({ line }) => (line.entitled ? [line.productId] : [])),
  );
  return entries.toReversed().map(({ line, price, adjustment }, at) => {
    const image = images.get(line.productId);
    const own = byLine.get(line.id);
    const tax = own?.priced.tax.lines.get(line.id);
    return {
      id: newId('10u'),
      order_summary_id: orderId,
      product2_id: line.productId,
      name: line.name,
      stock_keeping_unit: line.sku,
      url_name: line.urlName,
      quantity: line.quantity,
      unit_price: formatCents(line.unitPrice),
      total_adjustment_amount: formatCents(adjustment),
      total_price: formatCents(price + adjustment),
      order_delivery_group_summary_id: own?.id ?? null,
      tax_rate: tax?.rate ?? null,
      total_tax_amount: tax ? formatCents(tax.tax) : null,
      sort_order: at,
      thumbnail_image: image ? JSON.stringify(image) : null,
    };
  });
}

/** Writes an order with its deliveries and items, as the checkout is priced. */
export async function writeOrder(
  context: Context,
  options: CommerceOptions,
  priced: PricedCheckout,
  head: OrderHead,
): Promise<{ readonly id: string; readonly order_number: string }> {
  const order = { id: newId('1Os'), order_number: await nextNumber(context, options) };
  const language = requestLanguage(context, options);
  const row = orderRow(priced, { ...order, ...head, ordered_date: context.now(), language });
  await insertRows(context, 'order_summary', [row]);
  const delivered = await writeDeliveries(context, priced, order.id);
  await insertRows(context, 'order_item_summary', await itemRows(context, priced, order.id, delivered));
  return order;
}
