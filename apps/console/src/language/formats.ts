import { dateTimeFormat, numberFormat } from './intl-formatters.ts';

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

/** Texts as somebody reads them. Throws a RangeError, when a text is formatted, where Intl has no such locale or zone. */
export function createFormats({ locale, timeZone, currency }: FormatOptions): Formats {
  return {
    moment: (iso) =>
      dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso)),
    day: (iso) =>
      dateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(`${iso.slice(0, 10)}T00:00:00Z`),
      ),
    number: (value) => numberFormat(locale, { maximumFractionDigits: 2 }).format(value),
    percent: (share) => numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share),
    amount: (value, code = currency) =>
      numberFormat(locale, { style: 'currency', currency: code }).format(value),
    bytes(value) {
      const power = Math.min(Math.floor(Math.log10(Math.max(1, value)) / 3), units.length - 1);
      const unit = units[power] ?? 'byte';
      return numberFormat(locale, { style: 'unit', unit, maximumSignificantDigits: 3 }).format(
        value / 1000 ** power,
      );
    },
  };
}
