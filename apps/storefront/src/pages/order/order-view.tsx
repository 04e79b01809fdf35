import { Breadcrumb } from '@relab/toolkit/breadcrumb';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { formatDay } from '../../day/day.ts';
import { hrefOf } from '../../href.ts';
import { Totals } from '../../money/totals.tsx';
import { totalsOf } from '../../money/totals-of.ts';
import { OrderDetails } from '../../order/order-details.tsx';
import { orderLines } from '../../order/order-lines.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import { CancelOrder } from './cancel-order.tsx';
import { DocumentList } from './document-list.tsx';
import css from './order.module.css';
import type { OrderData } from './order-data.ts';
import { OrderForm } from './order-form.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OrderTable } from './order-table.tsx';
import { ReturnItems } from './return-items.tsx';
import { Returns } from './returns.tsx';
import { Shipments } from './shipments.tsx';
import * as texts from './texts.tsx';

/** An order as it was placed, and what became of it; prints as a paper of its own. */
export function OrderView({ data, settings, outcome }: ViewProps<OrderData>): ReactNode {
  const { order, statuses, mayUseCart, papers } = data;
  const { orderNumber, orderedDate, status, totals, currencyIsoCode, shipments = [], returns = [] } = order;
  return (
    <article className={`page-width ${css.page}`}>
      <div className={css.path}>
        <Breadcrumb
          items={[{ label: texts.yourOrders, href: hrefOf(routes.orders) }, { label: orderNumber }]}
        />
      </div>
      <p className={css.letterhead}>{settings.siteName}</p>
      <header className={css.header}>
        <div>
          <h1>{texts.orderTitle(orderNumber)}</h1>
          <p className={css.facts}>
            <span>{texts.placedOn(<time dateTime={orderedDate}>{formatDay(orderedDate)}</time>)}</span>
            <span className={css.status}>{statuses.labelOf(status)}</span>
          </p>
        </div>
        <div className={css.actions}>
          {mayUseCart && !status.startsWith('Awaiting') && (
            <OrderForm data={data} action="again" label={texts.orderAgain} />
          )}
          <ActionButton
            type="button"
            variant="secondary"
            className={css.print}
            onClick={() => window.print()}
          >
            {texts.print}
          </ActionButton>
        </div>
      </header>
      <OrderNotices data={data} outcome={outcome} />
      {shipments.length > 0 && <Shipments shipments={shipments} />}
      {returns.length > 0 && <Returns returns={returns} currency={currencyIsoCode} />}
      {papers.length > 0 && <DocumentList papers={papers} />}
      <OrderDetails order={order} />
      <OrderTable lines={orderLines(order)} currency={currencyIsoCode} />
      <div className={css.totals}>
        <Totals {...totalsOf(totals, { currency: currencyIsoCode })} />
      </div>
      {order.returnableItems && order.returnableItems.length > 0 && (
        <ReturnItems data={data} outcome={outcome} />
      )}
      {order.mayRequestCancellation && <CancelOrder data={data} outcome={outcome} />}
      <p className={css.help}>{texts.contactHint(hrefOf(routes.contact), orderNumber)}</p>
    </article>
  );
}
