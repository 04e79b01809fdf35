import type { InputValue } from '@relab/client/records';
import type { FieldInfo, ObjectInfo, RecordRepresentation } from '@relab/contract/records';

export interface StagedValue {
  readonly value: InputValue;
  readonly displayValue: string | null;
}

/** Values that were typed and are not saved, by record and field. */
export type StagedEdits = ReadonlyMap<string, ReadonlyMap<string, StagedValue>>;

export const noEdits: StagedEdits = new Map();

const sameValue = (one: unknown, other: unknown): boolean => (one ?? '') === (other ?? '');

/** With one value more. A value that is the saved one again is no change. */
export function stageValue(
  edits: StagedEdits,
  record: RecordRepresentation,
  fieldApiName: string,
  staged: StagedValue,
): StagedEdits {
  const fields = new Map(edits.get(record.id));
  if (sameValue(record.fields[fieldApiName]?.value, staged.value)) fields.delete(fieldApiName);
  else fields.set(fieldApiName, staged);
  const next = new Map(edits);
  if (fields.size > 0) next.set(record.id, fields);
  else next.delete(record.id);
  return next;
}

/** A cell as it was before: another staged value, or none. */
export function restoreValue(
  edits: StagedEdits,
  recordId: string,
  fieldApiName: string,
  before: StagedValue | undefined,
): StagedEdits {
  const fields = new Map(edits.get(recordId));
  if (before) fields.set(fieldApiName, before);
  else fields.delete(fieldApiName);
  const next = new Map(edits);
  if (fields.size > 0) next.set(recordId, fields);
  else next.delete(recordId);
  return next;
}

export function withoutRecords(edits: StagedEdits, recordIds: Iterable<string>): StagedEdits {
  const next = new Map(edits);
  for (const id of recordIds) next.delete(id);
  return next;
}

/** The record as it will be: what is staged in place of what is saved. */
export function stagedRecord(
  record: RecordRepresentation,
  edits: StagedEdits,
  { fields: infos }: Pick<ObjectInfo, 'fields'>,
): RecordRepresentation {
  const staged = edits.get(record.id);
  if (!staged) return record;
  const fields = { ...record.fields };
  for (const [name, { value, displayValue }] of staged) {
    const info: FieldInfo | undefined = infos[name];
    fields[name] = { value: value ?? null, displayValue };
    // A reference is shown by the name of what it leads to.
    if (info?.reference && info.relationshipName)
      fields[info.relationshipName] = { value: null, displayValue };
  }
  return { ...record, fields };
}

export const inputOf = (fields: ReadonlyMap<string, StagedValue>): Readonly<Record<string, InputValue>> =>
  Object.fromEntries([...fields].map(([name, { value }]) => [name, value ?? null]));
