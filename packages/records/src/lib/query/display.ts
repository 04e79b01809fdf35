import { setNewest } from '@relab/server/limits';
import type { Field, FieldKind } from '../objects/field.ts';

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

const displayed: ReadonlySet<FieldKind> = new Set([
  'currency',
  'number',
  'percent',
  'dateTime',
  'date',
  'picklist',
  'multiPicklist',
]);

/** Whether values of the kind have a text beside them; of all others it is null. */
export const isDisplayed = (kind: FieldKind): boolean => displayed.has(kind);

/** Computes the value of each key once. */
function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const cached = new Map<Key, Value>();
  return (key) => {
    const value = cached.get(key) ?? make(key);
    cached.set(key, value);
    return value;
  };
}

const maxFormatted = 200;

/** Formats a value once while few are formatted: the same years, prices and days come again and again. */
function remember<Value>(format: (value: Value) => string): (value: Value) => string {
  const texts = new Map<Value, string>();
  return (value) => {
    const existing = texts.get(value);
    if (existing !== undefined) return existing;
    if (texts.size >= maxFormatted) texts.clear();
    const text = format(value);
    texts.set(value, text);
    return text;
  };
}

const isShort = ({ precision, scale = 0 }: Field): boolean =>
  precision !== undefined && precision <= 4 && scale === 0;

export function createDisplay({ locale, currency, timeZone }: DisplayOptions): Display {
  const numbers = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
    const format = new Intl.NumberFormat(locale, options);
    return remember((value) => format.format(value));
  };
  const moneyIn = memoize((code: string) => numbers({ style: 'currency', currency: code }));
  const [beforePercent = '', afterPercent = '%'] = new Intl.NumberFormat(locale, { style: 'percent' })
    .format(0)
    .split('0');
  const numberIn = memoize((digits: number) => numbers({ maximumFractionDigits: digits }));
  // Whole numbers of four digits are years more often than not.
  const shortNumber = numbers({ maximumFractionDigits: 0, useGrouping: false });
  const dayParts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const moment = new Intl.DateTimeFormat(locale, {
    ...dayParts,
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  // Some builds put a narrow space before AM and PM, which few programs parse.
  const momentOf = remember((iso: string) => moment.format(new Date(iso)).replaceAll('\u202f', ' '));
  const day = new Intl.DateTimeFormat(locale, { ...dayParts, timeZone: 'UTC' });
  const dayOf = remember((date: string) => day.format(new Date(`${date}T00:00:00Z`)));
  const label = (field: Field, value: string): string =>
    field.values?.find((choice) => choice.value === value)?.label ?? value;

  return (field, value, own) => {
    if (value === null) return null;
    switch (field.kind) {
      case 'currency':
        return moneyIn(own && /^[A-Z]{3}$/.test(own) ? own : currency)(Number(value));
      case 'number':
        return isShort(field) ? shortNumber(Number(value)) : numberIn(field.scale ?? 0)(Number(value));
      case 'percent':
        return `${beforePercent}${numberIn(field.scale ?? 2)(Number(value))}${afterPercent}`;
      case 'dateTime':
        return momentOf(String(value));
      case 'date':
        return dayOf(String(value));
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
    setNewest(cached, key, display, maxCached);
    return display;
  };
}
