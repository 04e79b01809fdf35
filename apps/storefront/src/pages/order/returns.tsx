import type { OrderReturn } from '@relab/contract/commerce';
import type { ReactNode } from 'react';
import { formatDay } from '../../day/day.ts';
import { formatAmount } from '../../money/amount.ts';
import { Fact } from './fact.tsx';
import css from './order.module.css';
import * as texts from './texts.tsx';

export interface ReturnsProps {
  readonly returns: readonly OrderReturn[];
  readonly currency: string;
}

/** What of the order came back or was canceled, and what became of its price. */
export function Returns({ returns, currency }: ReturnsProps): ReactNode {
  return (
    <section aria-labelledby="order-returns" className={css.part}>
      <h2 id="order-returns">{texts.returnsHeading}</h2>
      <ul className={css.shipments}>
        {returns.map((one) => (
          <li key={one.returnOrderId}>
            <p className={css.status}>
              {one.type === 'Cancellation' ? texts.itemsCanceled : texts.returnStatuses[one.status]}
            </p>
            <ul className={css.units}>
              {one.items.map((item) => (
                <li key={item.orderItemSummaryId}>{unitsOf(item, one)}</li>
              ))}
            </ul>
            {one.note && <p className={css.note}>{one.note}</p>}
            <dl className={css.days}>
              <Fact label={texts.returnNumber}>{one.returnOrderNumber}</Fact>
              <Fact label={texts.since}>{formatDay(one.createdDate)}</Fact>
              <Fact label={texts.credited}>
                {one.refundAmount && formatAmount(one.refundAmount, currency)}
              </Fact>
              <Fact label={texts.refund}>{refundOf(one)}</Fact>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function unitsOf(
  { name, quantity, received, isRestocked }: OrderReturn['items'][number],
  { type }: OrderReturn,
): string {
  if (type === 'Cancellation' || received === null) return texts.units(quantity, name);
  return texts.receivedUnits(received, quantity, name, isRestocked);
}

const refundOf = ({ refundMethod, refundState }: OrderReturn): string | null =>
  refundMethod && refundState && texts.refundStates[refundMethod][refundState];
