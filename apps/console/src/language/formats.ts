/** How somebody reads values: a BCP 47 locale, an IANA time zone, an ISO 4217 currency. */
export interface FormatOptions {
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: string;
}

export interface Formats {
  /** Day and minute of a moment (ISO 8601): "Mar 1, 2026, 9:30 AM". */
  moment(iso: string): string;
  /** A calendar day (`2026-03-01`), which has no time zone. */
  day(iso: string): string;
  number(value: number): string;
  percent(share: number): string;
  /** In the currency given, by default the reader's. */
  amount(value: number, currency?: string): string;
  bytes(value: number): string;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formatters are made once: each of them costs more than what it formats. */
export function createFormats({ locale, timeZone, currency }: FormatOptions): Formats {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const amounts = new Map<string, Intl.NumberFormat>();
  const amountIn = (code: string): Intl.NumberFormat => {
    const known = amounts.get(code);
    if (known) return known;
    const made = new Intl.NumberFormat(locale, { style: 'currency', currency: code });
    amounts.set(code, made);
    return made;
  };
  return {
    moment: (iso) => moment.format(new Date(iso)),
    day: (iso) => day.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`)),
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    amount: (value, code = currency) => amountIn(code).format(value),
    bytes(value) {
      const power = Math.min(Math.floor(Math.log10(Math.max(1, value)) / 3), units.length - 1);
      const format = new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: units[power] ?? 'byte',
        maximumSignificantDigits: 3,
      });
      return format.format(value / 1000 ** power);
    },
  };
}
