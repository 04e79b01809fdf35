import { ApiError } from '../../errors/api-error.ts';

const sizeOf = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.floor(bytes / 1024)} kB` : `${Math.floor(bytes / 1_048_576)} MB`;

export const bodyTooLarge = (maxBytes: number): ApiError =>
  new ApiError('PAYLOAD_TOO_LARGE', `The request body is larger than ${sizeOf(maxBytes)}.`);

/** Of fields, parts or files. */
export const tooMany = (what: string, count: number): ApiError =>
  new ApiError('PAYLOAD_TOO_LARGE', `The request body has more than ${count} ${what}.`);

export const malformedBody = (message: string): ApiError => new ApiError('JSON_PARSER_ERROR', message);

export const unsupportedBody = (message: string, headers: Readonly<Record<string, string>> = {}): ApiError =>
  new ApiError('UNSUPPORTED_MEDIA_TYPE', message, { headers });

export const bodyTooSlow = (): ApiError =>
  new ApiError('INVALID_API_INPUT', 'The request body came too slowly or not at all.', { status: 408 });

/** The client is gone: nobody reads this, and there is nothing to log. */
export const bodyBrokenOff = (): ApiError =>
  new ApiError('INVALID_API_INPUT', 'The request was broken off before its body was complete.');

export const outOfBodyMemory = (): ApiError =>
  new ApiError('SERVER_UNAVAILABLE', 'Too much is being uploaded at the moment. Please try again shortly.', {
    headers: { 'Retry-After': '10' },
  });
