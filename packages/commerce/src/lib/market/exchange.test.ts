import { describe, expect, it } from 'vitest';
import {
  convert,
  convertBetween,
  convertPrice,
  type Exchange,
  noExchange,
  pricesBetween,
} from './exchange.ts';

const francs: Exchange = { from: 'EUR', to: 'CHF', rate: '0.93800000' };
const home = noExchange('EUR');

describe('an amount in another currency', () => {
  it.each([
    [100_00, 93_80],
    [1, 1],
    [-19_99, -18_75],
    [0, 0],
  ])('is rounded to the cent: %i is %i', (cents, expected) => {
    expect(convert(cents, francs)).toBe(expected);
  });

  it.each([
    [1000_00, 938_00],
    [1000_01, 939_00],
    [999_99, 938_00],
    [1, 1_00],
    [0, 0],
  ])('is rounded up to whole units where it is a price: %i is %i', (cents, expected) => {
    expect(convertPrice(cents, francs)).toBe(expected);
  });

  it('stays as it is in the sellers’ own currency', () => {
    expect([convert(19_99, home), convertPrice(19_99, home)]).toEqual([19_99, 19_99]);
  });

  it('is converted between two currencies that are not the sellers’', () => {
    expect(convertBetween(938_00, francs, { from: 'EUR', to: 'USD', rate: '1.1' })).toBe(1100_00);
    expect(convertBetween(938_00, francs, home)).toBe(1000_00);
  });

  it('is never converted by an invalid rate', () => {
    expect(() => convert(1, { ...francs, rate: '0' })).toThrow('no rate');
    expect(() => convert(1, { ...francs, rate: '-1' })).toThrow('no rate');
  });
});

describe('bounds of prices in another currency', () => {
  const prices = Array.from({ length: 4000 }, (_, at) => at * 37 + 1);

  it.each([
    { from: 100, to: 200 },
    { from: 99.5, to: 200.99 },
    { from: 0, to: 1 },
    { from: Number.NEGATIVE_INFINITY, to: 938 },
    { from: 938, to: Number.POSITIVE_INFINITY },
    { from: -5, to: -1 },
    { from: 300, to: 200 },
  ])('choose just the prices that are shown between $from and $to', (range) => {
    const bounds = pricesBetween(range, francs);
    const isShown = (cents: number) => {
      const shown = convertPrice(cents, francs) / 100;
      return shown >= range.from && shown <= range.to;
    };
    const chosen = prices.filter((cents) => cents / 100 >= bounds.from && cents / 100 <= bounds.to);
    expect(chosen).toEqual(prices.filter(isShown));
  });

  it('stay as they are in the sellers’ own currency', () => {
    expect(pricesBetween({ from: 1.5, to: 2.25 }, home)).toEqual({ from: 1.5, to: 2.25 });
  });
});
