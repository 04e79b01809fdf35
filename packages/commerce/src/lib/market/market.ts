/** A part of the world that the shop sells into, in a currency of its own. */
export interface Market {
  /** 18 characters, `0ZI…`. */
  readonly id: string;
  readonly name: string;
  /** Two-letter codes; a country is in one market. */
  readonly countries: readonly string[];
  /** ISO 4217. */
  readonly currency: string;
  /** As `en_GB`: how amounts and days are written for it. */
  readonly locale: string;
}

/** A shop's options about its markets and currencies. */
export interface MarketOptions {
  /** ISO 4217. What sellers price in; delivery rules, promotions and spending limits are in it too. */
  readonly currency: string;
  /** As `en_US`. */
  readonly locale: string;
  /**
   * What the shop sells into, each in its currency; without them in one, which is `currency`. One of them must be in that;
   * the others are open once there is a rate for theirs.
   */
  readonly markets?: readonly Market[];
}

interface OnlyMarket extends MarketOptions {
  readonly name: string;
  readonly shippingCountries: readonly string[];
}

/** Of a shop without a list of markets: it has one. */
const onlyMarketId = '0ZI000000000MKTGA2';

/** The markets of a shop, the one in the currency that its sellers price in first. */
export function marketsOf(options: OnlyMarket): readonly Market[] {
  const { markets = [], currency, locale, name, shippingCountries } = options;
  if (markets.length === 0)
    return [{ id: onlyMarketId, name, countries: shippingCountries, currency, locale }];
  return markets.toSorted((a, b) => Number(b.currency === currency) - Number(a.currency === currency));
}

/** Every currency that the shop sells in, its own first. */
export const currenciesOf = ({ currency, markets = [] }: MarketOptions): readonly string[] => [
  ...new Set([currency, ...markets.map((market) => market.currency)]),
];

/** How what is charged in a currency is written. */
export const localeOf = ({ locale, markets = [] }: MarketOptions, currency: string): string =>
  markets.find((market) => market.currency === currency)?.locale ?? locale;

const currencyCodes = new Set(Intl.supportedValuesOf('currency'));

function assertCurrency(currency: string): void {
  if (!currencyCodes.has(currency)) throw new Error(`"${currency}" is no currency of ISO 4217.`);
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits: digits } = format.resolvedOptions();
  if (digits === 2) return;
  throw new Error(
    `The shop cannot sell in ${currency}: amounts are kept in hundredths, and that currency has ${digits} decimals.`,
  );
}

const repeated = (values: readonly string[]): string | undefined =>
  values.find((value, at) => values.indexOf(value) !== at);

/** Throws for options that no shop can be opened with; at the start, before anything is sold by them. */
export function assertMarkets(options: MarketOptions): void {
  const { currency: home, markets = [] } = options;
  for (const currency of currenciesOf(options)) assertCurrency(currency);
  if (markets.length === 0) return;
  if (!markets.some(({ currency }) => currency === home)) {
    throw new Error(`No market is in ${home}, the currency that sellers price in.`);
  }
  const id = repeated(markets.map((market) => market.id));
  if (id !== undefined) throw new Error(`Two markets have the id ${id}.`);
  const country = repeated(markets.flatMap(({ countries }) => countries));
  if (country !== undefined) throw new Error(`The country ${country} is in two markets.`);
}
