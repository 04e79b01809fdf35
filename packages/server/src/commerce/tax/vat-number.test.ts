import { expect, it } from 'vitest';
import { parseVatNumber } from './vat-number.ts';

it('reads VAT numbers as people write them', () => {
  expect(parseVatNumber('de 123.456.789')).toEqual({ number: 'DE123456789', country: 'DE' });
  expect(parseVatNumber('ATU12345678')).toMatchObject({ country: 'AT' });
  expect(parseVatNumber('NL123456789B01')).toMatchObject({ country: 'NL' });
  // Greece has letters of its own.
  expect(parseVatNumber('EL123456789')).toEqual({ number: 'EL123456789', country: 'GR' });
});

it('refuses what has the form of none', () => {
  const wrong = [
    '',
    'DE',
    '123456789',
    'DE12345678',
    'DE1234567890',
    'GR123456789',
    'CH123456789',
    'US1',
    'DE12345678X',
  ];
  expect(wrong.filter((text) => parseVatNumber(text) !== null)).toEqual([]);
  expect(parseVatNumber('constructor')).toBeNull();
});
