import { getCartItems } from '@relab/client/commerce';
import { useRead } from '@relab/react';
import { buttonClass } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { Pagination } from '@relab/toolkit/pagination';
import { type ReactNode, useRef, useState } from 'react';
import { ApprovalNotice } from '../../approval/approval-notice.tsx';
import { cartItemsQuery } from '../../cart/cart-query.ts';
import { hrefOf } from '../../href.ts';
import { countOf, itemCount } from '../../money/amount.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import css from './cart.module.css';
import type { CartData } from './cart-data.ts';
import { cartHref } from './cart-href.ts';
import { CartStatus } from './cart-status.tsx';
import { ClearCart } from './clear-cart.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { CartLine } from './line/cart-line.tsx';
import { SortLines } from './line/sort-lines.tsx';
import { CartNotices } from './notice/cart-notices.tsx';
import { isBeingFilled, LargeChangeNotice } from './notice/large-change-notice.tsx';
import { PendingMergeNotice } from './notice/pending-merge-notice.tsx';
import { ReadOnlyNotice } from './notice/read-only-notice.tsx';
import { type RemovedItem, RemovedNotice } from './notice/removed-notice.tsx';
import { CartSummaryPanel } from './summary/cart-summary-panel.tsx';
import * as texts from './texts.tsx';

export function CartView(props: ViewProps<CartData>): ReactNode {
  const { data, settings } = props;
  if (data.kind === 'open') return <OpenCart {...props} data={data} />;
  return (
    <div className={`page-width ${css.page}`}>
      <h1>{texts.yourCart}</h1>
      <Notice
        heading={texts.signInToUse}
        nextStep={
          <a
            className={buttonClass('primary', 'small')}
            href={hrefOf(routes.login, undefined, { next: hrefOf(routes.cart) })}
          >
            {texts.signIn}
          </a>
        }
      >
        {texts.accountsOnlyLead(settings.siteName)}
      </Notice>
    </div>
  );
}

type OpenProps = ViewProps<Extract<CartData, { kind: 'open' }>>;

/** Starts with what `load` found, and follows every change of the cart from then on. */
function OpenCart({ data, url, settings, outcome }: OpenProps): ReactNode {
  const { pageState } = data;
  const live = useRead(getCartItems, cartItemsQuery(pageState.pageNumber, pageState.sort));
  const items = live.data ?? data.items;
  const [removed, setRemoved] = useState<RemovedItem | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = countOf(items.cartSummary.totalProductCount);
  const isReadOnly = items.cartSummary.type === 'PayNowReadOnly';
  const isEmpty = items.totalItemCount === 0;
  const isFilling = isBeingFilled(items.cartSummary);
  const onRemoved = (item: RemovedItem): void => {
    setRemoved(item);
    // The button that was pressed is gone: what was removed, and the way to take it back, stand below the heading.
    heading.current?.focus();
  };
  return (
    <div className={`page-width ${css.page}`}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.yourCart}
        {!isEmpty && <span className={css.count}>{itemCount(count)}</span>}
      </h1>
      <CartStatus summary={items.cartSummary} />
      <div className={css.notices}>
        <LargeChangeNotice summary={items.cartSummary} />
        <ApprovalNotice approval={data.approval ?? null} />
        {data.isMoreToCome && <PendingMergeNotice />}
        <CartNotices url={url} outcome={outcome} entries={items.cartItems} shopper={data.shopper} />
        {isReadOnly && <ReadOnlyNotice />}
        <RemovedNotice item={removed} onDone={() => setRemoved(null)} />
      </div>
      {isEmpty && !isFilling && <EmptyCart settings={settings} isGuest={data.shopper.isGuest} />}
      {!isEmpty && (
        <div className={css.columns}>
          <section aria-label={texts.items} className={css.items}>
            <SortLines count={items.totalItemCount} chosen={pageState.sort} />
            <ul className={css.lines}>
              {items.cartItems.map((entry) => (
                <CartLine
                  key={entry.cartItem.cartItemId ?? entry.cartItem.productId}
                  entry={entry}
                  url={url}
                  outcome={outcome}
                  isReadOnly={isReadOnly}
                  onRemoved={onRemoved}
                />
              ))}
            </ul>
            <Pagination
              page={items.currentPage}
              pageCount={items.totalNumberOfPages}
              hrefOf={(pageNumber) => cartHref({ ...pageState, pageNumber })}
              label={texts.paginationLabel}
            />
            {!isReadOnly && <ClearCart count={count} />}
          </section>
          <CartSummaryPanel items={items} outcome={outcome} shopper={data.shopper} settings={settings} />
        </div>
      )}
    </div>
  );
}
