/** Where a unit stands, or a seller is at home. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly city: string;
}

/** What people write for a country, beside its English name and its country code. */
const otherNames: Readonly<Record<string, string>> = {
  'u.k.': 'GB',
  'great britain': 'GB',
  england: 'GB',
  usa: 'US',
  'the netherlands': 'NL',
  holland: 'NL',
  'czech republic': 'CZ',
  deutschland: 'DE',
  österreich: 'AT',
  schweiz: 'CH',
};

/** Present country codes: some countries had others before, under the same name. */
const current = (code: string): string => new Intl.Locale('und', { region: code }).region ?? code;

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));

interface Countries {
  /** Codes by English names, in lower case. */
  readonly byName: ReadonlyMap<string, string>;
  readonly codes: ReadonlySet<string>;
}

function readCountries(): Countries {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const byName = new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .flatMap((code) => {
        const name = names.of(code);
        return name === undefined ? [] : [[name.toLowerCase(), current(code)] as const];
      }),
  );
  return { byName, codes: new Set(byName.values()) };
}

/** Read for the first place: a start has none to read. */
let countries: Countries | undefined;

function countryOf(written: string): string | undefined {
  countries ??= readCountries();
  const { byName, codes } = countries;
  const name = written.toLowerCase();
  const code = /^[a-z]{2}$/.test(name) ? current(name.toUpperCase()) : '';
  return otherNames[name] ?? byName.get(name) ?? (codes.has(code) ? code : undefined);
}

/** `Lyon, France` as a city and a country; undefined where it does not say both. */
export function readPlace(text: string): Place | undefined {
  const at = text.lastIndexOf(',');
  const city = text.slice(0, Math.max(at, 0)).trim().slice(0, 80);
  const country = countryOf(text.slice(at + 1).trim());
  return city === '' || country === undefined ? undefined : { city, country };
}
