import { hash } from 'node:crypto';
import type { FieldValue, RecordRepresentation } from '@relab/contract/records';
import type { Field } from '../objects/field.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { defaultRecordType, masterRecordType } from '../objects/record-type.ts';
import type { Display, Scalar } from './display.ts';
import type { ReadPlan } from './record-query.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A stored value as it travels: decimals as numbers, moments as ISO text. */
export function wireValue(field: Field, stored: unknown): Scalar {
  if (stored === null || stored === undefined) return null;
  if (stored instanceof Date) return stored.toISOString();
  switch (field.kind) {
    case 'number':
    case 'currency':
    case 'percent':
      return Number(stored);
    case 'boolean':
      return stored === true;
    default:
      return String(stored);
  }
}

export const eTagOf = (value: unknown): string => hash('md5', JSON.stringify(value));

export type Tagged<Value> = Value & { readonly eTag: string };

/** The same with the eTag of all its other members. */
export const withETag = <Value extends object>(value: Value): Tagged<Value> => ({
  ...value,
  eTag: eTagOf({ ...value, eTag: undefined }),
});

/** A record without a type of its own is of the master type, and has nothing to say about it. */
export function recordTypeOf(
  object: ObjectDeclaration,
  id: string | null,
): Pick<RecordRepresentation, 'recordTypeId' | 'recordTypeInfo'> {
  const type = object.recordTypes.find((one) => one.id === id);
  if (type?.name === undefined) return { recordTypeId: masterRecordType.id, recordTypeInfo: null };
  const recordTypeInfo = {
    available: true,
    defaultRecordTypeMapping: type === defaultRecordType(object.recordTypes),
    master: false,
    name: type.label,
    recordTypeId: type.id,
  };
  return { recordTypeId: type.id, recordTypeInfo };
}

function nameOf(record: RecordRepresentation, nameField: string): string | null {
  const value = record.fields[nameField]?.value;
  return typeof value === 'string' ? value : null;
}

/** The row of a query made by `recordQuery`, as it is represented; null where a reference leads nowhere. */
export function represent(plan: ReadPlan, row: Row, display: Display): RecordRepresentation | null {
  const { object } = plan.selection;
  const read = (name: string): Scalar => {
    const field = object.allFields[name];
    return field ? wireValue(field, row[plan.columns.get(name) ?? '']) : null;
  };
  const text = (name: string): string | null => {
    const value = read(name);
    return typeof value === 'string' ? value : null;
  };
  const id = text('Id');
  if (id === null) return null;

  const currency = object.fields.CurrencyIsoCode ? text('CurrencyIsoCode') : null;
  const fields: Record<string, FieldValue> = {};
  for (const name of plan.selection.fields) {
    const field = object.allFields[name];
    if (!field) continue;
    const value = read(name);
    fields[name] = { displayValue: display(field, value, currency), value };
  }
  for (const [relationship, nested] of plan.nested) {
    const record = nested ? represent(nested, row, display) : null;
    const name = record && nested ? nameOf(record, nested.selection.object.nameField) : null;
    fields[relationship] = { displayValue: name, value: record };
  }
  const modified = text('SystemModstamp');
  const record = {
    apiName: object.apiName,
    childRelationships: {},
    fields,
    id,
    lastModifiedById: text('LastModifiedById'),
    lastModifiedDate: text('LastModifiedDate'),
    ...recordTypeOf(object, text('RecordTypeId')),
    systemModstamp: modified,
    weakEtag: modified === null ? 0 : Date.parse(modified),
  };
  return { ...record, eTag: eTagOf(record) };
}
