import { type FieldProblem, type SaveVerb, saveError } from '@relab/server/http';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Objects } from '../objects/objects.ts';
import { ruleCode } from './check/validation-rules.ts';
import { problemOf } from './record-write.ts';

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
  readonly column?: string;
  readonly message: string;
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** The constraint of a column is named after the table and the column. */
function fieldBehind(object: ObjectDeclaration, error: DatabaseError): string | undefined {
  return Object.keys(object.fields).find((name) => {
    const column = columnName(name);
    return error.column === column || error.constraint?.startsWith(`${object.table.name}_${column}_`);
  });
}

/** What the database rejected, as a problem of the field it is about; other errors pass through. */
export function toSaveError(
  object: ObjectDeclaration,
  verb: SaveVerb,
  error: unknown,
  { texts: { values: texts } }: Objects,
): unknown {
  if (!isDatabaseError(error)) return error;
  const field = fieldBehind(object, error);
  if (field === undefined) return error;
  const problem = (code: string, message: string): FieldProblem => problemOf(object, field, code, message);
  switch (error.code) {
    case '23505':
      return saveError(verb, [problem('DUPLICATE_VALUE', texts.duplicate)]);
    case '23503':
      return saveError(verb, [problem('FIELD_INTEGRITY_EXCEPTION', texts.noRecord)]);
    case '23502':
      return saveError(verb, [problem('REQUIRED_FIELD_MISSING', texts.needed)]);
    case '23514':
      return saveError(verb, [problem('INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', texts.notAllowed)]);
    // Raised by a trigger in words for people, in the name of the field that it is about.
    case 'P0001': {
      const message = object.constraintMessages[error.constraint ?? ''] ?? error.message;
      return saveError(verb, [
        { code: ruleCode, field, label: object.allFields[field]?.label ?? field, message },
      ]);
    }
    default:
      return error;
  }
}
