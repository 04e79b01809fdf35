import type { Database, Row } from '@relab/database';
import { sql } from 'kysely';
import { centsOf } from '../../market/money.ts';
import type { Discount } from '../totals.ts';

/** A coupon with its promotion. `holds` is false before, after or while it is switched off. */
export interface CouponRow {
  readonly couponId: string;
  readonly discount: Discount;
  readonly holds: boolean;
  /** Its time is over. */
  readonly hasEnded: boolean;
  readonly oncePerBuyer: boolean;
}

type PromotionColumns = Row<
  'promotion',
  'display_name' | 'kind' | 'percent_off' | 'amount_off' | 'once_per_buyer'
>;

interface Selected extends PromotionColumns {
  readonly coupon_id: string;
  readonly code: string;
  readonly promotion_id: string;
  readonly terms: string | null;
  readonly category_id: string | null;
  readonly holds: boolean;
  readonly has_ended: boolean;
}

/** Coupons as `k`, each with its promotion as `p`. */
const selectCoupons = (database: Database, now: Date) =>
  database
    .selectFrom('coupon as k')
    .innerJoin('promotion as p', 'p.id', 'k.promotion_id')
    .select([
      'k.id as coupon_id',
      'k.coupon_code as code',
      'p.id as promotion_id',
      'p.display_name',
      'p.kind',
    ])
    .select(['p.terms_and_conditions as terms', 'p.percent_off', 'p.amount_off', 'p.once_per_buyer'])
    .select([
      'p.product_category_id as category_id',
      sql<boolean>`k.is_active and p.is_active and not k.is_deleted and not p.is_deleted
        and coalesce(p.start_date <= ${now}, true) and coalesce(p.end_date > ${now}, true)`.as('holds'),
      sql<boolean>`coalesce(p.end_date <= ${now}, false)`.as('has_ended'),
    ]);

function read(row: Selected): CouponRow {
  const value = row.kind === 'PercentOff' ? row.percent_off : row.amount_off;
  return {
    couponId: row.coupon_id,
    holds: row.holds,
    hasEnded: row.has_ended,
    oncePerBuyer: row.once_per_buyer,
    discount: {
      promotionId: row.promotion_id,
      couponCode: row.code,
      name: row.display_name,
      terms: row.terms,
      kind: row.kind,
      // Both are decimals with two digits: hundredths of a percent, or cents.
      value: value === null ? 0 : centsOf(value),
      categoryId: row.category_id,
    },
  };
}

/** By code, without regard to case. */
export async function findCoupon(
  database: Database,
  code: string,
  now: Date,
): Promise<CouponRow | undefined> {
  const row = await selectCoupons(database, now)
    .where('k.coupon_code', '=', code.trim().toUpperCase())
    .where(({ not }) => not('k.is_deleted'))
    .executeTakeFirst();
  return row && read(row);
}

export interface CartCouponRow extends CouponRow {
  readonly cartCouponId: string;
}

/** Those of a cart, in the order they were given. */
export async function readCartCoupons(
  database: Database,
  cartId: string,
  now: Date,
): Promise<CartCouponRow[]> {
  const rows = await selectCoupons(database, now)
    .innerJoin('cart_coupon as c', 'c.coupon_id', 'k.id')
    .select('c.id as cart_coupon_id')
    .where('c.cart_id', '=', cartId)
    .orderBy('c.entered')
    .execute();
  return rows.map((row) => ({ ...read(row), cartCouponId: row.cart_coupon_id }));
}
