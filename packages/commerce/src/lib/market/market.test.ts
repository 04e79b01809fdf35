import { expect, it } from 'vitest';
import { options } from '../commerce.fixture.ts';
import { assertMarkets, currenciesOf, localeOf, type Market, marketsOf } from './market.ts';

const union: Market = {
  id: '0ZI00000000MKEUGA4',
  name: 'Union',
  countries: ['DE', 'FR'],
  currency: 'EUR',
  locale: 'en_US',
};
const swiss: Market = {
  id: '0ZI00000000MKCHGA4',
  name: 'Switzerland',
  countries: ['CH'],
  currency: 'CHF',
  locale: 'en_CH',
};
const shop = (...markets: readonly Market[]) => ({ ...options, markets });

it('a shop without markets has one, in its currency', () => {
  expect(marketsOf(options)).toEqual([
    expect.objectContaining({ name: 'Test Shop', currency: 'EUR', locale: 'en_US', countries: ['DE', 'FR'] }),
  ]);
  expect(currenciesOf(options)).toEqual(['EUR']);
  expect(() => assertMarkets(options)).not.toThrow();
});

it('the market in the sellers’ currency comes first, and each currency is written its own way', () => {
  expect(marketsOf(shop(swiss, union)).map(({ name }) => name)).toEqual(['Union', 'Switzerland']);
  expect(currenciesOf(shop(swiss, union))).toEqual(['EUR', 'CHF']);
  expect(localeOf(shop(swiss, union), 'CHF')).toBe('en_CH');
  expect(localeOf(shop(swiss, union), 'EUR')).toBe('en_US');
});

it.each([
  [
    'a currency without decimals',
    [union, { ...swiss, currency: 'JPY' }],
    'JPY: amounts are kept in hundredths',
  ],
  ['a currency with three', [union, { ...swiss, currency: 'KWD' }], 'that currency has 3 decimals'],
  ['no currency at all', [union, { ...swiss, currency: 'XYZ' }], '"XYZ" is no currency'],
  ['none in the sellers’ own', [swiss], 'No market is in EUR'],
  ['one id twice', [union, { ...swiss, id: union.id }], `Two markets have the id ${union.id}`],
  ['one country twice', [union, { ...swiss, countries: ['CH', 'DE'] }], 'The country DE is in two markets'],
])('no shop opens with %s', (_, markets, message) => {
  expect(() => assertMarkets(shop(...markets))).toThrow(message);
});

it('a shop whose sellers price in a currency without decimals does not open', () => {
  expect(() => assertMarkets({ ...options, currency: 'JPY' })).toThrow('cannot sell in JPY');
});
