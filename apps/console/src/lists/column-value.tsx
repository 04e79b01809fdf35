import type { RecordRepresentation } from '@relab/contract/records';
import type { ReactNode } from 'react';
import { FieldValue } from '../fields/field-value.tsx';
import { formatValue, type Reading } from '../fields/format-value.ts';
import { referenceTargetOf } from '../fields/record-field.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { type ColumnField, fieldAt } from './column-field.ts';

/** The text of a column's value, as it is copied: what is read, and yes or no as `true` and `false`. */
export function columnText(
  record: RecordRepresentation,
  { name, field }: ColumnField,
  reading: Reading,
): string {
  const { shown } = fieldAt(record, name);
  if (typeof shown.value === 'boolean') return String(shown.value);
  if (field?.reference) return referenceTargetOf(field, record.fields)?.name ?? String(shown.value ?? '');
  if (field) return formatValue(field, shown, reading);
  return shown.displayValue ?? (typeof shown.value === 'object' ? '' : String(shown.value));
}

interface ColumnValueProps {
  readonly record: RecordRepresentation;
  readonly column: ColumnField;
}

/** A column's value, as it is read; the name of another record leads there. */
export function ColumnValue({ record, column: { name, field } }: ColumnValueProps): ReactNode {
  const { record: holder, shown } = fieldAt(record, name);
  if (field)
    return <FieldValue field={field} value={shown} target={referenceTargetOf(field, record.fields)} />;
  const { value, displayValue } = shown;
  const text = displayValue ?? (value === null || typeof value === 'object' ? '' : String(value));
  if (!holder || text === '') return null;
  const isName = name.split('.').length > 1 && typeof value === 'string' && value === text;
  return isName ? (
    <a href={hrefOf(routes.record, { objectApiName: holder.apiName, recordId: holder.id })}>{text}</a>
  ) : (
    text
  );
}
