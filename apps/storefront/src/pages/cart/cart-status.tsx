import type { CartSummary } from '@relab/contract/commerce';
import { useCartProcessing } from '@relab/react';
import { type ReactNode, useState } from 'react';
import { formatAmount } from '../../money/amount.ts';
import { summaryTotals } from './summary/summary-rows.ts';
import * as texts from './texts.tsx';

/** A live region: announces that the cart is updating, and its new total. Empty until something happens. */
export function CartStatus({ summary }: { readonly summary: CartSummary }): ReactNode {
  const isProcessing = useCartProcessing() || summary.asyncOperationStatus === 'Processing';
  const [hasChanged, setChanged] = useState(false);
  if (isProcessing && !hasChanged) setChanged(true);
  const { currency, total } = summaryTotals(summary);
  const sum = texts.updated(total.label, formatAmount(total.amount ?? '0', currency));
  return (
    <p role="status" className="visually-hidden">
      {hasChanged && (isProcessing ? texts.updating : sum)}
    </p>
  );
}
