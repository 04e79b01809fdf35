import type { CartItems } from '@relab/contract/commerce';
import type { InvalidOutcome } from '@relab/pages';
import { useCartProcessing } from '@relab/react';
import { buttonClass } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import type { Shopper } from '../../../account/shopper.ts';
import { hrefOf } from '../../../href.ts';
import { categoryHref } from '../../../listing/category-href.ts';
import { Totals } from '../../../money/totals.tsx';
import { ReservationNote } from '../../../reservation/reservation-note.tsx';
import { routes } from '../../../routes.ts';
import type { SiteSettings } from '../../../site-settings.ts';
import css from '../cart.module.css';
import { isBeingFilled } from '../notice/large-change-notice.tsx';
import { SendToPurchasing } from '../send-to-purchasing.tsx';
import * as texts from '../texts.tsx';
import { AppliedCoupons } from './applied-coupons.tsx';
import { ChargedIn } from './charged-in.tsx';
import { CouponForm } from './coupon-form.tsx';
import { summaryTotals } from './summary-rows.ts';

export interface CartSummaryPanelProps {
  readonly items: CartItems;
  readonly outcome: InvalidOutcome | null;
  readonly shopper: Shopper;
  readonly settings: SiteSettings;
}

export function CartSummaryPanel(props: CartSummaryPanelProps): ReactNode {
  const { items, outcome, shopper, settings } = props;
  const { cartSummary: summary } = items;
  const isFilling = isBeingFilled(summary);
  const isProcessing = useCartProcessing() || isFilling;
  const failed = summary.messagesSummary?.totalLineItemsWithErrors ?? 0;
  const isBlocked = items.hasErrors || failed > 0;
  const isReadOnly = summary.type === 'PayNowReadOnly';
  const checkout = hrefOf(routes.checkout, {});
  return (
    <section className={css.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{texts.summary}</h2>
      <div className={css.sums} data-processing={isProcessing || undefined}>
        <Totals {...summaryTotals(summary)} />
      </div>
      <AppliedCoupons items={items} isReadOnly={isReadOnly} />
      {!isFilling && !isReadOnly && <CouponForm outcome={outcome} isOpen={outcome?.form === 'coupon'} />}
      <ReservationNote reservation={summary.reservation} next={hrefOf(routes.cart)} />
      <div className={css.go}>
        {isBlocked || isFilling ? (
          <>
            <p className={isFilling ? css.small : css.blocked}>
              {isFilling ? texts.checkoutAfterFilling : texts.resolveMarkedItems}
            </p>
            <button type="button" className={buttonClass('primary', 'large', true)} disabled>
              {texts.checkoutLink}
            </button>
          </>
        ) : (
          <a
            className={buttonClass('primary', 'large', true)}
            href={shopper.mayCheckOut ? checkout : hrefOf(routes.login, undefined, { next: checkout })}
            aria-disabled={isProcessing || undefined}
            onClick={(event) => {
              // A total that is about to change is no total to check out with.
              if (isProcessing) event.preventDefault();
            }}
          >
            {shopper.mayCheckOut ? texts.checkoutLink : texts.signInToCheckOut}
          </a>
        )}
        <a className={css.onward} href={categoryHref(settings.marketplaceCategory)}>
          {texts.continueShopping}
        </a>
      </div>
      <p className={css.small}>
        <ChargedIn summary={summary} /> {!summary.reservation && texts.checkoutReservesItems}
        {texts.paymentHint}
      </p>
      {!isReadOnly && !isBlocked && !isFilling && <SendToPurchasing outcome={outcome} />}
    </section>
  );
}
