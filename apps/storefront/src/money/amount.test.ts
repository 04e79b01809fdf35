import { expect, test } from 'vitest';
import { countOf, formatAmount, itemCount, reduction } from './amount.ts';

test('formatAmount keeps cents and every digit', () => {
  expect(formatAmount('12500', 'EUR')).toBe('€12,500.00');
  expect(formatAmount('9007199254740993.01', 'EUR')).toBe('€9,007,199,254,740,993.01');
  expect(formatAmount('-293.30', 'USD')).toBe('-$293.30');
});

test('formatAmount returns what is no amount unchanged', () => {
  expect(formatAmount('soon', 'EUR')).toBe('soon EUR');
  expect(formatAmount('10.00', 'euro')).toBe('10.00 euro');
});

test('S-216 a reduction is below zero, whichever sign it came with, and nothing is no reduction', () => {
  expect([reduction('-5.00'), reduction('5.00')]).toEqual(['-5.00', '-5.00']);
  expect([reduction('0.00'), reduction('-0.00'), reduction(null), reduction('free')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('countOf reads quantities such as "2.0"', () => {
  expect([countOf('2.0'), countOf(null), countOf('many')]).toEqual([2, 0, 0]);
  expect([itemCount(1), itemCount(1200)]).toEqual(['1 item', '1,200 items']);
});
