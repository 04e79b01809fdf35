import { expect, test } from 'vitest';
import { createFormats } from './formats.ts';

const german = createFormats({ locale: 'de-DE', timeZone: 'Europe/Berlin', currency: 'EUR' });
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('moments are shown in the reader’s time zone, days are the same everywhere', () => {
  const west = createFormats({ locale: 'en-US', timeZone: 'America/Los_Angeles', currency: 'USD' });
  expect(plain(west.moment('2026-03-01T03:00:00Z'))).toBe('Feb 28, 2026, 7:00 PM');
  expect(west.day('2026-03-01')).toBe('Mar 1, 2026');
});

test('amounts are in the reader’s currency unless another is named', () => {
  expect(plain(german.amount(1234.5))).toBe('1.234,50 €');
  expect(plain(german.amount(1234.5, 'CHF'))).toBe('1.234,50 CHF');
});

test.each([
  [0, '0 Byte'],
  [999, '999 Byte'],
  [1_500_000, '1,5 MB'],
  [2.5e15, '2.500 TB'],
])('%d bytes read %s', (bytes, text) => {
  expect(plain(german.bytes(bytes))).toBe(text);
});
