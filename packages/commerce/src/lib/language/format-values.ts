import type { CheckoutAddress } from '@relab/contract/commerce';

const decimal = /^-?\d+(?:\.\d+)?$/;
const isDecimal = (text: string): text is `${number}` => decimal.test(text);

/** Locales are written `en_US` in options. */
const tag = (locale: string): string => locale.replace('_', '-');

/** `€12,500.00`, digit by digit from the decimal string. */
export function formatMoney(amount: string, currency: string, locale: string): string {
  if (!isDecimal(amount)) return `${amount} ${currency}`;
  return new Intl.NumberFormat(tag(locale), { style: 'currency', currency }).format(amount);
}

/** `June 1, 2026`; days are counted in UTC, as on the site. */
export function formatDay(iso: string, locale: string): string {
  const format = new Intl.DateTimeFormat(tag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(iso));
}

/** An address as the lines of a label. */
export function addressLines(address: CheckoutAddress, locale: string): string[] {
  const { name, companyName, street, postalCode, city, region, country } = address;
  const countryName = new Intl.DisplayNames(tag(locale), { type: 'region', fallback: 'code' });
  const town = [postalCode, city].filter((part) => part !== '').join(' ');
  const lines = [
    name,
    companyName,
    street,
    region === null ? town : `${town}, ${region}`,
    /^[A-Z]{2}$/.test(country) ? countryName.of(country) : country,
  ];
  return lines.filter((line): line is string => typeof line === 'string' && line !== '');
}

/** `"2.0"` as `2`. */
export const formatCount = (quantity: string, locale: string): string =>
  new Intl.NumberFormat(tag(locale)).format(Number(quantity));

/** `19%`, in German `19 %`. */
export const formatPercent = (rate: string, locale: string): string =>
  new Intl.NumberFormat(tag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(
    Number(rate) / 100,
  );
