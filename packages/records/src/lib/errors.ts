import type { ErrorCode } from '@relab/contract';
import { ApiError } from '@relab/server/http';

/** Makes the errors of one code; `fields` are the members or fields that the message is about, where there are any. */
const errorOf =
  (code: ErrorCode) =>
  (message: string, ...fields: readonly string[]): ApiError =>
    new ApiError(code, message, fields.length > 0 ? { fields } : {});

export const illegalQueryParameter = errorOf('ILLEGAL_QUERY_PARAMETER_VALUE');

export const outsideRange = errorOf('NUMBER_OUTSIDE_VALID_RANGE');

export const limitExceeded = errorOf('LIMIT_EXCEEDED');

export const storageLimitExceeded = errorOf('STORAGE_LIMIT_EXCEEDED');

/** A page token that no call has answered. */
export const malformedToken = (token: string): ApiError =>
  illegalQueryParameter(`For input string: "${token.slice(0, 40)}"`);

export const notARecordId = (text: string): ApiError =>
  illegalQueryParameter(`recordId should be a valid record ID: ${text.slice(0, 40)}`);

/** A value that was sent is wrong; that the request has the wrong form is `badRequest` of the host. */
export const invalidInput = errorOf('INVALID_INPUT');

export const invalidApiInput = errorOf('INVALID_API_INPUT');

export const invalidField = errorOf('INVALID_FIELD');

export const invalidType = errorOf('INVALID_TYPE');

/** Where the message of `insufficientAccess` would mislead: guests who have to sign in, things that are no records. */
export const accessDenied = errorOf('INSUFFICIENT_ACCESS');

export const noRelatedListSupport = (): ApiError =>
  invalidType('The related lists UI API does not currently support this entity');
