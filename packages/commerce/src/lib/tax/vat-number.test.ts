import { expect, it } from 'vitest';
import { parseVatNumber } from './vat-number.ts';

it('reads VAT numbers as people write them', () => {
  expect(parseVatNumber('de 123.456.788')).toEqual({ number: 'DE123456788', country: 'DE' });
  expect(parseVatNumber('ATU12345675')).toMatchObject({ country: 'AT' });
  expect(parseVatNumber('NL123456782B01')).toMatchObject({ country: 'NL' });
  // Greece has a code of its own.
  expect(parseVatNumber('EL123456783')).toEqual({ number: 'EL123456783', country: 'GR' });
});

it('rejects what has not the form of a VAT number', () => {
  const wrong = [
    '',
    'DE',
    '123456789',
    'DE12345678',
    'DE1234567890',
    'GR123456783',
    'CH123456789',
    'US1',
    'DE12345678X',
  ];
  expect(wrong.filter((text) => parseVatNumber(text) !== null)).toEqual([]);
  expect(parseVatNumber('constructor')).toBeNull();
});

it('rejects a VAT number whose check digits are wrong, so that a made-up one takes no tax off', () => {
  const madeUp = ['RO00', 'DE123456789', 'FR12345678901', 'ATU12345678', 'EL123456789', 'IT00000000001'];
  expect(madeUp.filter((text) => parseVatNumber(text) !== null)).toEqual([]);
});
