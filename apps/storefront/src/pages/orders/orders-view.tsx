import { buttonClass } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { Pagination } from '@relab/toolkit/pagination';
import type { ReactNode } from 'react';
import { SendVerification } from '../../account/send-verification.tsx';
import { formatDay } from '../../day/day.ts';
import { hrefOf } from '../../href.ts';
import { categoryHref } from '../../listing/category-href.ts';
import { formatAmount } from '../../money/amount.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import type { SiteSettings } from '../../site-settings.ts';
import { hasCriteria } from './order-criteria.ts';
import { OrderFilter } from './order-filter.tsx';
import css from './orders.module.css';
import type { OrdersData } from './orders-data.ts';
import * as texts from './texts.tsx';

const signIn = hrefOf(routes.login, undefined, { next: hrefOf(routes.orders) });

export function OrdersView({ data, settings }: ViewProps<OrdersData>): ReactNode {
  const { orders, isGuest, statuses, narrowing, pageNumber, pageCount } = data;
  const isEmpty = orders.orderSummaries.length === 0;
  const mayBeMore = !isEmpty || hasCriteria(narrowing);
  return (
    <div className={`page-width ${css.page}`}>
      <h1>{texts.yourOrders}</h1>
      {!isGuest && (
        <p>
          <a href={hrefOf(routes.quotes)}>{texts.quotesAndOffers}</a>
          {' · '}
          <a href={hrefOf(routes.watchlist)}>{texts.watchlist}</a>
          {' · '}
          <a href={hrefOf(routes.savedSearches)}>{texts.savedSearches}</a>
          {' · '}
          <a href={hrefOf(routes.ownData)}>{texts.ownData}</a>
        </p>
      )}
      {mayBeMore ? <OrderFilter data={data} /> : <NoOrders settings={settings} isGuest={isGuest} />}
      {isEmpty && mayBeMore && <p>{texts.noMatches(hrefOf(routes.orders))}</p>}
      {!isEmpty && (
        <>
          {isGuest && <p className="soft">{texts.guestOrdersHint(signIn)}</p>}
          <table className={css.orders}>
            <thead>
              <tr>
                <th scope="col">{texts.order}</th>
                <th scope="col">{texts.items}</th>
                <th scope="col">{texts.status}</th>
                <th scope="col" className={css.amount}>
                  {texts.total}
                </th>
              </tr>
            </thead>
            <tbody>
              {orders.orderSummaries.map((order) => (
                <tr key={order.orderSummaryId}>
                  <th scope="row">
                    <a href={hrefOf(routes.order, { orderSummaryId: order.orderSummaryId })}>
                      {order.orderNumber}
                    </a>
                    <time dateTime={order.orderedDate}>{formatDay(order.orderedDate)}</time>
                  </th>
                  <td className={css.items}>
                    {order.firstItemName}
                    {order.productCount > 1 && (
                      <span className="soft">{texts.moreItems(order.productCount - 1)}</span>
                    )}
                  </td>
                  <td>
                    {statuses.labelOf(order.status)}
                    {order.orderedByName && (
                      <span className={css.by}>{texts.orderedBy(order.orderedByName)}</span>
                    )}
                  </td>
                  <td className={css.amount}>{formatAmount(order.totalAmount, order.currencyIsoCode)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Pagination
            page={pageNumber}
            pageCount={pageCount}
            hrefOf={(page) =>
              hrefOf(routes.orders, undefined, { ...narrowing, page: page > 1 ? page : null })
            }
            label={texts.paginationLabel}
          />
        </>
      )}
      {data.unverified !== null && <Unverified email={data.unverified} />}
    </div>
  );
}

/** Orders that somebody placed as a guest are theirs once the address is. */
function Unverified({ email }: { readonly email: string }): ReactNode {
  return (
    <Notice heading={texts.guestOrdersQuestion} nextStep={<SendVerification label={texts.sendLink} />}>
      {texts.confirmAddress(email)}
    </Notice>
  );
}

interface NoOrdersProps {
  readonly settings: SiteSettings;
  readonly isGuest: boolean;
}

function NoOrders({ settings, isGuest }: NoOrdersProps): ReactNode {
  const all = categoryHref(settings.marketplaceCategory);
  return (
    <div className={css.empty}>
      <p>{isGuest ? texts.noGuestOrders : texts.noOrders}</p>
      <p className={css.actions}>
        {isGuest && (
          <a className={buttonClass('primary', 'large')} href={signIn}>
            {texts.signIn}
          </a>
        )}
        <a className={buttonClass(isGuest ? 'secondary' : 'primary', 'large')} href={all}>
          {texts.seeAll}
        </a>
      </p>
    </div>
  );
}
