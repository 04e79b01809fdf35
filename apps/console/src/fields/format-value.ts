import type { FieldInfo, FieldValue as RecordField } from '@relab/contract/records';
import { dateTimeFormat, numberFormat } from '../language/intl-formatters.ts';
import { fieldKindOf } from './field-kind.ts';

/** How somebody reads values. */
export interface Reading {
  readonly locale: string;
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** A field of a record as it is read: the value, and the text that the server shows for it, if any. */
export type ShownField = Pick<RecordField, 'displayValue' | 'value'>;

const day = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;

const moment = (value: string, { locale, timeZone }: Reading): string => {
  const date = new Date(value);
  return Number.isNaN(date.getTime())
    ? value
    : dateTimeFormat(locale, { ...day, hour: 'numeric', minute: '2-digit', timeZone }).format(date);
};

const calendarDay = (value: string, { locale }: Reading): string => {
  const date = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? value
    : dateTimeFormat(locale, { ...day, timeZone: 'UTC' }).format(date);
};

/**
 * The text of a value: the server's where it sends one, else what the value is by its kind (as while a write is not
 * confirmed yet). Empty for nothing; booleans have no text.
 */
export function formatValue(field: FieldInfo, { value, displayValue }: ShownField, reading: Reading): string {
  if (displayValue !== null && displayValue !== '')
    return fieldKindOf(field) === 'multiPicklist' ? displayValue.split(/;\s*/).join(', ') : displayValue;
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (typeof value === 'object') return '';
  const { locale, currency } = reading;
  const maximumFractionDigits = Math.min(field.scale, 20);
  switch (fieldKindOf(field)) {
    case 'number':
      return typeof value === 'number'
        ? numberFormat(locale, { maximumFractionDigits }).format(value)
        : value;
    case 'currency':
      return typeof value === 'number'
        ? numberFormat(locale, { style: 'currency', currency }).format(value)
        : value;
    case 'percent':
      return typeof value === 'number'
        ? numberFormat(locale, { style: 'percent', maximumFractionDigits }).format(value / 100)
        : value;
    case 'date':
      return calendarDay(String(value), reading);
    case 'dateTime':
      return moment(String(value), reading);
    case 'multiPicklist':
      return String(value).split(';').join(', ');
    default:
      return String(value);
  }
}
