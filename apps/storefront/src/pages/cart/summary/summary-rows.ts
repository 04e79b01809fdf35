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
    const words = texts.onceAllIsIn;
    return {
      currency: summary.currencyIsoCode,
      rows: [{ label: texts.products, words }],
      total: { label: texts.totalBefore, words },
    };
  }
  return {
    currency: summary.currencyIsoCode,
    rows: [
      { label: itemCount(countOf(summary.totalProductCount)), amount: totalProductAmount },
      // S-216.
      ...(showsDiscount(discount) ? [{ label: texts.discount, amount: discount }] : []),
      { label: texts.delivery, words: texts.atCheckout },
      { label: texts.tax, words: texts.atCheckout },
    ],
    total: {
      label: texts.totalBefore,
      amount: totalProductAmountAfterAdjustments ?? summary.grandTotalAmount,
    },
  };
}
