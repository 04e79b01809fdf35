import { expect, test } from 'vitest';
import { parseNumber, writeNumber } from './number-text.ts';

test.each([
  ['1234.5', 'en-US', 1234.5],
  ['1,234.5', 'en-US', 1234.5],
  ['1,234,567', 'en-US', 1_234_567],
  ['1.234,5', 'de-DE', 1234.5],
  ['1234,5', 'de-DE', 1234.5],
  ['0.5', 'de-DE', 0.5],
  ['1.234', 'de-DE', 1234],
  ['-12', 'en-US', -12],
  ['−12', 'en-US', -12],
  ['1 234,5', 'de-DE', 1234.5],
  ['.5', 'en-US', 0.5],
  ['twelve', 'en-US', undefined],
  ['1.2.3', 'en-US', undefined],
  ['', 'en-US', undefined],
  ['1e9', 'en-US', undefined],
])('%j in %s is %s', (text, locale, value) => {
  expect(parseNumber(text, locale)).toBe(value);
});

test('a number is written without groups, so that it can be typed on', () => {
  expect(writeNumber(12_345.75, 'de-DE')).toBe('12345,75');
  expect(writeNumber(12_345.75, 'en-US')).toBe('12345.75');
});
