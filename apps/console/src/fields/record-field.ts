import type { FieldInfo, ObjectInfo, RecordRepresentation } from '@relab/contract/records';
import type { ShownField } from './format-value.ts';

/** The fields of a record, or of what a new one begins with. */
export type RecordFields = RecordRepresentation['fields'];

/** The record that a reference leads to, as far as the record that was read contains it. */
export interface ReferenceTarget {
  readonly recordId: string;
  /** Undefined where several objects are possible and the record itself was not read. */
  readonly objectApiName: string | undefined;
  /** Null where there is only the id. */
  readonly name: string | null;
}

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Undefined where the field is empty. */
export function referenceTargetOf(field: FieldInfo, fields: RecordFields): ReferenceTarget | undefined {
  const recordId = fields[field.apiName]?.value;
  if (!isId(recordId)) return undefined;
  const { relationshipName, referenceToInfos } = field;
  const related = relationshipName === null ? undefined : fields[relationshipName];
  const record = related && typeof related.value === 'object' ? related.value : null;
  const only = referenceToInfos.length === 1 ? referenceToInfos[0]?.apiName : undefined;
  const isSame = record === null || record.id === recordId;
  return {
    recordId,
    objectApiName: (isSame ? record?.apiName : undefined) ?? only,
    name: isSame ? (related?.displayValue ?? null) : null,
  };
}

const nothing: ShownField = { value: null, displayValue: null };

export const fieldOf = (fields: RecordFields, name: string): ShownField => fields[name] ?? nothing;

/** What a record is called: the text of its name field. */
export function recordNameOf(info: ObjectInfo, fields: RecordFields): string | undefined {
  const field = Object.values(info.fields).find(({ nameField }) => nameField);
  const { value, displayValue } = fieldOf(fields, field?.apiName ?? 'Name');
  return displayValue ?? (typeof value === 'string' ? value : undefined);
}
