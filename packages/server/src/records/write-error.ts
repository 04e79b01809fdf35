import { type FieldProblem, saveError } from '../http/record-error.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
  readonly column?: string;
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

/** What the database refused, in the words of the field it is about; other errors pass through. */
export function toSaveError(object: ObjectDeclaration, verb: 'create' | 'update', error: unknown): unknown {
  if (!isDatabaseError(error)) return error;
  const field = fieldBehind(object, error);
  if (field === undefined) return error;
  const problems: Readonly<Record<string, FieldProblem>> = {
    '23505': { code: 'DUPLICATE_VALUE', field, message: `${field}: another record has this value.` },
    '23503': { code: 'FIELD_INTEGRITY_EXCEPTION', field, message: `${field}: there is no such record.` },
    '23502': { code: 'REQUIRED_FIELD_MISSING', field, message: `Required fields are missing: [${field}]` },
    '23514': {
      code: 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
      field,
      message: `${field}: this value is not allowed.`,
    },
  };
  const problem = problems[error.code];
  return problem ? saveError(verb, [problem]) : error;
}
