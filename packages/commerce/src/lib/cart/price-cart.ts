import type { Database } from '@relab/database';
import { convert, type Exchange, readExchange } from '../market/exchange.ts';
import { type Cents, formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { CategoryTree } from '../search-index/category-tree.ts';
import { loadCategories } from '../search-index/load-listings.ts';
import { agreeLines } from './agreed-price/agree-lines.ts';
import { agreementNotice } from './agreed-price/agreement-notice.ts';
import { type CartCouponRow, readCartCoupons } from './coupon/coupon-rows.ts';
import type { Cart } from './find-cart.ts';
import type { Notice } from './notice.ts';
import { copyProblem, stockProblem, unitsOf } from './quantity.ts';
import { type CartLine, readLines } from './read-lines.ts';
import { type CartTotals, type Discount, type PricedLine, totalCart } from './totals.ts';

export interface CartEntry {
  readonly line: CartLine;
  readonly price: Cents;
  /** Zero or negative. */
  readonly adjustment: Cents;
  readonly notice: Notice | null;
}

/** A cart with everything that its answers, the checkout and the order are made of. */
export interface PricedCart {
  readonly cart: Cart;
  readonly entries: readonly CartEntry[];
  readonly coupons: readonly CartCouponRow[];
  readonly totals: CartTotals;
  /** Into the currency of the cart, at the rate that it was priced by. */
  readonly exchange: Exchange;
}

/** `units` are those of the product in the whole cart. */
function noticeOf(line: CartLine, units: number, { type }: Cart): Notice | null {
  const isCopy = type === 'PayNowReadOnly';
  if (!line.offered) {
    const next = isCopy ? 'Ask whoever sent this cart for a new one.' : 'Remove it to continue.';
    const message = `This item is not for sale any more. ${next}`;
    return { severity: 'Error', type: 'Entitlement', message };
  }
  const problem = isCopy ? copyProblem(units, line) : stockProblem(units, line);
  if (problem !== null) return { severity: 'Error', type: 'Inventory', message: problem };
  const told = agreementNotice(line, units);
  if (told || line.agreement?.holds) return told;
  if (line.seenPrice === line.unitPrice) return null;
  const message = `The price changed from ${formatCents(line.seenPrice)} to ${formatCents(line.unitPrice)}.`;
  return { severity: 'Warning', type: 'Pricing', message };
}

/** With the categories above those that a product is assigned to: a discount on a group holds for all below it. */
export async function pricedLines(database: Database, lines: readonly CartLine[]): Promise<PricedLine[]> {
  const tree = new CategoryTree(await loadCategories(database));
  return lines.map((line) => ({
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    isAgreed: line.agreement?.holds === true,
    categories: new Set(line.categories.flatMap((id) => tree.path(id).map((category) => category.id))),
  }));
}

/** A percentage is the same in every currency. */
const inCurrency = (discount: Discount, exchange: Exchange): Discount =>
  discount.kind === 'AmountOff' ? { ...discount, value: convert(discount.value, exchange) } : discount;

/** Reads a cart and prices it from the price book and from what was agreed with its account. */
export async function priceCart(
  database: Database,
  options: CommerceOptions,
  cart: Cart,
  now: Date,
): Promise<PricedCart> {
  return await priceLines(database, options, cart, now);
}

/**
 * Prices some lines of a cart as they are in the whole of it. A discount spreads over all lines, so with one all are
 * read; without, the work is that of the lines that are asked for, however many there are.
 */
export async function priceLines(
  database: Database,
  options: CommerceOptions,
  cart: Cart,
  now: Date,
  only?: readonly string[],
): Promise<PricedCart> {
  const exchange = await readExchange(database, options, cart.currency_iso_code);
  const coupons = (await readCartCoupons(database, cart.id, now)).map((coupon) => ({
    ...coupon,
    discount: inCurrency(coupon.discount, exchange),
  }));
  const discounts = coupons.filter(({ holds }) => holds).map(({ discount }) => discount);
  const read = await readLines(database, options, cart, {
    exchange,
    ...(discounts.length === 0 && { only }),
  });
  const lines = await agreeLines(database, options, cart, read, now);
  const priced =
    discounts.length === 0
      ? lines.map(({ quantity, unitPrice }) => ({ quantity, unitPrice, categories: new Set<string>() }))
      : await pricedLines(database, lines);
  const totals = totalCart(priced, discounts);
  const units = unitsOf(lines);
  const entries = lines.map((line, at) => {
    const { price, adjustment } = totals.lines[at] ?? { price: 0, adjustment: 0 };
    return {
      line,
      price,
      adjustment,
      notice: noticeOf(line, units.get(line.productId) ?? line.quantity, cart),
    };
  });
  return { cart, entries, coupons, totals, exchange };
}
