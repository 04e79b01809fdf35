export type { AnyField, Describes, Field, Fields, ValueOf } from './lib/schema/field.ts';
export { apiNameOf, fieldsOf } from './lib/schema/fields-of.ts';
export type { AnyValue, Linked, ObjectSpec, Typed } from './lib/schema/object-spec.ts';
export {
  type ConfigWith,
  type ResponseWith,
  type TypedReadAdapter,
  typedRead,
} from './lib/schema/typed-read-adapter.ts';
export type {
  FieldOf,
  RecordOf,
  RecordOfObject,
  TypedRecord,
  WrittenRecord,
} from './lib/schema/typed-record.ts';
export { type Addressed, type TypedWriteAdapter, typedWrite } from './lib/schema/typed-write-adapter.ts';
export { type CreateInput, createInput, type UpdateInput, updateInput } from './lib/schema/write-input.ts';
