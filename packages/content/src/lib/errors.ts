import { ApiError, badRequest } from '@relab/server/http';

const inFields = (fields: readonly string[]): { readonly fields?: readonly string[] } =>
  fields.length > 0 ? { fields } : {};

/** What does not exist, or may not be read. */
export const notFound = (message = 'The requested resource does not exist'): ApiError =>
  new ApiError('ITEM_NOT_FOUND', message);

export const insufficientAccess = (message: string): ApiError => new ApiError('INSUFFICIENT_ACCESS', message);

/** What is stored stands against it. */
export const conflict = (message: string, ...fields: readonly string[]): ApiError =>
  new ApiError('CONFLICT', message, inFields(fields));

export const limitExceeded = (message: string, ...fields: readonly string[]): ApiError =>
  new ApiError('LIMIT_EXCEEDED', message, inFields(fields));

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
