import type { OrderSummary } from '@relab/contract/commerce';
import { Breadcrumb } from '@relab/toolkit/breadcrumb';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { formatDay } from '../../buying/day.ts';
import { OrderDetails } from '../../buying/order-details.tsx';
import { orderLines } from '../../buying/order-lines.ts';
import { Totals } from '../../buying/totals.tsx';
import { totalsOf } from '../../buying/totals-of.ts';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import css from './order.module.css';
import { OrderTable } from './order-table.tsx';

/** An order as it was placed; prints as a paper of its own. */
export function OrderView({ data: order, settings }: ViewProps<OrderSummary>): ReactNode {
  const { orderNumber, orderedDate, status, totals, currencyIsoCode } = order;
  return (
    <article className={`page-width ${css.page}`}>
      <div className={css.path}>
        <Breadcrumb items={[{ label: 'Your orders', href: hrefOf(routes.orders) }, { label: orderNumber }]} />
      </div>
      <p className={css.letterhead}>{settings.siteName}</p>
      <header className={css.header}>
        <div>
          <h1>Order {orderNumber}</h1>
          <p className={css.facts}>
            <span>
              Placed on <time dateTime={orderedDate}>{formatDay(orderedDate)}</time>
            </span>
            <span className={css.status}>{status}</span>
          </p>
        </div>
        <ActionButton type="button" variant="secondary" className={css.print} onClick={() => window.print()}>
          Print
        </ActionButton>
      </header>
      <OrderDetails order={order} />
      <OrderTable lines={orderLines(order)} currency={currencyIsoCode} />
      <div className={css.totals}>
        <Totals {...totalsOf(totals, { currency: currencyIsoCode })} />
      </div>
      <p className={css.help}>
        Something is not right with it? <a href={hrefOf(routes.contact)}>Write to us</a> and name the number{' '}
        {orderNumber}.
      </p>
    </article>
  );
}
