import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { formatAmount } from '../../buying/amount.ts';
import type { StepProps } from './checkout-view.tsx';

/** What came between the shopper and the order, what is safe, and what to do. */
export function ReviewNotice({ data, outcome }: StepProps): ReactNode {
  const { checkout, lines } = data;
  const { currencyIsoCode, total } = checkout.totals;
  const refusals = lines.filter(({ refusal }) => refusal !== null).length;
  if (refusals > 0) {
    return (
      <Notice
        tone="error"
        heading={
          refusals === 1
            ? 'One item cannot be ordered any more'
            : `${refusals} items cannot be ordered any more`
        }
      >
        {outcome && 'No order was placed. '}Everything else is still yours to order: take out what is marked
        below, look at the new total, and place the order.
      </Notice>
    );
  }
  if (outcome?.form === 'changed') {
    const { expectedTotal: before, expectedCurrency = currencyIsoCode } = outcome.values;
    const isOther = before !== total || expectedCurrency !== currencyIsoCode;
    return (
      <Notice tone="warning" heading="The total has changed">
        {before && isOther
          ? `It was ${formatAmount(before, expectedCurrency)} and is ${formatAmount(total, currencyIsoCode)} now, because the cart, a price or the delivery changed meanwhile. `
          : 'The cart, a price or the delivery changed meanwhile. '}
        No order was placed. If the new total is right, place the order.
      </Notice>
    );
  }
  if (outcome?.form !== 'review') return null;
  return (
    <Notice tone="error" heading="The order was not placed">
      {outcome.problems.map(({ message }) => message).join(' ')} Your cart is as it was.
    </Notice>
  );
}
