import type { ApiError, FieldProblem } from '@relab/server/http';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Scalar } from '../query/display.ts';

/** Values by field API name, as they travel and as they are stored. */
export type FieldValues = ReadonlyMap<string, Scalar>;

/** One record to be created, changed or deleted. */
export interface RecordWrite {
  readonly kind: 'create' | 'update' | 'delete';
  readonly object: ObjectDeclaration;
  /** Of a record that is created, too: it has its id before anything is stored. */
  readonly id: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Save although there are records like it, where the rules leave that to the writer. */
  readonly allowDuplicates: boolean;
  /** The change is a conflict when the record was changed at this moment or later. */
  readonly changedBefore?: Date | undefined;
}

/** A write whose fields may be stored. */
export interface ReadyWrite {
  readonly write: RecordWrite;
  readonly values: FieldValues;
  /** The fields that its writer gave. */
  readonly names: readonly string[];
}

export type WriteErrors = ReadonlyMap<RecordWrite, ApiError>;

export const problemOf = (
  object: ObjectDeclaration,
  name: string,
  code: string,
  message: string,
): FieldProblem => {
  const label = object.allFields[name]?.label ?? name;
  return { code, field: name, label, message: `${label}: ${message}` };
};
