import type { OrderApproval, PlacedOrder } from '@relab/contract/commerce';
import { inTransaction } from '@relab/database';
import { type Context, Reply } from '@relab/server/http';
import type { CheckoutRow } from '../checkout/checkout-row.ts';
import type { PricedCheckout } from '../checkout/price-checkout.ts';
import { confirmOrder } from '../mail-request/request-mail.ts';
import { formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { PaymentUnavailable } from '../payment-provider/payment-provider.ts';
import { lockPayment } from './payment-row.ts';
import { settlePayment } from './settle-payment.ts';
import { openPayment, paymentUnavailable, startPayment } from './start-payment.ts';

export const isByCard = ({ payment }: Pick<CheckoutRow, 'payment'>): boolean =>
  payment?.paymentMethod === 'Card';

/** For a placed order, in its transaction: awaits its payment, after which it is confirmed, or confirms it at once. */
export async function payOrConfirm(
  context: Context,
  { payments }: CommerceOptions,
  priced: PricedCheckout,
  orderId: string,
): Promise<void> {
  if (!payments || !isByCard(priced.row)) return await confirmOrder(context, orderId);
  const total = formatCents(priced.total);
  const currency = priced.row.cart.currency_iso_code;
  await openPayment(context, payments.provider.name, { id: orderId, total, currency });
}

/**
 * Takes an order back whole that nobody can pay yet. False where another press of the button had it started meanwhile.
 */
async function takeBack(context: Context, options: CommerceOptions, orderId: string): Promise<boolean> {
  return await inTransaction(context.database, async (database) => {
    const row = await lockPayment(database, orderId);
    if (row?.state === 'Open') return false;
    await settlePayment({ database, now: context.now }, options, orderId, { state: 'ended' });
    return true;
  });
}

/**
 * Adds to a placed order where it is paid. To be called once its transaction is committed. Where the service does not
 * answer nothing stays: no order, the stock free again, the cart as it was.
 */
export async function startOrCancel(
  context: Context,
  options: CommerceOptions,
  reply: Reply<PlacedOrder | OrderApproval>,
): Promise<Reply<PlacedOrder | OrderApproval>> {
  const { payments } = options;
  const { body, status } = reply;
  if (!payments || !('orderReferenceNumber' in body)) return reply;
  const started = async (): Promise<Reply<PlacedOrder>> => {
    const paymentUrl = await startPayment(context, payments, body.orderSummaryId);
    return new Reply(paymentUrl === null ? body : { ...body, paymentUrl }, status);
  };
  try {
    return await started();
  } catch (error) {
    if (!(await takeBack(context, options, body.orderSummaryId))) return await started();
    if (!(error instanceof PaymentUnavailable)) throw error;
    throw paymentUnavailable('Nothing was ordered or charged. Try again, or choose another way to pay.');
  }
}
