import type { Database } from '@relab/database';
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

interface Row {
  readonly coupon_id: string;
  readonly code: string;
  readonly promotion_id: string;
  readonly display_name: string;
  readonly terms: string | null;
  readonly kind: 'PercentOff' | 'AmountOff';
  readonly percent_off: string | null;
  readonly amount_off: string | null;
  readonly category_id: string | null;
  readonly once_per_buyer: boolean;
  readonly holds: boolean;
  readonly has_ended: boolean;
}

const columns = (now: Date) => sql`
  k.id as coupon_id, k.coupon_code as code, p.id as promotion_id, p.display_name, p.terms_and_conditions as terms,
  p.kind, p.percent_off, p.amount_off, p.product_category_id as category_id, p.once_per_buyer,
  k.is_active and p.is_active and not k.is_deleted and not p.is_deleted
    and coalesce(p.start_date <= ${now}, true) and coalesce(p.end_date > ${now}, true) as holds,
  coalesce(p.end_date <= ${now}, false) as has_ended`;

function read(row: Row): CouponRow {
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
  const { rows } = await sql<Row>`
    select ${columns(now)} from coupon k join promotion p on p.id = k.promotion_id
    where k.coupon_code = ${code.trim().toUpperCase()} and not k.is_deleted`.execute(database);
  return rows[0] && read(rows[0]);
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
  const { rows } = await sql<Row & { readonly cart_coupon_id: string }>`
    select c.id as cart_coupon_id, ${columns(now)}
    from cart_coupon c join coupon k on k.id = c.coupon_id join promotion p on p.id = k.promotion_id
    where c.cart_id = ${cartId} order by c.entered`.execute(database);
  return rows.map((row) => ({ ...read(row), cartCouponId: row.cart_coupon_id }));
}
