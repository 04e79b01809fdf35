import { masterRecordTypeId } from '@relab/contract';
import { invalidConfig } from '../errors/errors.ts';

/** D-013: what a write can set a field to; compounds and records only by their parts. */
export type InputValue = string | number | boolean | null;

/** The input of a write of a record (D-012). */
export interface RecordInput {
  readonly apiName: string;
  readonly fields: Readonly<Record<string, InputValue>>;
  readonly allowSaveOnDuplicate?: boolean;
}

/** The input of an update that names its record by the field Id. */
export interface UpdateRecordInput extends RecordInput {
  readonly fields: Readonly<Record<string, InputValue>> & { readonly Id: string };
}

/** An input of which only some fields are left. */
type Edited<Input extends { readonly fields: object }> = Omit<Input, 'fields'> & {
  readonly fields: string extends keyof Input['fields'] ? Input['fields'] : Partial<Input['fields']>;
};

/** A record as far as inputs are made of it; the defaults of a new one have no id. */
export interface InputRecord {
  readonly apiName: string;
  readonly id?: string | null;
  readonly fields: Readonly<Record<string, { readonly value: unknown } | undefined>>;
}

/** An object info as far as inputs go by it. */
export interface InputObjectInfo {
  readonly fields: Readonly<
    Record<string, { readonly createable: boolean; readonly updateable: boolean } | undefined>
  >;
}

const isInputValue = (value: unknown): value is InputValue =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The fields that `keep` lets through, without those that hold a record or a compound. */
function inputFields(
  { fields }: InputRecord,
  keep: (name: string) => boolean,
): Readonly<Record<string, InputValue>> {
  const stored: [string, InputValue][] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (field && isInputValue(field.value) && keep(name)) stored.push([name, field.value]);
  }
  return Object.fromEntries(stored);
}

/** The input of a record as it is: its object and the values of its fields, without the records among them. */
export function getRecordInput(record: InputRecord): RecordInput {
  return { apiName: record.apiName, fields: inputFields(record, () => true) };
}

/**
 * The input that creates such a record: without its Id (D-015), and, where the object info is there, with nothing that
 * cannot be set on create (D-014).
 */
export function generateRecordInputForCreate(record: InputRecord, objectInfo?: InputObjectInfo): RecordInput {
  const createable = (name: string) => !objectInfo || objectInfo.fields[name]?.createable === true;
  return {
    apiName: record.apiName,
    fields: inputFields(record, (name) => name !== 'Id' && createable(name)),
  };
}

/**
 * The input that changes this record: its id as the field Id (D-017), and, where the object info is there, nothing
 * that cannot be set on update (D-016). A record without an id throws a ClientError, code INVALID_CONFIG.
 */
export function generateRecordInputForUpdate(
  record: InputRecord,
  objectInfo?: InputObjectInfo,
): UpdateRecordInput {
  const Id = record.id ?? record.fields.Id?.value;
  if (typeof Id !== 'string') throw invalidConfig('A record without an id cannot be updated.');
  const updateable = (name: string) => !objectInfo || objectInfo.fields[name]?.updateable === true;
  return { apiName: record.apiName, fields: { ...inputFields(record, updateable), Id } };
}

/** The input with only those fields whose value is another than the record's (D-018); its Id stays. */
export function createRecordInputFilteredByEditedFields<Input extends { readonly fields: object }>(
  recordInput: Input,
  originalRecord: InputRecord,
): Edited<Input> {
  const edited = Object.entries(recordInput.fields).filter(
    ([name, value]) => name === 'Id' || originalRecord.fields[name]?.value !== value,
  );
  return { ...recordInput, fields: Object.fromEntries(edited) } as Edited<Input>;
}

/** The record type that a record is shown by: its own, or the one of records without (D-011). */
export function recordTypeIdOf(record: { readonly recordTypeId?: string | null | undefined }): string {
  return record.recordTypeId ?? masterRecordTypeId;
}
