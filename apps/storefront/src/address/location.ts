import { locale } from '../language/language.ts';

/** The name of a country in the language of the pages; its code for an unknown one. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** `Lyon, FR` on a card, where room is scarce. */
export function shortLocation({
  city,
  country,
}: {
  readonly city: string;
  readonly country: string;
}): string {
  return [city, country].filter((part) => part !== '').join(', ');
}

/** `Lyon, France` where there is room. */
export function longLocation({ city, country }: { readonly city: string; readonly country: string }): string {
  return shortLocation({ city, country: country === '' ? '' : countryName(country) });
}
