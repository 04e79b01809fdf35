import type { CartSummary } from '@relab/contract/commerce';
import { showsDiscount } from '@relab/toolkit/price';
import { countOf, itemCount } from '../../buying/amount.ts';
import type { TotalsProps } from '../../buying/totals.tsx';

/** The cart's amounts: net, and without what only the delivery address decides. */
export function summaryTotals(summary: CartSummary): TotalsProps {
  const { totalProductAmount, totalPromotionalAdjustmentAmount, totalProductAmountAfterAdjustments } =
    summary;
  const discount = totalPromotionalAdjustmentAmount;
  // Amounts of a cart that is still being filled would be wrong ones.
  if (summary.asyncOperationStatus === 'Processing') {
    const words = 'Once all is in';
    return {
      currency: summary.currencyIsoCode,
      rows: [{ label: 'Products', words }],
      total: { label: 'Total before delivery and tax', words },
    };
  }
  return {
    currency: summary.currencyIsoCode,
    rows: [
      { label: itemCount(countOf(summary.totalProductCount)), amount: totalProductAmount },
      // S-216.
      ...(showsDiscount(discount) ? [{ label: 'Discount', amount: discount }] : []),
      { label: 'Delivery', words: 'At checkout' },
      { label: 'Tax', words: 'At checkout' },
    ],
    total: {
      label: 'Total before delivery and tax',
      amount: totalProductAmountAfterAdjustments ?? summary.grandTotalAmount,
    },
  };
}
