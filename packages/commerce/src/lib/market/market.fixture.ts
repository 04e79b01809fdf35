import type { Database } from '@relab/database';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';
import { options } from '../commerce.fixture.ts';
import type { CommerceOptions } from '../options/options.ts';

const parcel = options.delivery.rules.map((rule) => ({
  ...rule,
  zones: rule.zones.map((zone) => ({ ...zone, countries: [...zone.countries, 'CH'] })),
}));

/** A shop that sells into four markets; to begin with there is a rate for none of the three that need one. */
export const marketOptions: CommerceOptions = {
  ...options,
  markets: [
    { id: '0ZI00000000MKEUGA4', name: 'Union', countries: ['DE', 'FR'], currency: 'EUR', locale: 'en_US' },
    { id: '0ZI00000000MKCHGA4', name: 'Switzerland', countries: ['CH'], currency: 'CHF', locale: 'en_CH' },
    { id: '0ZI00000000MKUSGA4', name: 'United States', countries: ['US'], currency: 'USD', locale: 'en_US' },
    { id: '0ZI00000000MKGBGA4', name: 'United Kingdom', countries: ['GB'], currency: 'GBP', locale: 'en_GB' },
  ],
  shippingCountries: ['DE', 'FR', 'CH'],
  delivery: { ...options.delivery, rules: parcel },
};

/** A rate that holds from now on, or from a moment. */
export async function setRate(
  database: Database,
  currency: string,
  rate: string,
  from = new Date(),
): Promise<void> {
  await sql`
    insert into currency_rate (id, currency_iso_code, rate, valid_from)
    values (${newId('04w')}, ${currency}, ${rate}, ${from.toISOString()})`.execute(database);
}

/** The price of a product in a currency of its own, in the standard book by default. */
export async function setPriceIn(
  database: Database,
  productId: string,
  currency: string,
  price: string,
  bookId: string | null = null,
): Promise<void> {
  await sql`
    insert into pricebook_entry (id, product2_id, pricebook2_id, unit_price, currency_iso_code)
    values (${newId('01u')}, ${productId}, ${bookId}, ${price}, ${currency})`.execute(database);
}
