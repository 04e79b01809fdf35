import { ApiError, badRequest, type ErrorFactory, errorFactory } from '@relab/server/http';

/** What does not exist, or may not be read. */
export const notFound = (message = 'The requested resource does not exist'): ApiError =>
  new ApiError('ITEM_NOT_FOUND', message);

export const insufficientAccess: ErrorFactory = errorFactory('INSUFFICIENT_ACCESS');

/** What is stored stands against it. */
export const conflict: ErrorFactory = errorFactory('CONFLICT');

export const limitExceeded: ErrorFactory = errorFactory('LIMIT_EXCEEDED');

export const illegalQueryParameter = (name: string, message: string): ApiError =>
  new ApiError('ILLEGAL_QUERY_PARAMETER_VALUE', `${name}: ${message}`, { fields: [name] });

export const unknownLanguage = (
  language: string,
  languages: readonly string[],
  ...fields: readonly string[]
): ApiError =>
  badRequest(
    `This space has no language ${language.slice(0, 20)}. It has ${languages.join(', ')}.`,
    ...fields,
  );
