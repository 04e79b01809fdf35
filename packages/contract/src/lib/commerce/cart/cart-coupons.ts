import { shape, write } from '../../call.ts';
import { idempotency } from '../../idempotency.ts';
import { line, object } from '../../schema.ts';
import { buyerContext, cartHeaders, cartPath } from '../webstore.ts';
import type { CartCoupons } from './responses.ts';

export const applyCouponToCart = write({
  id: 'applyCouponToCart',
  area: 'carts',
  path: `${cartPath}/cart-coupons`,
  query: object(buyerContext),
  body: object({ couponCode: line(80, 1) }),
  headers: { ...cartHeaders, ...idempotency },
  response: shape<CartCoupons>(),
});

export const deleteCouponFromCart = write({
  id: 'deleteCouponFromCart',
  area: 'carts',
  method: 'DELETE',
  path: `${cartPath}/cart-coupons/{couponId}`,
  headers: cartHeaders,
  response: shape<null>(),
});
