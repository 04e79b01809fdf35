import { type OrderApproval, type PlacedOrder, placeOrder } from '@relab/contract/commerce';
import type { Row } from '@relab/database';
import { modifiedColumns } from '@relab/records/objects';
import { type Context, Reply, type Route } from '@relab/server/http';
import { sql } from 'kysely';
import { settlePrices } from '../cart/agreed-price/settle-prices.ts';
import { buyersOf, isUsedUp } from '../cart/coupon/coupon-routes.ts';
import { acceptTerms } from '../checkout/accepted-terms.ts';
import { type CheckoutRow, findCheckout } from '../checkout/checkout-row.ts';
import { attachToOrder } from '../checkout/documents.ts';
import { assertCardsAccepted } from '../checkout/payment-methods.ts';
import { type PricedCheckout, priceCheckout } from '../checkout/price-checkout.ts';
import { cartChanged, checkoutIncomplete, emptyCart, insufficientAccess } from '../errors.ts';
import { formatCents, parseCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { restoreSetAside } from '../pay-now/current-cart.ts';
import { assertOpen } from '../pay-now/validity.ts';
import { isByCard, payOrConfirm, startOrCancel } from '../payment/pay-by-card.ts';
import { withTransaction } from '../shop/database-context.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import { assertWithinLimitOfCopy } from './copy-limit.ts';
import {
  assertApproved,
  latestApproval,
  linkOrder,
  requestApproval,
  writeSeenPrices,
} from './request-approval.ts';
import { requestConfirmation } from './request-confirmation.ts';
import { takeStock } from './take-stock.ts';
import { assessBuyer, countOrder, recordUnconfirmedOrder } from './unconfirmed-buyer.ts';
import { requestVatCheck } from './vat-number-task.ts';
import { writeOrder } from './write-order.ts';

async function placedBefore(context: Context, orderSummaryId: string): Promise<PlacedOrder> {
  const order = await context.database
    .selectFrom('order_summary')
    .select('order_number')
    .where('id', '=', orderSummaryId)
    .executeTakeFirst();
  return { orderReferenceNumber: order?.order_number ?? '', orderSummaryId };
}

/** Promotions that hold once are used up with the order; a second order at the same time waits here and fails. */
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

async function closeCart(context: Context, { row, cart }: PricedCheckout, orderId: string): Promise<void> {
  const { database } = context;
  const modified = modifiedColumns(context.now());
  // A closed cart goes on to show what was paid.
  await writeSeenPrices(database, cart);
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

export interface PlacingInput {
  readonly checkoutId: string;
  readonly expectedTotal?: string | undefined;
  readonly expectedCurrencyIsoCode?: string | undefined;
  /** The version of the terms that the buyer agrees to. */
  readonly acceptedTerms?: string | undefined;
  /** Somebody entitled to it has approved the order: the buyer's limit does not hold. */
  readonly isApproved?: boolean;
}

function assertExpected(priced: PricedCheckout, input: PlacingInput): void {
  const { expectedTotal, expectedCurrencyIsoCode, isApproved } = input;
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

/** Throws unless the checkout has all that an order needs, and its buyer may pay in this way. */
function assertComplete({ principal }: Context, options: CommerceOptions, priced: PricedCheckout): void {
  if (priced.cart.entries.length === 0) throw emptyCart();
  if (priced.missing.length > 0) {
    throw checkoutIncomplete(`Still missing: ${priced.missing.join(', ')}.`, ...priced.missing);
  }
  const method = priced.row.payment?.paymentMethod;
  if (method === 'Invoice' && principal.kind === 'guest') {
    throw insufficientAccess('Paying on invoice needs an account.');
  }
  assertCardsAccepted(method, options);
}

/**
 * The approval that is requested where the order is above what its buyer may spend; null where it can be placed. `latest` is
 * the approval that the cart has waited for.
 */
async function approvalFor(
  context: Context,
  options: CommerceOptions,
  priced: PricedCheckout,
  input: PlacingInput,
  latest: OrderApproval | null,
): Promise<OrderApproval | null> {
  if (latest) assertApproved(latest, priced);
  if (latest || input.isApproved) return null;
  const approval = await requestApproval(context, options, priced, () => assertExpected(priced, input));
  if (!approval) await assertWithinLimitOfCopy(context, priced);
  return approval;
}

/** What follows an order that is written, in its transaction. */
async function completeOrder(
  context: Context,
  options: CommerceOptions,
  priced: PricedCheckout,
  order: { readonly id: string; readonly order_number: string },
): Promise<void> {
  await settlePrices(context, options, priced.cart, order.id);
  await useUpCoupons(context, priced, order.id);
  await closeCart(context, priced, order.id);
  await attachToOrder(context, priced.row, order.id);
  await requestVatCheck(context, priced, order);
}

/** Places an order, or requests an approval of it; to be called within a transaction. */
export async function place(
  context: Context,
  options: CommerceOptions,
  input: PlacingInput,
): Promise<Reply<PlacedOrder | OrderApproval>> {
  // The lock makes repeated submits wait for the first; they find its order, or the approval that it waits for.
  const row = await findCheckout(context, input.checkoutId, 'lock');
  if (row.orderSummaryId !== null) return new Reply(await placedBefore(context, row.orderSummaryId), 200);
  const { awaits_approval, id: cartId } = row.cart;
  const latest = awaits_approval && !input.isApproved ? await latestApproval(context, cartId) : null;
  if (latest?.state === 'Pending') return new Reply(latest, 202);
  assertOpen(row.cart, context.now());
  const priced = await priceCheckout(context, options, row);
  assertComplete(context, options, priced);
  const terms = input.isApproved
    ? row.acceptedTerms
    : await acceptTerms(context, options.terms, { checkoutId: row.id, version: input.acceptedTerms });
  const approval = await approvalFor(context, options, priced, input, latest);
  if (approval) return new Reply(approval, 202);
  const { isLimited, confirmableUntil } = await assessBuyer(context, options, priced, input);
  if (isLimited) await countOrder(context, options, priced);
  const lines = priced.cart.entries.map(({ line }) => line);
  await takeStock(context.database, cartId, lines);
  assertExpected(priced, input);
  const order = await writeOrder(context, options, priced, {
    status: initialStatus(row, confirmableUntil),
    confirmable_until: confirmableUntil,
    terms_version: terms?.version ?? null,
    terms_accepted_date: terms?.at ?? null,
  });
  await completeOrder(context, options, priced, order);
  if (latest) await linkOrder(context, latest, order.id);
  if (isLimited) await recordUnconfirmedOrder(context, priced, order.id);
  if (confirmableUntil) await requestConfirmation(context, order.id, confirmableUntil);
  else await payOrConfirm(context, options, priced, order.id);
  return new Reply({ orderReferenceNumber: order.order_number, orderSummaryId: order.id }, 201);
}

/** One transaction: stock deducted, order written, cart closed, or nothing at all. */
export const placeOrderRoute = (shop: Shop): Route =>
  shopRoute(shop, 'checkout', placeOrder, async (config, caller) => {
    const reply = await withTransaction(caller, (context) =>
      place(context, shop.options, {
        checkoutId: config.checkoutId,
        expectedTotal: config.expectedTotal,
        expectedCurrencyIsoCode: config.expectedCurrencyIsoCode,
        acceptedTerms: config.acceptedTerms,
      }),
    );
    return await startOrCancel(caller, shop.options, reply);
  });
