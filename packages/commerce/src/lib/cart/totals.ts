import { type Cents, share, split } from '../market/money.ts';

/** A line of a cart as far as its price goes. */
export interface PricedLine {
  readonly quantity: number;
  readonly unitPrice: Cents;
  /** Its price was agreed on; discounts do not apply. */
  readonly isAgreed?: boolean;
  /** Ids of the categories that the product is in, those above them included. */
  readonly categories: ReadonlySet<string>;
}

/** What a coupon takes off. */
export interface Discount {
  readonly promotionId: string;
  readonly couponCode: string;
  readonly name: string;
  readonly terms: string | null;
  /** Percent in hundredths (1250 is 12.5 %), or an amount that is spread over the lines it holds for. */
  readonly kind: 'PercentOff' | 'AmountOff';
  readonly value: number;
  /** Null holds for every product. */
  readonly categoryId: string | null;
}

export interface AppliedDiscount {
  readonly discount: Discount;
  /** Zero or negative. */
  readonly adjustment: Cents;
}

export interface CartTotals {
  /** Per line, in the order given: quantity × price, and what discounts take off (zero or negative). */
  readonly lines: readonly { readonly price: Cents; readonly adjustment: Cents }[];
  readonly products: Cents;
  /** Zero or negative. */
  readonly adjustment: Cents;
  readonly discounts: readonly AppliedDiscount[];
}

export function qualifies(line: PricedLine, discount: Discount): boolean {
  if (line.isAgreed) return false;
  return discount.categoryId === null || line.categories.has(discount.categoryId);
}

/** Discounts work one after another, each on what the ones before left of a line; a line never falls below zero. */
export function totalCart(lines: readonly PricedLine[], discounts: readonly Discount[]): CartTotals {
  const prices = lines.map((line) => line.unitPrice * line.quantity);
  const left = [...prices];
  const applied = discounts.map((discount) => {
    const base = lines.map((line, index) => (qualifies(line, discount) ? (left[index] ?? 0) : 0));
    const total = base.reduce((sum, amount) => sum + amount, 0);
    const parts =
      discount.kind === 'PercentOff'
        ? base.map((amount) => share(amount, Math.min(discount.value, 10_000), 10_000))
        : split(Math.min(discount.value, total), base);
    let adjustment = 0;
    for (const [index, part] of parts.entries()) {
      left[index] = (left[index] ?? 0) - part;
      adjustment -= part;
    }
    return { discount, adjustment };
  });
  return {
    lines: prices.map((price, index) => ({ price, adjustment: (left[index] ?? 0) - price })),
    products: prices.reduce((sum, price) => sum + price, 0),
    adjustment: applied.reduce((sum, { adjustment }) => sum + adjustment, 0),
    discounts: applied,
  };
}
