import { type Cents, share } from '../money.ts';

/** Rates by two-letter country, in percent as decimal strings ("19", "8.1"). A country without one is not taxed here. */
export type TaxRates = Readonly<Record<string, string>>;

/** Prices are net; tax comes on top of products after discounts and of delivery, at the rate of where it is delivered. */
export function taxOf(net: Cents, rate: string): Cents {
  const [whole = '0', fraction = ''] = rate.split('.');
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  return share(net, hundredths, 10_000);
}

export function taxRate(rates: TaxRates, country: string | null): string {
  return (country === null ? undefined : rates[country]) ?? '0';
}
