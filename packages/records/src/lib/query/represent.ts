import { hash } from 'node:crypto';
import type { RecordRepresentation } from '@relab/contract/records';
import { isoMoment } from '@relab/database';
import { writeJson } from '@relab/server/http';
import type { Field } from '../objects/field.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { defaultRecordType, masterRecordType } from '../objects/record-type.ts';
import type { Scalar } from './display.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A stored value as it travels: decimals as numbers, moments (which may come as text) as ISO text. */
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
    case 'dateTime':
      return isoMoment(String(stored));
    default:
      return String(stored);
  }
}

export const eTagOf = (value: unknown): string => hash('md5', writeJson(value));

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
