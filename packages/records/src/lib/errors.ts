import { type ApiError, type ErrorFactory, errorFactory } from '@relab/server/http';

export const illegalQueryParameter: ErrorFactory = errorFactory('ILLEGAL_QUERY_PARAMETER_VALUE');

export const outsideRange: ErrorFactory = errorFactory('NUMBER_OUTSIDE_VALID_RANGE');

export const limitExceeded: ErrorFactory = errorFactory('LIMIT_EXCEEDED');

export const storageLimitExceeded: ErrorFactory = errorFactory('STORAGE_LIMIT_EXCEEDED');

/** A page token that no call has answered. */
export const malformedToken = (token: string): ApiError =>
  illegalQueryParameter(`For input string: "${token.slice(0, 40)}"`);

export const notARecordId = (text: string): ApiError =>
  illegalQueryParameter(`recordId should be a valid record ID: ${text.slice(0, 40)}`);

/** A value that was sent is wrong; that the request has the wrong form is `badRequest` of the host. */
export const invalidInput: ErrorFactory = errorFactory('INVALID_INPUT');

export const invalidField: ErrorFactory = errorFactory('INVALID_FIELD');

export const invalidType: ErrorFactory = errorFactory('INVALID_TYPE');

/** Where the message of `insufficientAccess` would mislead: guests who have to sign in, things that are no records. */
export const accessDenied: ErrorFactory = errorFactory('INSUFFICIENT_ACCESS');

export const noRelatedListSupport = (): ApiError =>
  invalidType('The related lists UI API does not currently support this entity');
