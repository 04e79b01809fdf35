import { deleteCouponFromCart } from '@relab/client/commerce';
import type { CartItems } from '@relab/contract/commerce';
import { useWrite } from '@relab/react';
import { Icon } from '@relab/toolkit/icon';
import { formatPrice, showsDiscount } from '@relab/toolkit/price';
import type { ReactNode } from 'react';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import css from './cart.module.css';

/** What is taken off and why, and the codes that did it, each removable. */
export function AppliedCoupons({ items }: { readonly items: CartItems }): ReactNode {
  const { send, pending } = useWrite(deleteCouponFromCart);
  const coupons = items.cartCoupons?.cartCoupons.coupons ?? [];
  const promotions = items.cartPromotions?.promotions ?? [];
  if (coupons.length === 0 && promotions.length === 0) return null;
  return (
    <div className={css.discounts}>
      <ul aria-label="Discounts">
        {promotions.map((promotion) => (
          <li key={promotion.promotionId} className={css.promotion}>
            <span>{promotion.displayName}</span>
            {showsDiscount(promotion.adjustmentAmount) && (
              <span>{formatPrice(promotion.adjustmentAmount, promotion.currencyIsoCode)}</span>
            )}
          </li>
        ))}
      </ul>
      <ul className={css.coupons} aria-label="Applied codes">
        {coupons.map(({ cartCouponId, couponCode }) => (
          <li key={cartCouponId}>
            <form
              method="post"
              action={hrefOf(routes.cart)}
              onSubmit={(event) => {
                event.preventDefault();
                if (!pending) void send({ couponId: cartCouponId });
              }}
            >
              <input type="hidden" name="intent" value="remove-coupon" />
              <input type="hidden" name="couponId" value={cartCouponId} />
              <button type="submit" className={css.coupon} aria-label={`Remove the code ${couponCode}`}>
                {couponCode} <Icon name="close" />
              </button>
            </form>
          </li>
        ))}
      </ul>
    </div>
  );
}
