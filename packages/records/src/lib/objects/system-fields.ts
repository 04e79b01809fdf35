import { byServer } from './calculated-fields.ts';
import type { Field } from './field.ts';
import { defaultRecordType, type RecordType } from './record-type.ts';

/** The fields of every record, set by the server alone. */
export const systemFields = {
  Id: { kind: 'id', label: 'Record ID', length: 18, required: true, unique: true, ...byServer },
  CreatedDate: { kind: 'dateTime', label: 'Created Date', required: true, ...byServer },
  CreatedById: { kind: 'reference', label: 'Created By', to: 'User', ...byServer },
  LastModifiedDate: { kind: 'dateTime', label: 'Last Modified Date', required: true, ...byServer },
  LastModifiedById: { kind: 'reference', label: 'Last Modified By', to: 'User', ...byServer },
  SystemModstamp: { kind: 'dateTime', label: 'System Modstamp', required: true, ...byServer },
  IsDeleted: { kind: 'boolean', label: 'Deleted', required: true, ...byServer },
} as const satisfies Record<string, Field>;

/** Who creates a record owns it; a guest's has no owner until somebody takes it over. */
export const ownerField: Field = { kind: 'reference', label: 'Owner', to: 'User', indexed: true };

/** Rows that exist when an object gets record types, or that are written by hand, get the default one. */
export const recordTypeField = (types: readonly RecordType[]): Field => ({
  kind: 'id',
  label: 'Record Type',
  length: 18,
  indexed: true,
  default: defaultRecordType(types).id,
});
