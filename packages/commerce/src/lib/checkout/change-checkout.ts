import type { Checkout } from '@relab/contract/commerce';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { readApprovals } from '../approval/approval-rows.ts';
import { readSpendingLimit } from '../approval/spending-limit.ts';
import { assertNotAwaiting } from '../cart/find-cart.ts';
import { conflict } from '../errors.ts';
import { translateFor } from '../language/translate.ts';
import { formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { withTransaction } from '../shop/database-context.ts';
import { checkoutResponse } from './checkout-response.ts';
import { type CheckoutRow, findCheckout, writeCheckout } from './checkout-row.ts';
import { withTotalsOfOrder } from './order-totals.ts';
import { paymentMethodsFor } from './payment-methods.ts';
import { type PricedCheckout, priceCheckout } from './price-checkout.ts';

/** A checkout's members about approvals; none where the buyer has no limit and no approval is pending. */
async function checkoutApproval(
  { database, principal }: Context,
  { row, cart, total }: PricedCheckout,
): Promise<Pick<Checkout, 'approval'>> {
  const limited = await readSpendingLimit(database, principal, cart.exchange);
  if (!limited && !row.cart.awaits_approval) return {};
  const [latest] = await readApprovals(database, sql`r.cart_id = ${row.cart.id}`);
  return {
    approval: {
      isNeeded: limited !== null && total > limited.limit && !latest?.awaitsPayment,
      limit: limited && formatCents(limited.limit),
      approvers: [...(limited?.approvers ?? [])],
      latest: latest ?? null,
    },
  };
}

/** A checkout as it is now, with what is still to be decided; or with the totals of the order that it became. */
export async function readCheckoutResponse(
  context: Context,
  options: CommerceOptions,
  row: CheckoutRow,
): Promise<Checkout> {
  const { database } = context;
  const priced = await priceCheckout(context, options, row);
  const response = {
    ...checkoutResponse(priced, options, translateFor(context, options)),
    availablePaymentMethods: paymentMethodsFor(context.principal, options),
  };
  if (row.orderSummaryId !== null) return await withTotalsOfOrder(database, response, row.orderSummaryId);
  const version = (await options.terms?.version(database)) ?? null;
  const terms = version === null ? {} : { terms: { version } };
  return { ...response, ...(await checkoutApproval(context, priced)), ...terms };
}

/** Changes an open checkout, in one transaction, and responds with it. */
export async function changeCheckout<Ctx extends Context>(
  caller: Ctx,
  options: CommerceOptions,
  checkoutId: string,
  change: (row: CheckoutRow, context: Ctx) => Promise<CheckoutRow>,
): Promise<Checkout> {
  return await withTransaction(caller, async (context) => {
    const row = await findCheckout(context, checkoutId, 'lock');
    if (row.status !== 'Active') throw conflict('The order of this checkout is already placed.');
    assertNotAwaiting(row.cart);
    const changed = await change(row, context);
    await writeCheckout(context, changed);
    return await readCheckoutResponse(context, options, changed);
  });
}
