/** A price as it travels: a decimal string (`"12500.00"`), or a number. */
export type Amount = string | number;

function toNumber(amount: Amount | null | undefined): number {
  return typeof amount === 'string' && amount.trim() === '' ? Number.NaN : Number(amount ?? Number.NaN);
}

/** S-217: both prices are non-negative and the original is higher than the current one. */
export function showsOriginalPrice(
  current: Amount | null | undefined,
  original: Amount | null | undefined,
): boolean {
  const [now, before] = [toNumber(current), toNumber(original)];
  return now >= 0 && before >= 0 && before > now;
}

/** S-216, X-23: a numeric string below zero, and nothing else. */
export function showsDiscount(discount: unknown): discount is string {
  return typeof discount === 'string' && discount.trim() !== '' && Number(discount) < 0;
}

/** `always` in a column of amounts, whose digits stand below one another; `ifAny` for a price by itself. */
export type ShowsCents = 'ifAny' | 'always';

interface CachedFormat {
  readonly locale: string;
  readonly currency: string;
  readonly format: Intl.NumberFormat;
}

/** Creating one takes longer than rendering the price: the last ones are cached, and a page mostly has one currency. */
const cache: Partial<Record<ShowsCents, CachedFormat>> = {};

function formatOf(locale: string, currency: string, cents: ShowsCents): Intl.NumberFormat {
  const last = cache[cents];
  if (last?.locale === locale && last.currency === currency) return last.format;
  const trailingZeroDisplay = cents === 'always' ? 'auto' : 'stripIfInteger';
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay });
  cache[cents] = { locale, currency, format };
  return format;
}

/**
 * The price in the words of a language, such as `€12,500`. A string is formatted digit by digit, never by way of a float.
 * An amount or a currency that is none is given back as it came, so that a page never breaks on it.
 */
export function formatPrice(
  amount: Amount,
  currency: string,
  locale = 'en-US',
  cents: ShowsCents = 'ifAny',
): string {
  if (!Number.isFinite(toNumber(amount)) || !/^[A-Z]{3}$/.test(currency))
    return `${amount} ${currency}`.trim();
  return formatOf(locale, currency, cents).format(amount as number);
}
