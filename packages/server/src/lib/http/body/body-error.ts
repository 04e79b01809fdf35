import { ApiError } from '../../errors/api-error.ts';
import { message } from '../../errors/message.ts';

const sizeOf = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.floor(bytes / 1024)} kB` : `${Math.floor(bytes / 1_048_576)} MB`;

export const bodyTooLarge = (maxBytes: number): ApiError =>
  new ApiError(
    'PAYLOAD_TOO_LARGE',
    message((texts) => texts.tooLarge(sizeOf(maxBytes))),
  );

/** Of fields, parts or files. */
export const tooMany = (what: string, count: number): ApiError =>
  new ApiError('PAYLOAD_TOO_LARGE', `The request body has more than ${count} ${what}.`);

export const malformedBody = (text: string): ApiError => new ApiError('JSON_PARSER_ERROR', text);

export const unsupportedBody = (text: string, headers: Readonly<Record<string, string>> = {}): ApiError =>
  new ApiError('UNSUPPORTED_MEDIA_TYPE', text, { headers });

export const bodyTooSlow = (): ApiError =>
  new ApiError(
    'INVALID_API_INPUT',
    message((texts) => texts.slow),
    { status: 408 },
  );

/** The client is gone: nobody reads this, and there is nothing to log. */
export const bodyBrokenOff = (): ApiError =>
  new ApiError('INVALID_API_INPUT', 'The request was broken off before its body was complete.');

export const outOfBodyMemory = (): ApiError =>
  new ApiError(
    'SERVER_UNAVAILABLE',
    message((texts) => texts.uploading),
    { headers: { 'Retry-After': '10' } },
  );
