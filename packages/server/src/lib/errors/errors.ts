import type { ErrorCode, Errors } from '@relab/contract';
import type { RecordRepresentation } from '@relab/contract/records';
import { ApiError } from './api-error.ts';
import { type Message, message } from './message.ts';

/** Records that are probably the one that is written; as `DuplicateRecordError` travels. */
export interface DuplicatesFound {
  readonly matchResults: readonly unknown[];
}

/** What is wrong with a record that is written; `code` is the platform's. */
export interface FieldProblem {
  readonly code: string;
  /** Null where it is about the record itself. */
  readonly field: string | null;
  readonly label?: string;
  readonly message: string;
  readonly duplicates?: DuplicatesFound;
}

/** A record that could not be saved, with everything that is wrong with it. */
export class SaveError extends ApiError {
  readonly problems: readonly FieldProblem[];

  constructor(text: Message, problems: readonly FieldProblem[], body: unknown) {
    super('INVALID_INPUT', text, { body });
    this.problems = problems;
  }
}

/** The entries of a failure as they stand inside a batch, in the reader's language: one for each thing that is wrong. */
export function errorEntries(error: ApiError, language: string): Errors {
  if (error instanceof SaveError) {
    return error.problems.map(({ code, field, message }) => ({
      errorCode: code,
      message,
      ...(field === null ? {} : { fields: [field] }),
    }));
  }
  return error.entries.map(({ errorCode, fields }) => ({
    errorCode,
    message: error.messageIn(language),
    ...(fields ? { fields: [...fields] } : {}),
  }));
}

/** Makes an error of one code; `fields` are the members or fields that the message is about, where there are any. */
export type ErrorFactory = (message: string | Message, ...fields: readonly string[]) => ApiError;

/** For errors of a part's own: the code decides the status, the fields are answered beside the message. */
export const errorFactory =
  (code: ErrorCode): ErrorFactory =>
  (message, ...fields) =>
    new ApiError(code, message, fields.length > 0 ? { fields } : {});

/** 400: the request is not what the call takes. */
export const badRequest: ErrorFactory = errorFactory('INVALID_API_INPUT');

/** 404, also for what is there and not the caller's to see: nobody learns from it what exists. */
export const notFound = (): ApiError =>
  new ApiError(
    'NOT_FOUND',
    message((texts) => texts.notFound),
  );

/** 403, for who may see something and not do this with it. */
export const insufficientAccess = (): ApiError =>
  new ApiError(
    'INSUFFICIENT_ACCESS',
    message((texts) => texts.insufficientAccess),
  );

/** For a token or a session that is unknown or has ended. */
export const invalidSession = (): ApiError =>
  new ApiError(
    'INVALID_SESSION_ID',
    message((texts) => texts.invalidSession),
    { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } },
  );

const problem = ({ code, field, label, message, duplicates }: FieldProblem): unknown => ({
  constituentField: null,
  duplicateRecordError: duplicates ?? null,
  errorCode: code,
  field,
  fieldLabel: label ?? field,
  message,
});

/** As many as one response lists. */
const maxProblems = 50;

/** What was to be done with a record. */
export type SaveVerb = 'create' | 'update' | 'undelete';

/** A record that could not be saved: the object form, which names the fields. */
export function saveError(verb: SaveVerb, all: readonly FieldProblem[]): SaveError {
  const problems = all.slice(0, maxProblems);
  const text = message((texts) => texts[verb]);
  const errorCode: ErrorCode = 'INVALID_INPUT';
  const byField = Map.groupBy(problems, ({ field }) => field);
  const errors = (byField.get(null) ?? []).map(problem);
  const fieldErrors = Object.fromEntries(
    [...byField].flatMap(([field, own]) => (field === null ? [] : [[field, own.map(problem)]])),
  );
  const output = { errors, fieldErrors };
  return new SaveError(text, problems, {
    enhancedErrorType: 'RecordError',
    message: text.en,
    output,
    errorCode,
    statusCode: 400,
  });
}

/** The record changed since its writer read it; the response holds it as it is now. */
export function versionConflict(current: RecordRepresentation): ApiError {
  const text = message((texts) => texts.conflict);
  const errorCode: ErrorCode = 'PRECONDITION_FAILED';
  return new ApiError(errorCode, text, {
    body: { enhancedErrorType: null, message: text.en, output: current, errorCode, statusCode: 412 },
  });
}
