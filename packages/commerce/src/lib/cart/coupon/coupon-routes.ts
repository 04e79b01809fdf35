import { applyCouponToCart, deleteCouponFromCart } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { ApiError, badRequest, newId, Reply, type Route } from '@relab/server/http';
import type { Principal } from '@relab/server/principal';
import { sql } from 'kysely';
import { maxLimitExceeded, notFound, unqualifiedCart } from '../../errors.ts';
import { toRecordId } from '../../record-id.ts';
import { insertRows } from '../../shop/insert-rows.ts';
import type { Shop } from '../../shop/shop.ts';
import { transactionRoute } from '../../shop/shop-route.ts';
import { couponsResponse } from '../cart-response.ts';
import { lockCart } from '../find-cart.ts';
import { type PricedCart, priceCart, pricedLines } from '../price-cart.ts';
import { qualifies } from '../totals.ts';
import { type CouponRow, findCoupon } from './coupon-rows.ts';

const maxCoupons = 5;

/** Under which names somebody uses up a promotion: the account or browser, and the e-mail address of an order. */
export function buyersOf(principal: Principal, contactEmail?: string): string[] {
  const emails = new Set([contactEmail, principal.kind === 'user' ? principal.email : undefined]);
  return [
    principal.kind === 'user' ? `account:${principal.accountId}` : `guest:${principal.guestKey}`,
    ...[...emails].flatMap((email) => (email ? [`email:${email.toLowerCase()}`] : [])),
  ];
}

export async function isUsedUp(
  database: Database,
  coupon: CouponRow,
  buyers: readonly string[],
): Promise<boolean> {
  if (!coupon.oncePerBuyer) return false;
  const use = await database
    .selectFrom('promotion_use')
    .select('buyer')
    .where('promotion_id', '=', coupon.discount.promotionId)
    .where('buyer', '=', sql<string>`any (${buyers})`)
    .limit(sql.lit(1))
    .executeTakeFirst();
  return use !== undefined;
}

async function assertUsable(
  database: Database,
  coupon: CouponRow,
  priced: PricedCart,
  principal: Principal,
): Promise<void> {
  const { discount } = coupon;
  if (priced.coupons.some((other) => other.discount.promotionId === discount.promotionId)) {
    throw new ApiError('ALREADY_APPLIED', 'That coupon is already applied to your cart.', {
      fields: ['couponCode'],
    });
  }
  if (priced.coupons.length >= maxCoupons) {
    throw maxLimitExceeded(`A cart takes ${maxCoupons} coupons at most.`);
  }
  if (await isUsedUp(database, coupon, buyersOf(principal))) {
    throw new ApiError('LIMIT_EXCEEDED', 'You have used that coupon before, and it can be used once.', {
      fields: ['couponCode'],
    });
  }
  const lines = await pricedLines(
    database,
    priced.entries.map(({ line }) => line),
  );
  if (!lines.some((line) => qualifies(line, discount))) {
    const message = 'That coupon does not hold for anything in your cart.';
    throw unqualifiedCart(message, 'couponCode');
  }
}

function unusable(coupon: CouponRow | undefined): string {
  if (!coupon) return "That coupon code isn't valid.";
  return coupon.hasEnded ? 'That coupon has expired.' : 'That coupon is not valid at this time.';
}

export function couponRoutes(shop: Shop): Route[] {
  const { options } = shop;
  return [
    transactionRoute(shop, 'cart', applyCouponToCart, async (config, context) => {
      const { database, principal } = context;
      const cart = await lockCart(context, config.cartId);
      const coupon = await findCoupon(database, config.couponCode, context.now());
      if (!coupon?.holds) throw badRequest(unusable(coupon), 'couponCode');
      await assertUsable(database, coupon, await priceCart(context, options, cart), principal);
      const row = { id: newId('4r0'), cart_id: cart.id, coupon_id: coupon.couponId };
      await insertRows(context, 'cart_coupon', [row]);
      return new Reply(couponsResponse(await priceCart(context, options, cart)), 201);
    }),

    transactionRoute(shop, 'cart', deleteCouponFromCart, async (config, context) => {
      const cart = await lockCart(context, config.cartId);
      const { numDeletedRows } = await context.database
        .deleteFrom('cart_coupon')
        .where('id', '=', toRecordId(config.couponId))
        .where('cart_id', '=', cart.id)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) throw notFound('coupon in this cart');
      return null;
    }),
  ];
}
