import type { Field } from '../objects/field.ts';

/** How values are shown to people. */
interface DisplayOptions {
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly timeZone: string;
}

export type Scalar = string | number | boolean | null;

/**
 * The text beside a value, where the value itself is not what people read. `currency` is the record's own, where it has
 * one.
 */
export type Display = (field: Field, value: Scalar, currency?: string | null) => string | null;

/** Computes the value of each key once. */
function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const cached = new Map<Key, Value>();
  return (key) => {
    const value = cached.get(key) ?? make(key);
    cached.set(key, value);
    return value;
  };
}

export function createDisplay({ locale, currency, timeZone }: DisplayOptions): Display {
  const moneyIn = memoize(
    (code: string) => new Intl.NumberFormat(locale, { style: 'currency', currency: code }),
  );
  const numberOf = memoize(
    (digits: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }),
  );
  const dayParts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const moment = new Intl.DateTimeFormat(locale, {
    ...dayParts,
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  const day = new Intl.DateTimeFormat(locale, { ...dayParts, timeZone: 'UTC' });
  const label = (field: Field, value: string): string =>
    field.values?.find((choice) => choice.value === value)?.label ?? value;

  return (field, value, own) => {
    if (value === null) return null;
    switch (field.kind) {
      case 'currency':
        return moneyIn(own && /^[A-Z]{3}$/.test(own) ? own : currency).format(Number(value));
      case 'number':
        return numberOf(field.scale ?? 0).format(Number(value));
      case 'percent':
        return `${numberOf(field.scale ?? 2).format(Number(value))}%`;
      case 'dateTime':
        // Some builds put a narrow space before AM and PM, which few programs parse.
        return moment.format(new Date(String(value))).replaceAll('\u202f', ' ');
      case 'date':
        return day.format(new Date(`${String(value)}T00:00:00Z`));
      case 'picklist':
        return label(field, String(value));
      case 'multiPicklist':
        return String(value)
          .split(';')
          .map((choice) => label(field, choice))
          .join(';');
      default:
        return null;
    }
  };
}

const maxCached = 100;

/** Makes displays, and caches those used last: making one takes longer than most calls. */
export function createDisplays(): (options: DisplayOptions) => Display {
  const cached = new Map<string, Display>();
  return (options) => {
    const key = `${options.locale} ${options.currency} ${options.timeZone}`;
    const display = cached.get(key) ?? createDisplay(options);
    cached.delete(key);
    cached.set(key, display);
    const [oldest] = cached.keys();
    if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest);
    return display;
  };
}
