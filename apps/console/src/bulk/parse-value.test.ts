import type { FieldInfo } from '@relab/contract/records';
import { expect, test } from 'vitest';
import { parseValue } from './parse-value.ts';

const field = (dataType: string, more: object = {}) =>
  ({
    dataType,
    label: 'Field',
    length: 255,
    precision: 18,
    scale: 2,
    required: false,
    htmlFormatted: false,
    reference: false,
    ...more,
  }) as unknown as FieldInfo;
const english = { locale: 'en-US', timeZone: 'Europe/Berlin', currency: 'EUR' };
const german = { ...english, locale: 'de-DE' };
const choices = [
  { value: 'new', label: 'New' },
  { value: 'old', label: 'Well used' },
] as never;

test.each([
  ['Boolean', 'ja', german, true],
  ['Boolean', '', english, false],
  ['Double', '1,234.5', english, 1234.5],
  ['Double', '1.234,5', german, 1234.5],
  ['Currency', '€ 4.900,00', german, 4900],
  ['Date', '2026-11-23', english, '2026-11-23'],
  ['Date', '11/23/2026', english, '2026-11-23'],
  ['Date', '23.11.2026', german, '2026-11-23'],
  ['DateTime', '2026-11-23 14:30', english, '2026-11-23T13:30:00.000Z'],
  ['DateTime', '11/23/2026, 2:30 PM', english, '2026-11-23T13:30:00.000Z'],
  ['DateTime', '2026-11-23T13:30:00Z', english, '2026-11-23T13:30:00.000Z'],
  ['Picklist', 'well USED', english, 'old'],
  ['MultiPicklist', 'New; well used', english, 'new;old'],
  ['String', ' text ', english, 'text'],
  ['String', '', english, null],
] as const)('%s: "%s" is read', (dataType, text, reading, value) => {
  expect(parseValue(field(dataType), text, reading, choices)).toMatchObject({ value });
});

test.each([
  ['Boolean', 'maybe'],
  ['Double', '12 apples'],
  ['Date', '2026-02-30'],
  ['Date', '31/31/2026'],
  ['DateTime', 'soon'],
  ['Picklist', 'Broken'],
  ['MultiPicklist', 'New;Broken'],
  ['String', 'x'.repeat(256)],
])('%s: "%.20s" says what is wrong', (dataType, text) => {
  expect(parseValue(field(dataType), text, english, choices)).toHaveProperty('problem');
});

test('a reference is an id, and what is required is not empty', () => {
  const reference = field('Reference', { reference: true });
  expect(parseValue(reference, '001000000000001AAA', english)).toMatchObject({ value: '001000000000001AAA' });
  expect(parseValue(reference, 'Acme', english)).toHaveProperty('problem');
  expect(parseValue(field('String', { required: true }), ' ', english)).toHaveProperty('problem');
});
