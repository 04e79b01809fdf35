import type { OrderSummary } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import type { InferResult } from 'kysely';
import { addressLines } from '../language/format-values.ts';
import { translateIn } from '../language/translate.ts';
import { type Cents, centsOf, formatCents } from '../market/money.ts';
import type { Seller } from '../options/seller.ts';
import { localizeOrder, orderLocale } from '../shop-language/order-language.ts';
import type { InvoiceContent, InvoicedBy, InvoiceLine, InvoiceTax } from './invoice-content.ts';
import { invoiceTexts } from './invoice-texts.ts';
import { documentNumberOf, type Issued } from './numbered-document.ts';
import type { InvoiceTexts } from './texts.ts';

/** A net amount with its tax, at one rate. */
interface Taxed {
  readonly rate: string;
  readonly net: Cents;
  readonly tax: Cents;
}

const selectItems = (database: Database, orderId: string) =>
  database
    .selectFrom('order_item_summary')
    .select([
      'name',
      'stock_keeping_unit as sku',
      'quantity',
      'unit_price',
      'total_adjustment_amount as discount',
    ])
    .select(['total_price as amount', 'tax_rate', 'total_tax_amount as tax'])
    .where('order_summary_id', '=', orderId)
    .orderBy('sort_order')
    .orderBy('id');

type ItemRow = InferResult<ReturnType<typeof selectItems>>[number];

/** The lowest rate first; what has none is one row too. */
function addUp(parts: readonly Taxed[]): InvoiceTax[] {
  const sums = new Map<string, Taxed>();
  for (const part of parts) {
    const sum = sums.get(part.rate);
    sums.set(part.rate, sum ? { ...sum, net: sum.net + part.net, tax: sum.tax + part.tax } : part);
  }
  return [...sums.values()]
    .sort((one, other) => Number(one.rate) - Number(other.rate))
    .map(({ rate, net, tax }) => ({ rate, net: formatCents(net), tax: formatCents(tax) }));
}

/** Orders from before lines had taxes of their own have one rate for everything. */
function taxesOf(order: OrderSummary, items: readonly ItemRow[]): InvoiceTax[] {
  const { totals } = order;
  const taxed = items.flatMap(({ amount, tax_rate, tax }) =>
    tax_rate === null || tax === null ? [] : [{ rate: tax_rate, net: centsOf(amount), tax: centsOf(tax) }],
  );
  const total = centsOf(totals.tax);
  const net = centsOf(totals.total) - total;
  if (taxed.length < items.length || taxed.length === 0) {
    return [{ rate: totals.taxRate, net: formatCents(net), tax: totals.tax }];
  }
  const carriage = order.deliveryGroups.map((group) => deliveryPart(group, order, items));
  return addUp([...taxed, ...carriage.filter((part) => part.net !== 0 || part.tax !== 0)]);
}

/** What the carriage of one delivery is taxed: all of the delivery's tax but that of its lines. */
function deliveryPart(
  { deliveryGroupId, shipping, tax, taxRate }: OrderSummary['deliveryGroups'][number],
  order: OrderSummary,
  items: readonly ItemRow[],
): Taxed {
  const own = items.filter((_, at) => order.items[at]?.deliveryGroupId === deliveryGroupId);
  const ofLines = own.reduce((sum, item) => sum + centsOf(item.tax ?? '0.00'), 0);
  return { rate: taxRate, net: centsOf(shipping), tax: centsOf(tax) - ofLines };
}

function linesOf(order: OrderSummary, items: readonly ItemRow[], texts: InvoiceTexts): InvoiceLine[] {
  const fallback = order.totals.taxRate;
  const goods = items.map((item, at) => ({
    position: at + 1,
    name: order.items[at]?.name ?? item.name,
    sku: item.sku,
    quantity: Number(item.quantity),
    unitPrice: item.unit_price,
    discount: centsOf(item.discount) === 0 ? null : item.discount,
    amount: item.amount,
    taxRate: item.tax_rate ?? fallback,
  }));
  const several = order.deliveryGroups.length > 1;
  const carriage = order.deliveryGroups
    .filter(({ shipping }) => centsOf(shipping) !== 0)
    .map((group, at) => ({
      position: goods.length + at + 1,
      name: texts.delivery(`${group.deliveryMethod.name}${several ? `, ${group.deliveryAddress.city}` : ''}`),
      sku: null,
      quantity: 1,
      unitPrice: group.shipping,
      discount: null,
      amount: group.shipping,
      taxRate: group.taxRate || fallback,
    }));
  return [...goods, ...carriage];
}

export const invoiceNumberOf = (issued: Issued, { invoicePrefix }: Seller): string =>
  documentNumberOf(issued, invoicePrefix);

/** The content of the invoice of an order. */
export async function composeInvoice(
  database: Database,
  placed: OrderSummary,
  issued: Issued,
  { seller, ...shop }: InvoicedBy,
): Promise<InvoiceContent> {
  const items = await selectItems(database, placed.orderSummaryId).execute();
  const row = await database
    .selectFrom('order_summary')
    .select('language')
    .where('id', '=', placed.orderSummaryId)
    .executeTakeFirst();
  const stored = row?.language ?? null;
  const order = localizeOrder(placed, stored, shop);
  const language = stored ?? shop.locale.slice(0, 2);
  const { totals, payment } = order;
  const locale = orderLocale(stored, shop, order.currencyIsoCode);
  return {
    invoiceNumber: invoiceNumberOf(issued, seller),
    issued: issued.issued_at.toISOString(),
    orderNumber: order.orderNumber,
    ordered: order.orderedDate,
    purchaseOrderNumber: payment.purchaseOrderNumber,
    seller: { ...seller, address: seller.address.map(translateIn(shop.translations, shop.locale, stored)) },
    buyer: { lines: addressLines(order.billingAddress, locale), vatNumber: order.vatNumber },
    deliveredTo: order.deliveryGroups.map(({ deliveryAddress }) => addressLines(deliveryAddress, locale)),
    currency: order.currencyIsoCode,
    language,
    locale,
    lines: linesOf(order, items, invoiceTexts({ language })),
    net: formatCents(centsOf(totals.total) - centsOf(totals.tax)),
    taxes: taxesOf(order, items),
    tax: totals.tax,
    total: totals.total,
    notes: order.taxNotes,
    paid: payment.paidDate ?? null,
  };
}
