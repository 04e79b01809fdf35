import type { ErrorCode } from '@relab/contract';
import type { RecordRepresentation } from '@relab/contract/records';
import type { Errors } from '@relab/contract/server';
import { ApiError } from './api-error.ts';

/** What is wrong with one field of a record that is written; `code` is the platform's. */
export interface FieldProblem {
  readonly code: string;
  readonly field: string;
  readonly message: string;
}

/** The entries of a failure as they stand inside a batch. */
export const listOf = (error: ApiError): Errors =>
  error.entries.map(({ errorCode, message, fields }) => ({
    errorCode,
    message,
    ...(fields ? { fields: [...fields] } : {}),
  }));

export const notFound = (): ApiError => new ApiError('NOT_FOUND', 'The requested resource does not exist');

export const noAccess = (): ApiError =>
  new ApiError(
    'INSUFFICIENT_ACCESS',
    "You don't have access to this record. Ask your administrator for help or to request access.",
  );

const problem = ({ code, field, message }: FieldProblem): unknown => ({
  constituentField: null,
  duplicateRecordError: null,
  errorCode: code,
  field,
  fieldLabel: field,
  message,
});

/** A record that could not be saved: the object form, which names the fields. */
export function saveError(verb: 'create' | 'update', problems: readonly FieldProblem[]): ApiError {
  const message = `An error occurred while trying to ${verb} the record. Please try again.`;
  const errorCode: ErrorCode = 'INVALID_INPUT';
  const byField = Map.groupBy(problems, ({ field }) => field);
  const fieldErrors = Object.fromEntries([...byField].map(([field, own]) => [field, own.map(problem)]));
  const output = { errors: [], fieldErrors };
  return new ApiError(errorCode, message, {
    fields: [...byField.keys()],
    body: { enhancedErrorType: 'RecordError', message, output, errorCode, statusCode: 400 },
  });
}

/** The record changed since its writer read it; the answer holds it as it is now. */
export function conflict(current: RecordRepresentation): ApiError {
  const message = 'The record was changed after you started editing it.';
  const errorCode: ErrorCode = 'PRECONDITION_FAILED';
  return new ApiError(errorCode, message, {
    body: { enhancedErrorType: null, message, output: current, errorCode, statusCode: 412 },
  });
}
