import type { Field } from './field.ts';
import { defaultRecordType, type RecordType } from './record-type.ts';

const kept = { createable: false, updateable: false } as const;

/** The fields of every record, set by the server alone. */
export const systemFields = {
  Id: { kind: 'id', label: 'Record ID', length: 18, required: true, unique: true, ...kept },
  CreatedDate: { kind: 'dateTime', label: 'Created Date', required: true, ...kept },
  CreatedById: { kind: 'reference', label: 'Created By', to: 'User', ...kept },
  LastModifiedDate: { kind: 'dateTime', label: 'Last Modified Date', required: true, ...kept },
  LastModifiedById: { kind: 'reference', label: 'Last Modified By', to: 'User', ...kept },
  SystemModstamp: { kind: 'dateTime', label: 'System Modstamp', required: true, ...kept },
  IsDeleted: { kind: 'boolean', label: 'Deleted', required: true, ...kept },
} as const satisfies Record<string, Field>;

/** Whoever makes a record owns it; a guest's has no owner until somebody takes it. */
export const ownerField: Field = { kind: 'reference', label: 'Owner', to: 'User', indexed: true };

/** Rows that are there already when an object gets record types, or that are written by hand, have the usual one. */
export const recordTypeField = (types: readonly RecordType[]): Field => ({
  kind: 'id',
  label: 'Record Type',
  length: 18,
  indexed: true,
  default: defaultRecordType(types).id,
});
