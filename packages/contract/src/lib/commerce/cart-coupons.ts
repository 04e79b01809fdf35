import * as z from 'zod/mini';
import { shape, write } from '../call.ts';
import type { CartCoupons } from './cart-answers.ts';
import { buyerContext, cartHeaders, cartPath } from './webstore.ts';

export const applyCouponToCart = write({
  id: 'applyCouponToCart',
  area: 'carts',
  path: `${cartPath}/cart-coupons`,
  query: z.object(buyerContext),
  body: z.object({ couponCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) }),
  headers: cartHeaders,
  answer: shape<CartCoupons>(),
});

export const deleteCouponFromCart = write({
  id: 'deleteCouponFromCart',
  area: 'carts',
  method: 'DELETE',
  path: `${cartPath}/cart-coupons/{couponId}`,
  headers: cartHeaders,
  answer: shape<null>(),
});
