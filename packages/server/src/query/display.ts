import type { Field } from '../objects/field.ts';

/** How values are shown to people. */
export interface DisplayOptions {
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly timeZone: string;
}

export type Scalar = string | number | boolean | null;

/** The text beside a value, where the value itself is not what people read. */
export type Display = (field: Field, value: Scalar) => string | null;

export function createDisplay({ locale, currency, timeZone }: DisplayOptions): Display {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
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

  return (field, value) => {
    if (value === null) return null;
    switch (field.kind) {
      case 'currency':
        return money.format(Number(value));
      case 'number':
        return Number(value).toLocaleString(locale, { maximumFractionDigits: field.scale ?? 0 });
      case 'percent':
        return `${Number(value).toLocaleString(locale, { maximumFractionDigits: field.scale ?? 2 })}%`;
      case 'dateTime':
        // Some builds put a narrow space before AM and PM, which few read back.
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
