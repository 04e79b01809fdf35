import { shape, write } from '../../call.ts';
import { idempotency } from '../../idempotency.ts';
import { line, object } from '../../schema.ts';
import { buyerContext, cartHeaders, cartPath } from '../webstore.ts';
import type { CartCoupons } from './responses.ts';

/** Applies a coupon by its code. Done once for each `idempotencyKey`. */
export const applyCouponToCart = write({
  id: 'applyCouponToCart',
  area: 'carts',
  path: `${cartPath}/cart-coupons`,
  query: object(buyerContext),
  body: object({ couponCode: line(80, 1) }),
  headers: { ...cartHeaders, ...idempotency },
  response: shape<CartCoupons>(),
});

/** Takes a coupon off a cart, by the `cartCouponId` that the cart's coupons have, not by its code. */
export const deleteCouponFromCart = write({
  id: 'deleteCouponFromCart',
  area: 'carts',
  method: 'DELETE',
  path: `${cartPath}/cart-coupons/{couponId}`,
  headers: cartHeaders,
  response: shape<null>(),
});
