import type { CartSummary } from '@relab/contract/commerce';
import { showsDiscount } from '@relab/toolkit/price';
import { countOf, itemCount } from '../../../money/amount.ts';
import type { TotalsProps } from '../../../money/totals.tsx';
import * as texts from '../texts.tsx';

/** The cart's amounts: net, and without what only the delivery address decides. */
export function summaryTotals(summary: CartSummary): TotalsProps {
  const { totalProductAmount, totalPromotionalAdjustmentAmount, totalProductAmountAfterAdjustments } =
    summary;
  const discount = totalPromotionalAdjustmentAmount;
  // Amounts of a cart that is still being filled would be wrong ones.
  if (summary.asyncOperationStatus === 'Processing') {
    const note = texts.pendingAmount;
    return {
      currency: summary.currencyIsoCode,
      rows: [{ label: texts.products, note }],
      total: { label: texts.totalBeforeDelivery, note },
    };
  }
  return {
    currency: summary.currencyIsoCode,
    rows: [
      { label: itemCount(countOf(summary.totalProductCount)), amount: totalProductAmount },
      // S-216.
      ...(showsDiscount(discount) ? [{ label: texts.discount, amount: discount }] : []),
      { label: texts.delivery, note: texts.calculatedAtCheckout },
      { label: texts.tax, note: texts.calculatedAtCheckout },
    ],
    total: {
      label: texts.totalBeforeDelivery,
      amount: totalProductAmountAfterAdjustments ?? summary.grandTotalAmount,
    },
  };
}
