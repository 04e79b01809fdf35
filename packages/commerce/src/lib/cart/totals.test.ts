import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Discount, type PricedLine, totalCart } from './totals.ts';

const line = (unitPrice: number, quantity = 1, ...categories: string[]): PricedLine => ({
  unitPrice,
  quantity,
  categories: new Set(categories),
});

const off = (part: Partial<Discount>): Discount => ({
  promotionId: 'p',
  couponCode: 'C',
  name: 'Off',
  terms: null,
  kind: 'PercentOff',
  value: 1000,
  categoryId: null,
  ...part,
});

describe('totalCart', () => {
  it('adds lines up', () => {
    const totals = totalCart([line(11_000_00), line(2000_00, 2)], []);
    expect(totals.products).toBe(15_000_00);
    expect(totals.adjustment).toBe(0);
  });

  it('takes a percentage off the lines of a category alone', () => {
    const totals = totalCart([line(100_00, 1, 'a'), line(100_00, 1, 'b')], [off({ categoryId: 'a' })]);
    expect(totals.lines.map(({ adjustment }) => adjustment)).toEqual([-10_00, 0]);
    expect(totals.discounts[0]?.adjustment).toBe(-10_00);
  });

  it('spreads an amount over the lines and takes no more than there is', () => {
    const lines = [line(100_00), line(50_00)];
    expect(totalCart(lines, [off({ kind: 'AmountOff', value: 30_00 })]).lines).toEqual([
      { price: 100_00, adjustment: -20_00 },
      { price: 50_00, adjustment: -10_00 },
    ]);
    expect(totalCart(lines, [off({ kind: 'AmountOff', value: 900_00 })]).adjustment).toBe(-150_00);
  });

  it('lets discounts follow one another', () => {
    const totals = totalCart([line(100_00)], [off({}), off({ kind: 'AmountOff', value: 5_00 })]);
    expect(totals.discounts.map(({ adjustment }) => adjustment)).toEqual([-10_00, -5_00]);
  });

  it('sums of lines and discounts agree with the total, and no line falls below zero', () => {
    const anyLine = fc
      .tuple(fc.integer({ min: 0, max: 1e8 }), fc.integer({ min: 1, max: 9 }), fc.constantFrom('a', 'b'))
      .map(([price, quantity, category]) => line(price, quantity, category));
    const anyDiscount = fc
      .tuple(
        fc.constantFrom('PercentOff' as const, 'AmountOff' as const),
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom('a', null),
      )
      .map(([kind, value, categoryId]) => off({ kind, value, categoryId }));
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 8 }),
        fc.array(anyDiscount, { maxLength: 4 }),
        (lines, discounts) => {
          const totals = totalCart(lines, discounts);
          const sum = totals.lines.reduce((total, { adjustment }) => total + adjustment, 0);
          expect(sum).toBe(totals.adjustment);
          for (const { price, adjustment } of totals.lines)
            expect(price + adjustment).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
