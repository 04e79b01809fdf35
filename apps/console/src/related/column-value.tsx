import type { ObjectInfo, RecordRepresentation, RelatedListInfo } from '@relab/contract/records';
import type { ReactNode } from 'react';
import { FieldValue } from '../fields/field-value.tsx';
import type { ShownField } from '../fields/format-value.ts';
import { referenceTargetOf } from '../fields/record-field.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { hrefInRelated, type RelatedOrigin } from './related-origin.ts';

export type Column = RelatedListInfo['displayColumns'][number];

/** The field at the end of a path such as `Account.Name`, and the record that it is of. */
export function fieldAt(
  record: RecordRepresentation,
  path: string,
): { readonly record: RecordRepresentation; readonly field: ShownField } | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = record.fields[name];
  if (!field) return undefined;
  if (rest.length === 0) return { record, field };
  return typeof field.value === 'object' && field.value !== null
    ? fieldAt(field.value, rest.join('.'))
    : undefined;
}

/** The text of what a record has in a column, as it is copied. */
export function columnText({ fieldApiName }: Column, record: RecordRepresentation): string {
  const { value = null, displayValue = null } = fieldAt(record, fieldApiName)?.field ?? {};
  return displayValue ?? (value === null || typeof value === 'object' ? '' : String(value));
}

export interface ColumnValueProps {
  readonly column: Column;
  readonly record: RecordRepresentation;
  readonly info: ObjectInfo | undefined;
  readonly origin: RelatedOrigin;
}

/** What a record has in a column: a link where the column is the name of a record; that of its own leads on to those beside it. */
export function ColumnValue({ column, record, info, origin }: ColumnValueProps): ReactNode {
  const found = fieldAt(record, column.fieldApiName);
  if (!found) return null;
  const { value, displayValue } = found.field;
  const described = column.fieldApiName.includes('.') ? undefined : info?.fields[column.fieldApiName];
  if (column.lookupId !== null) {
    const recordId = fieldAt(record, column.lookupId)?.field.value;
    const text = displayValue ?? (typeof value === 'string' ? value : null);
    if (typeof recordId === 'string' && text !== null && !described?.reference) {
      const { apiName } = found.record;
      const href =
        recordId === record.id
          ? hrefInRelated(record, origin)
          : hrefOf(routes.record, { objectApiName: apiName, recordId });
      return <a href={href}>{text}</a>;
    }
  }
  if (described)
    return (
      <FieldValue
        field={described}
        value={found.field}
        target={described.reference ? referenceTargetOf(described, record.fields) : undefined}
      />
    );
  return displayValue ?? (value === null || typeof value === 'object' ? null : String(value));
}

/** A filter for those whose columns contain a text; undefined where no column can be looked in. */
export function quickFilter(columns: readonly Column[], text: string): string | undefined {
  const term = text.trim();
  if (term === '') return undefined;
  const pattern = JSON.stringify(`%${term.replace(/[\\%_]/g, '\\$&')}%`);
  const conditions = columns
    .filter(({ filterable, quickFilterOperator }) => filterable && quickFilterOperator === 'contains')
    .map(({ fieldApiName }) => {
      const names = fieldApiName.split('.');
      return names.reduceRight((inner, name) => `{ ${name}: ${inner} }`, `{ like: ${pattern} }`);
    });
  return conditions.length === 0 ? undefined : `{ or: [${conditions.join(', ')}] }`;
}
