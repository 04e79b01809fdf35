import type { Market } from '@relab/commerce';
import { home, union } from './countries.ts';

/**
 * Where we sell. Their ids stand in people's browsers and never change. Locales write amounts as the pages do, which are made
 * twice, here and in the browser: not every system separates the thousands of `en_CH` alike.
 */
export const markets: readonly Market[] = [
  {
    id: '0ZI00000000MKEUGA4',
    name: 'European Union and Norway',
    countries: [...home, ...union, 'NO'],
    currency: 'EUR',
    locale: 'en_US',
  },
  {
    id: '0ZI00000000MKGBGA4',
    name: 'United Kingdom',
    countries: ['GB'],
    currency: 'GBP',
    locale: 'en_GB',
  },
  { id: '0ZI00000000MKCHGA4', name: 'Switzerland', countries: ['CH'], currency: 'CHF', locale: 'en_GB' },
  { id: '0ZI00000000MKUSGA4', name: 'United States', countries: ['US'], currency: 'USD', locale: 'en_US' },
];

/** What a euro is to begin with; from then on the rates that clerks enter hold. */
export const firstRates: Readonly<Record<string, string>> = { GBP: '0.8425', CHF: '0.9380', USD: '1.0860' };

/** What we sell in, each once. */
export const currencies: readonly string[] = [...new Set(markets.map(({ currency }) => currency))];
