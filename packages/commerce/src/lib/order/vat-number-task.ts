import type { PricedCheckout } from '../checkout/price-checkout.ts';
import { formatCents } from '../market/money.ts';
import { createClerkTask } from '../shop/create-clerk-task.ts';
import type { DatabaseContext } from '../shop/database-context.ts';
import { communityNote } from '../tax/tax-table.ts';
import { storedVatCheck, type VatNumberCheck } from '../tax/vat-number-check.ts';

const nextStep = (check: VatNumberCheck | null): string => {
  if (check === null)
    return 'Its check digits are right; VIES was not asked, or gave no result. Ask VIES before anything ships, keep the consultation number with the order, and cancel the order if the number is not in use.';
  const day = check.checkedAt.toISOString().slice(0, 10);
  return check.isValid
    ? `VIES stated on ${day} that it is in use, and does not state whose it is: compare it with the company and the address of the order before anything ships.`
    : `VIES stated on ${day} that it is not in use: talk to the buyer, and cancel the order unless VIES confirms the number.`;
};

/**
 * Leaves a task where an order is not taxed because of a VAT number. The service of the member states (VIES) may have stated at
 * the checkout that the number is in use, never whose it is; the seller owes the tax if it is another's.
 */
export async function requestVatCheck(
  context: DatabaseContext,
  { row, taxes, total }: PricedCheckout,
  order: { readonly id: string; readonly order_number: string },
): Promise<void> {
  if (row.vatNumber === null || !taxes.some(({ note }) => note === communityNote)) return;
  const check = await storedVatCheck(context, row.vatNumber);
  await createClerkTask(context, {
    subject: `Check the VAT number of ${order.order_number}`,
    description: `The order of ${formatCents(total)} ${row.cart.currency_iso_code} carries no tax because of the VAT number ${row.vatNumber}. ${nextStep(check)}`,
    orderId: order.id,
    accountId: row.cart.account_id,
  });
}
