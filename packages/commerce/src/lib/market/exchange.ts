import type { Database } from '@relab/database';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { type Cents, share } from './money.ts';

/** The currency of amounts, and what one unit of the sellers' own currency is in it. */
export interface Exchange {
  /** What sellers, delivery rules, promotions and limits are in. */
  readonly from: string;
  readonly to: string;
  /** A decimal string with eight digits at most. */
  readonly rate: string;
}

/** Of the sellers' own currency: nothing is changed by it. */
export const noExchange = (currency: string): Exchange => ({ from: currency, to: currency, rate: '1' });

export const isForeign = ({ from, to }: Exchange): boolean => from !== to;

/** The rate that holds now: of those that hold already, the one that began last. */
export async function readExchange(
  database: Database,
  { currency }: { readonly currency: string },
  to: string,
): Promise<Exchange> {
  if (to === currency) return noExchange(currency);
  const { rows } = await sql<{ rate: string }>`
    select rate from currency_rate where currency_iso_code = ${to} and valid_from <= now() and not is_deleted
    order by valid_from desc, id desc limit 1`.execute(database);
  const [row] = rows;
  if (row) return { from: currency, to, rate: row.rate };
  const message = `There is no rate for ${to}, so nothing can be sold in it now. Choose another currency.`;
  throw new ApiError('CONFLICT', message, { fields: ['currencyIsoCode'] });
}

/** Which of some currencies can be sold in now. */
export async function openCurrencies(
  database: Database,
  { currency }: { readonly currency: string },
  currencies: readonly string[],
): Promise<readonly string[]> {
  if (currencies.every((each) => each === currency)) return currencies;
  const { rows } = await sql<{ code: string }>`
    select distinct currency_iso_code as code from currency_rate where valid_from <= now() and not is_deleted
    `.execute(database);
  const rated = new Set(rows.map(({ code }) => code));
  return currencies.filter((each) => each === currency || rated.has(each));
}

const digits = 8;
const one = 10 ** digits;

/** The rate in hundred-millionths. */
function scaled(rate: string): number {
  const [whole = '', fraction = ''] = rate.split('.');
  const number = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  if (!Number.isSafeInteger(number) || number <= 0) throw new RangeError(`"${rate}" is no rate.`);
  return number;
}

/** Half a cent is rounded away from zero: for deliveries, discounts and limits. */
export const convert = (cents: Cents, exchange: Exchange): Cents =>
  isForeign(exchange) ? share(cents, scaled(exchange.rate), one) : cents;

/** From one currency into another, neither of which need be the sellers' own. */
export const convertBetween = (cents: Cents, one: Exchange, other: Exchange): Cents =>
  share(cents, scaled(other.rate), scaled(one.rate));

const centsInOne = 100n;

/** Whole units, rounded upwards: for prices, as the database does it. */
export function convertPrice(cents: Cents, exchange: Exchange): Cents {
  if (!isForeign(exchange)) return cents;
  const unit = BigInt(one) * centsInOne;
  const exact = BigInt(cents) * BigInt(scaled(exchange.rate));
  return Number(((exact + unit - 1n) / unit) * centsInOne);
}

/** The prices whose conversion lies between two bounds, as bounds before it. Open sides stay open. */
export function pricesBetween(
  { from, to }: { readonly from: number; readonly to: number },
  exchange: Exchange,
): { readonly from: number; readonly to: number } {
  if (!isForeign(exchange)) return { from, to };
  const unit = BigInt(one) * centsInOne;
  const rate = BigInt(scaled(exchange.rate));
  // A price is shown as a whole number of units: `highest` is the highest price that is shown as so many at most.
  const highest = (units: number): number => Number((BigInt(units) * unit) / rate);
  return {
    from: Number.isFinite(from) ? (highest(Math.max(Math.ceil(from), 0) - 1) + 1) / 100 : from,
    to: Number.isFinite(to) ? highest(Math.floor(to)) / 100 : to,
  };
}
