import * as calls from '@relab/contract/commerce';
import { cartWrite } from './cart-write.ts';

/**
 * Applies a coupon, five to a cart at most. Rejects where there is no cart, or the code holds for nothing in it; with
 * `normalizeErrors` the failure has the server's own sentence (S-244).
 */
export const applyCouponToCart = cartWrite(calls.applyCouponToCart, {
  cartId: (coupons) => coupons?.cartId,
  isCoupon: true,
});

/** Takes a coupon off by the `cartCouponId` that `cartCoupons` of `getCartItems` names, not by its code. */
export const deleteCouponFromCart = cartWrite(calls.deleteCouponFromCart, { isCoupon: true });
