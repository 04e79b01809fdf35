import type { Database } from '@relab/database';
import { convert, type Exchange, readExchange } from '../market/exchange.ts';
import type { Cents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { CategoryTree } from '../search-index/category-tree.ts';
import { loadCategories } from '../search-index/load-listings.ts';
import type { DatabaseContext } from '../shop/database-context.ts';
import { agreeLines } from './agreed-price/agree-lines.ts';
import { type CartCouponRow, readCartCoupons } from './coupon/coupon-rows.ts';
import type { Cart } from './find-cart.ts';
import { type Notice, noticeOf } from './notice.ts';
import { unitsOf } from './quantity.ts';
import { type CartLine, readLines } from './read-lines.ts';
import { type CartTotals, type Discount, type PricedLine, totalCart } from './totals.ts';

export interface CartEntry {
  readonly line: CartLine;
  readonly price: Cents;
  /** Zero or negative. */
  readonly adjustment: Cents;
  readonly notice: Notice | null;
}

/** A cart with everything that its responses, the checkout and the order are made of. */
export interface PricedCart {
  readonly cart: Cart;
  readonly entries: readonly CartEntry[];
  readonly coupons: readonly CartCouponRow[];
  readonly totals: CartTotals;
  /** Into the currency of the cart, at the rate that it was priced by. */
  readonly exchange: Exchange;
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

/**
 * Reads a cart and prices it from the price book and from what was agreed with its account. With `only`, the lines with
 * these ids: where no discount holds, which spreads over all lines, the rest is not read, however many there are.
 */
export async function priceCart(
  context: DatabaseContext,
  options: CommerceOptions,
  cart: Cart,
  only?: readonly string[],
): Promise<PricedCart> {
  const { database } = context;
  const exchange = await readExchange(database, options, cart.currency_iso_code);
  const coupons = (await readCartCoupons(database, cart.id, context.now())).map((coupon) => ({
    ...coupon,
    discount: inCurrency(coupon.discount, exchange),
  }));
  const discounts = coupons.filter(({ holds }) => holds).map(({ discount }) => discount);
  const isDiscounted = discounts.length > 0;
  const read = await readLines(database, options, cart, { exchange, ...(!isDiscounted && { only }) });
  const lines = await agreeLines(context, options, cart, read);
  const priced = isDiscounted
    ? await pricedLines(database, lines)
    : lines.map(({ quantity, unitPrice }) => ({ quantity, unitPrice, categories: new Set<string>() }));
  const totals = totalCart(priced, discounts);
  const units = unitsOf(lines);
  const entries = lines.map((line, at) => ({
    line,
    ...(totals.lines[at] ?? { price: 0, adjustment: 0 }),
    notice: noticeOf(line, units.get(line.productId) ?? line.quantity, cart),
  }));
  return { cart, entries, coupons, totals, exchange };
}
