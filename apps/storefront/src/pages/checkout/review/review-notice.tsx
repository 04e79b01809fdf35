import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { formatAmount } from '../../../money/amount.ts';
import type { StepProps } from '../step-props.ts';
import * as texts from '../texts.tsx';

/** What came between the shopper and the order, what is safe, and what to do. */
export function ReviewNotice({ data, outcome }: StepProps): ReactNode {
  const { checkout, lines } = data;
  const { currencyIsoCode, total } = checkout.totals;
  const refusals = lines.filter(({ refusal }) => refusal !== null).length;
  if (refusals > 0) {
    return (
      <Notice tone="error" heading={texts.itemsNotOrderable(refusals)}>
        {outcome && texts.noOrderPlaced}
        {texts.otherItemsOrderable}
      </Notice>
    );
  }
  if (outcome?.form === 'changed') {
    const { expectedTotal: before, expectedCurrency = currencyIsoCode } = outcome.values;
    const isOther = before !== total || expectedCurrency !== currencyIsoCode;
    return (
      <Notice tone="warning" heading={texts.totalChanged}>
        {before && isOther
          ? texts.totalChangedBody(
              formatAmount(before, expectedCurrency),
              formatAmount(total, currencyIsoCode),
            )
          : texts.changedSinceReview}
        {texts.confirmNewTotal}
      </Notice>
    );
  }
  if (outcome?.form !== 'review') return null;
  return (
    <Notice tone="error" heading={texts.placingFailed}>
      {texts.cartUnchanged(outcome.problems.map(({ message }) => message).join(' '))}
    </Notice>
  );
}
