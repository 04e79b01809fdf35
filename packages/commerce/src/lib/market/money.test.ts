import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, formatCents, parseCents, share, split } from './money.ts';

describe('money', () => {
  it('reads decimal strings, and nothing that is no amount', () => {
    expect(parseCents('285.99')).toBe(28599);
    expect(parseCents('12')).toBe(1200);
    expect(parseCents('2.5')).toBe(250);
    expect(parseCents('1.5000')).toBe(150);
    expect(parseCents('-13.50')).toBe(-1350);
    for (const text of ['', 'abc', '1.005', '1,50', '1e3', ' 1', 'NaN', '--1'])
      expect(parseCents(text)).toBeNull();
    expect(() => centsOf('x')).toThrow('no amount');
  });

  it('writes what it reads', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
        expect(parseCents(formatCents(cents))).toBe(cents === 0 ? 0 : cents);
      }),
    );
    expect(formatCents(5)).toBe('0.05');
    expect(formatCents(-5)).toBe('-0.05');
  });

  it('rounds half a cent away from zero', () => {
    expect(share(50, 1, 100)).toBe(1);
    expect(share(49, 1, 100)).toBe(0);
    expect(share(-50, 1, 100)).toBe(-1);
    expect(share(999_999_999_999_99, 1900, 10_000)).toBe(190_000_000_000_00);
  });

  it('splits without losing a cent', () => {
    expect(split(100, [1, 1, 1])).toEqual([34, 33, 33]);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 1e9 }),
        (weights, amount) => {
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          const given = Math.min(amount, total);
          const parts = split(given, weights);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total === 0 ? 0 : given);
          // No line can be discounted by more than it costs.
          for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(weights[index] ?? 0);
        },
      ),
    );
  });
});
