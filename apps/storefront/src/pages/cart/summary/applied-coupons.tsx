import { deleteCouponFromCart } from '@relab/client/commerce';
import type { CartItems } from '@relab/contract/commerce';
import { useWrite } from '@relab/react';
import { closeIcon, Icon } from '@relab/toolkit/icon';
import { formatPrice, showsDiscount } from '@relab/toolkit/price';
import type { ReactNode } from 'react';
import { PostForm } from '../../../form/post-form.tsx';
import { locale } from '../../../language/language.ts';
import { routes } from '../../../routes.ts';
import css from '../cart.module.css';
import * as texts from '../texts.tsx';

export interface AppliedCouponsProps {
  readonly items: CartItems;
  readonly isReadOnly: boolean;
}

type Promotion = NonNullable<CartItems['cartPromotions']>['promotions'][number];

/** Which code takes it off, from what, and under which terms. */
function explain({ couponCode, targetType, termsAndConditions, adjustmentAmount }: Promotion): string {
  const what = targetType === 'Item' ? texts.itemDiscount : texts.orderDiscount;
  const how = showsDiscount(adjustmentAmount) ? what : texts.discountUnused;
  const whose = couponCode ? texts.discountByCode(how, couponCode) : `${how}.`;
  return termsAndConditions ? `${whose} ${termsAndConditions}` : whose;
}

/** Discounts with their reasons, and their codes, each removable. */
export function AppliedCoupons({ items, isReadOnly }: AppliedCouponsProps): ReactNode {
  const { send, pending } = useWrite(deleteCouponFromCart);
  const coupons = items.cartCoupons?.cartCoupons.coupons ?? [];
  const promotions = items.cartPromotions?.promotions ?? [];
  const removable = isReadOnly ? [] : coupons;
  if (coupons.length === 0 && promotions.length === 0) return null;
  return (
    <div className={css.discounts}>
      <ul aria-label={texts.discounts}>
        {promotions.map((promotion) => (
          <li key={promotion.promotionId} className={css.promotion}>
            <span>{promotion.displayName}</span>
            {showsDiscount(promotion.adjustmentAmount) && (
              <span>{formatPrice(promotion.adjustmentAmount, promotion.currencyIsoCode, locale)}</span>
            )}
            <small className={css.terms}>{explain(promotion)}</small>
          </li>
        ))}
      </ul>
      {removable.length > 0 && (
        <ul className={css.coupons} aria-label={texts.appliedCodes}>
          {removable.map(({ cartCouponId, couponCode }) => (
            <li key={cartCouponId}>
              <PostForm
                to={routes.cart}
                intent="remove-coupon"
                values={{ couponId: cartCouponId }}
                onSubmit={(event) => {
                  event.preventDefault();
                  if (!pending) void send({ couponId: cartCouponId });
                }}
              >
                <button type="submit" className={css.coupon} aria-label={texts.removeCode(couponCode)}>
                  {couponCode} <Icon path={closeIcon} />
                </button>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
