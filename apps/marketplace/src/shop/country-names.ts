import { catalogue } from '../demo/catalogue.ts';

/** Names of the countries that units stand in, by code. */
export function countryNames(locale: string): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const codes = new Set(
    catalogue.sellers.flatMap(({ home, depots }) => [home, ...depots].map(({ country }) => country)),
  );
  return Object.fromEntries(Array.from(codes, (code) => [code, names.of(code) ?? code]));
}
