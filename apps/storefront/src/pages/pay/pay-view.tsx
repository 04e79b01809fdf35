import type { PayNowCart } from '@relab/contract/commerce';
import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import type { Shopper } from '../../account/shopper.ts';
import { formatDay } from '../../day/day.ts';
import { hrefOf } from '../../href.ts';
import { LineList } from '../../lines/line-list.tsx';
import { countOf, itemCount } from '../../money/amount.ts';
import { Totals } from '../../money/totals.tsx';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import { summaryTotals } from '../cart/summary/summary-rows.ts';
import css from './pay.module.css';
import { payLines } from './pay-lines.ts';
import { ShareLink } from './share-link.tsx';
import * as texts from './texts.ts';

export interface PayData {
  readonly cart: PayNowCart;
  readonly shopper: Shopper;
  /** The whole address of this page. */
  readonly link: string;
  /** Its link was made just now, and is to be sent. */
  readonly isSent: boolean;
}

function preparedBy({ preparedBy: by }: PayNowCart): string {
  const who = [by?.name, by?.accountName].filter(Boolean).join(', ');
  return who === '' ? texts.preparedByGuest : texts.preparedBy(who);
}

export function PayView({ data, outcome }: ViewProps<PayData>): ReactNode {
  const { cart, link, isSent } = data;
  const { cartSummary, state, validUntil } = cart;
  return (
    <div className={`page-width ${css.page}`}>
      <header className={css.head}>
        <h1>{texts.toBeOrdered}</h1>
        <p>
          {texts.lead(
            preparedBy(cart),
            itemCount(countOf(cartSummary.totalProductCount)),
            state === 'Ended',
            formatDay(validUntil),
          )}
        </p>
      </header>
      {isSent && state === 'Open' && <ShareLink link={link} validUntil={formatDay(validUntil)} />}
      {outcome && (
        <Notice tone="error" heading={texts.startFailed}>
          {outcome.problems.map(({ message }) => message).join(' ')}
        </Notice>
      )}
      <div className={css.columns}>
        <section aria-label={texts.items}>
          <LineList lines={payLines(cart)} currency={cartSummary.currencyIsoCode} />
        </section>
        <section className={css.summary} aria-labelledby="pay-summary">
          <h2 id="pay-summary">{texts.summary}</h2>
          <Totals {...summaryTotals(cartSummary)} />
          <Onward data={data} />
        </section>
      </div>
    </div>
  );
}

function Onward({ data: { cart, shopper, link } }: { readonly data: PayData }): ReactNode {
  if (cart.state === 'Ordered') {
    return (
      <Notice tone="success" heading={texts.orderedHeading}>
        {texts.orderedBody}
      </Notice>
    );
  }
  if (cart.state === 'Ended') {
    return (
      <Notice tone="warning" heading={texts.expiredHeading}>
        {texts.expiredBody}
      </Notice>
    );
  }
  if (payLines(cart).some(({ problem }) => problem)) {
    return (
      <Notice tone="warning" heading={texts.unavailableHeading}>
        {texts.unavailableBody}
      </Notice>
    );
  }
  const path = new URL(link).pathname;
  if (!shopper.mayCheckOut) {
    return (
      <a
        className={buttonClass('primary', 'large', true)}
        href={hrefOf(routes.login, undefined, { next: path })}
      >
        {texts.signIn}
      </a>
    );
  }
  return (
    <form method="post" action={path} className={css.take}>
      <ActionButton size="large" stretch>
        {cart.isCurrent ? texts.continueToCheckout : texts.checkOut}
      </ActionButton>
      <p className="soft">{texts.orderHint}</p>
    </form>
  );
}
