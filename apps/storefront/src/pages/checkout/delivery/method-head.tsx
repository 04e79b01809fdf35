import type { DeliveryMethod } from '@relab/contract/commerce';
import type { ReactNode } from 'react';
import { formatDay, formatWorkingDays } from '../../../day/day.ts';
import { formatAmount } from '../../../money/amount.ts';
import css from '../checkout.module.css';
import * as texts from '../texts.tsx';

/** A way of delivery: name and price, when it comes, and what the price is made of. */
export function MethodHead({ method }: { readonly method: DeliveryMethod }): ReactNode {
  const { name, carrier, shippingFee, currencyIsoCode, estimatedDays, costs } = method;
  const { earliestDelivery, latestDelivery } = method;
  const isFree = Number(shippingFee) === 0;
  return (
    <span className={css.method}>
      <span className={css.methodName}>{name}</span>
      <span className={css.methodFee}>
        {isFree ? texts.free : formatAmount(shippingFee, currencyIsoCode)}
      </span>
      <span className={css.methodDays}>
        {texts.daysBetween(
          formatWorkingDays(estimatedDays),
          formatDay(earliestDelivery),
          formatDay(latestDelivery),
        )}
        {carrier && `, ${carrier}`}
      </span>
      {costs.length > 1 && (
        <span className={css.methodDays}>
          {costs.map(({ label, amount }) => `${label} ${formatAmount(amount, currencyIsoCode)}`).join(' + ')}
        </span>
      )}
    </span>
  );
}
