import { expect, test } from 'vitest';
import * as german from './price-input.de.ts';
import * as english from './price-input.ts';

test.each([
  ['4500', 4500, 4500],
  ['4500.5', 4500.5, 4500.5],
  ['4500,50', 4500.5, 4500.5],
  ['4.500,50', undefined, 4500.5],
  ['4.500', undefined, 4500],
  ['1.250.000', undefined, 1_250_000],
  ['4,500.50', undefined, undefined],
  ['45.00,50', undefined, undefined],
  ['12.345.678', undefined, undefined],
  ['-1', undefined, undefined],
  ['', undefined, undefined],
])('%s is %s typed in English and %s typed in German', (text, inEnglish, inGerman) => {
  expect([english.parsePriceInput(text), german.parsePriceInput(text)]).toEqual([inEnglish, inGerman]);
});

test('a quote request can be read back', () => {
  for (const { parsePriceInput, formatPriceInput } of [english, german])
    expect(parsePriceInput(formatPriceInput('1250.50'))).toBe(1250.5);
  expect(german.formatPriceInput('1250.50')).toBe('1250,50');
});
