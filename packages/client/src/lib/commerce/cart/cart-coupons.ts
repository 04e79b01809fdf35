import * as calls from '@relab/contract/commerce';
import { cartWrite } from './cart-write.ts';

export const applyCouponToCart = cartWrite(calls.applyCouponToCart, {
  cartId: (coupons) => coupons?.cartId,
  isCoupon: true,
});

export const deleteCouponFromCart = cartWrite(calls.deleteCouponFromCart, { isCoupon: true });
