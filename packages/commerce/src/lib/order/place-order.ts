import { type OrderApproval, type PlacedOrder, placeOrder } from '@relab/contract/commerce';
import { inTransaction, type Row } from '@relab/database';
import { modifiedColumns } from '@relab/records/objects';
import { type Context, newId, Reply, type Route } from '@relab/server/http';
import { sql } from 'kysely';
import { settlePrices } from '../cart/agreed-price/settle-prices.ts';
import { buyersOf, isUsedUp } from '../cart/coupon/coupon-routes.ts';
import type { Cart } from '../cart/find-cart.ts';
import { readProductDisplays } from '../cart/product-display.ts';
import { acceptTerms } from '../checkout/accepted-terms.ts';
import { postalAddress } from '../checkout/checkout-response.ts';
import { type CheckoutRow, findCheckout } from '../checkout/checkout-row.ts';
import { attachToOrder } from '../checkout/documents.ts';
import { assertCardsAccepted } from '../checkout/payment-methods.ts';
import { type PricedCheckout, priceCheckout, type TaxedGroup } from '../checkout/price-checkout.ts';
import { cartChanged, checkoutIncomplete, emptyCart, insufficientAccess } from '../errors.ts';
import { isForeign } from '../market/exchange.ts';
import { formatCents, parseCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { restoreSetAside } from '../pay-now/current-cart.ts';
import { assertOpen } from '../pay-now/validity.ts';
import { isByCard, payOrConfirm, startOrCancel } from '../payment/pay-by-card.ts';
import { writeAddress } from '../shop/address-columns.ts';
import { insertRows, type NewRow } from '../shop/insert-rows.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import { requestLanguage } from '../shop-language/order-language.ts';
import { assertApproved, linkOrder } from './approved-order.ts';
import { assertWithinLimitOfCopy } from './copy-limit.ts';
import { orderGroupRow, taxNoteOf } from './order-groups.ts';
import { requestApproval, standingApproval } from './request-approval.ts';
import { requestConfirmation } from './request-confirmation.ts';
import { takeStock } from './take-stock.ts';
import { assessBuyer, countOrder, recordUnconfirmedOrder } from './unconfirmed-buyer.ts';
import { requestVatCheck } from './vat-number-task.ts';

async function placed(context: Context, orderSummaryId: string): Promise<PlacedOrder> {
  const order = await context.database
    .selectFrom('order_summary')
    .select('order_number')
    .where('id', '=', orderSummaryId)
    .executeTakeFirst();
  return { orderReferenceNumber: order?.order_number ?? '', orderSummaryId };
}

/** Human-readable and without meaning: the year, and a number that gaps are allowed in. */
async function nextNumber(context: Context, options: CommerceOptions): Promise<string> {
  const { rows } = await sql<{ next: string }>`select nextval('order_number_seq')::text as next`.execute(
    context.database,
  );
  const year = context.now().getUTCFullYear();
  return `${options.orderNumberPrefix}-${year}-${(rows[0]?.next ?? '').padStart(6, '0')}`;
}

type OrderHead = Pick<NewRow<'order_summary'>, 'id' | 'order_number' | 'ordered_date' | 'status'>;

function orderRow(priced: PricedCheckout, cart: Cart, head: OrderHead): NewRow<'order_summary'> {
  const { row, groups } = priced;
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

/** A delivery beside the id it has in the order. */
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
  await insertRows(context.database, 'order_delivery_group_summary', rows, context);
  return delivered;
}

async function itemRows(
  context: Context,
  options: CommerceOptions,
  priced: PricedCheckout,
  orderId: string,
  delivered: readonly Delivered[],
): Promise<NewRow<'order_item_summary'>[]> {
  const { entries } = priced.cart;
  const byLine = new Map(
    delivered.flatMap((own) => own.priced.entries.map(({ line }) => [line.id, own] as const)),
  );
  const shown = await readProductDisplays(
    context.database,
    options,
    entries.map(({ line }) => line),
    priced.cart.cart.account_id,
    [],
  );
  return entries.toReversed().map(({ line, price, adjustment }, at) => {
    const { image } = shown(line);
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

/** Promotions that hold once are used up with the order; a second order at the same time waits here and is refused. */
async function useUpCoupons(context: Context, priced: PricedCheckout, orderId: string): Promise<void> {
  const buyers = buyersOf(context.principal, priced.row.contactInfo?.email);
  for (const coupon of priced.cart.coupons) {
    if (!coupon.holds || !coupon.oncePerBuyer) continue;
    const message = `The coupon ${coupon.discount.couponCode} was used before, and it can be used once. Remove it to continue.`;
    if (await isUsedUp(context.database, coupon, buyers)) throw cartChanged(message);
    const { numAffectedRows } = await sql`
      insert into promotion_use (promotion_id, buyer, order_summary_id)
      select ${coupon.discount.promotionId}, buyer, ${orderId} from unnest(${buyers}::text[]) buyer order by buyer
      on conflict do nothing`.execute(context.database);
    if (numAffectedRows !== BigInt(buyers.length)) throw cartChanged(message);
  }
}

async function closeCart(
  context: Context,
  row: CheckoutRow,
  priced: PricedCheckout,
  orderId: string,
): Promise<void> {
  const { database } = context;
  const { entries } = priced.cart;
  const modified = modifiedColumns(context.now());
  // What was paid is what a closed cart goes on to show.
  await sql`
    update cart_item i set sales_price = seen.price
    from unnest(${entries.map(({ line }) => line.id)}::text[], ${entries.map(({ line }) => formatCents(line.unitPrice))}::numeric[])
      as seen (id, price)
    where i.id = seen.id`.execute(database);
  await database
    .updateTable('web_cart')
    .set({ status: 'Closed', ...modified })
    .where('id', '=', row.cart.id)
    .execute();
  await restoreSetAside(database, row.cart.id);
  await database
    .updateTable('cart_checkout')
    .set({ status: 'Completed', order_summary_id: orderId, ...modified })
    .where('id', '=', row.id)
    .execute();
}

/** What an order waits for first. */
function initialStatus(
  row: CheckoutRow,
  confirmableUntil: Date | null,
): Row<'order_summary', 'status'>['status'] {
  if (isByCard(row)) return 'Awaiting Payment';
  return confirmableUntil ? 'Awaiting Confirmation' : 'Created';
}

/** What of an order is asked for. */
export interface Placing {
  readonly checkoutId: string;
  readonly expectedTotal?: string | undefined;
  readonly expectedCurrencyIsoCode?: string | undefined;
  /** The version of the terms that the buyer agrees to. */
  readonly acceptedTerms?: string | undefined;
  /** Somebody who may has approved of it: the buyer's limit does not hold. */
  readonly isApproved?: boolean;
}

function assertExpected(priced: PricedCheckout, asked: Placing): void {
  const { expectedTotal, expectedCurrencyIsoCode, isApproved } = asked;
  const { currency_iso_code: currency } = priced.row.cart;
  if (expectedCurrencyIsoCode !== undefined && expectedCurrencyIsoCode !== currency) {
    const message = `The order is charged in ${currency} now, not in ${expectedCurrencyIsoCode}. Review it and place it again.`;
    throw cartChanged(message, 'expectedCurrencyIsoCode');
  }
  if (expectedTotal === undefined || parseCents(expectedTotal) === priced.total) return;
  const next = isApproved
    ? 'Reject it, so that its buyer can look at it again.'
    : 'Review your order and place it again.';
  const message = `The total is now ${formatCents(priced.total)}, not ${expectedTotal}. ${next}`;
  throw cartChanged(message, 'expectedTotal');
}

/** Places an order, or asks for an approval of it; to be called within a transaction. */
export async function place(
  context: Context,
  options: CommerceOptions,
  asked: Placing,
): Promise<Reply<PlacedOrder | OrderApproval>> {
  // The lock makes repeated submits wait for the first; they find its order, or what that waits for.
  const row = await findCheckout(context, asked.checkoutId, 'lock');
  if (row.orderSummaryId !== null) return new Reply(await placed(context, row.orderSummaryId), 200);
  const standing =
    row.cart.awaits_approval && !asked.isApproved ? await standingApproval(context, row.cart.id) : null;
  if (standing?.state === 'Pending') return new Reply(standing, 202);
  assertOpen(row.cart, context.now());
  const priced = await priceCheckout(context.database, options, row, context.now());
  const lines = priced.cart.entries.map(({ line }) => line);
  if (lines.length === 0) throw emptyCart();
  if (priced.missing.length > 0) {
    throw checkoutIncomplete(`Still missing: ${priced.missing.join(', ')}.`, ...priced.missing);
  }
  if (row.payment?.paymentMethod === 'Invoice' && context.principal.kind === 'guest') {
    throw insufficientAccess('Paying on invoice needs an account.');
  }
  assertCardsAccepted(row.payment?.paymentMethod, options);
  const terms = asked.isApproved
    ? row.acceptedTerms
    : await acceptTerms(context, options.terms, { checkoutId: row.id, version: asked.acceptedTerms });
  if (standing) assertApproved(standing, priced);
  else if (!asked.isApproved) {
    const approval = await requestApproval(context, options, priced, () => assertExpected(priced, asked));
    if (approval) return new Reply(approval, 202);
    await assertWithinLimitOfCopy(context, priced);
  }
  const { isLimited, confirmableUntil } = await assessBuyer(context, options, priced, asked);
  if (isLimited) await countOrder(context, options, priced);
  await takeStock(context.database, row.cart.id, lines);
  assertExpected(priced, asked);
  const order = { id: newId('1Os'), order_number: await nextNumber(context, options) };
  const head = {
    ...order,
    ordered_date: context.now(),
    language: requestLanguage(context, options),
    status: initialStatus(row, confirmableUntil),
    confirmable_until: confirmableUntil,
    terms_version: terms?.version ?? null,
    terms_accepted_date: terms?.at ?? null,
  };
  await insertRows(context.database, 'order_summary', [orderRow(priced, row.cart, head)], context);
  const delivered = await writeDeliveries(context, priced, order.id);
  await insertRows(
    context.database,
    'order_item_summary',
    await itemRows(context, options, priced, order.id, delivered),
    context,
  );
  await settlePrices(context, options, priced.cart, order.id);
  await useUpCoupons(context, priced, order.id);
  await closeCart(context, row, priced, order.id);
  if (standing) await linkOrder(context, standing, order.id);
  await attachToOrder(context, row, order.id);
  await requestVatCheck(context, priced, order);
  if (isLimited) await recordUnconfirmedOrder(context, priced, order.id);
  if (confirmableUntil) await requestConfirmation(context, order.id, confirmableUntil);
  else await payOrConfirm(context, options, priced, order.id);
  return new Reply({ orderReferenceNumber: order.order_number, orderSummaryId: order.id }, 201);
}

/** One transaction: stock taken, order written, cart closed, or nothing at all. */
export function placeOrderRoute(shop: Shop): Route {
  return shopRoute(shop, 'checkout', placeOrder, async (config, context) => {
    const reply = await inTransaction(context.database, (database) =>
      place({ ...context, database }, shop.options, {
        checkoutId: config.checkoutId,
        expectedTotal: config.expectedTotal,
        expectedCurrencyIsoCode: config.expectedCurrencyIsoCode,
        acceptedTerms: config.acceptedTerms,
      }),
    );
    return await startOrCancel(context, shop.options, reply);
  });
}
