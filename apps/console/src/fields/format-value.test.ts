import type { FieldInfo } from '@relab/contract/records';
import { expect, test } from 'vitest';
import { formatValue } from './format-value.ts';

const reading = { locale: 'de-DE', timeZone: 'Europe/Berlin', currency: 'EUR' };
const field = (dataType: string, scale = 2) =>
  ({ dataType, scale, htmlFormatted: false, length: 0, reference: true }) as FieldInfo;
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test.each([
  ['Currency', 1234.5, '1.234,50 €'],
  ['Double', 1234.567, '1.234,57'],
  ['Percent', 12.5, '12,5 %'],
  ['Date', '2026-03-01', '1.3.2026'],
  ['DateTime', '2026-07-01T10:30:00.000Z', '1.7.2026, 12:30'],
  ['MultiPicklist', 'A;B', 'A, B'],
  ['String', 'Rotor', 'Rotor'],
  ['Boolean', true, ''],
  ['String', null, ''],
])('a %s of %j reads %j', (dataType, value, text) => {
  expect(plain(formatValue(field(dataType), { value, displayValue: null }, reading))).toBe(text);
});

test('the text of the server comes first', () => {
  expect(formatValue(field('Picklist'), { value: 'New', displayValue: 'Neu' }, reading)).toBe('Neu');
});

test('what is no date is shown as it is', () => {
  expect(formatValue(field('Date'), { value: 'soon', displayValue: null }, reading)).toBe('soon');
});
