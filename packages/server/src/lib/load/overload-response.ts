import { ApiError } from '../errors/api-error.ts';
import { message } from '../errors/message.ts';
import { errorResponse, toResponse } from '../http/response.ts';

const minSeconds = 5;
const spreadSeconds = 10;

/** Seconds after which somebody may try again: not all at once. */
export const overloadRetryAfter = (): string =>
  String(minSeconds + Math.floor(Math.random() * (spreadSeconds + 1)));

/** 503 as calls answer it, in the language that the request prefers. */
export function overloadResponse(request: Pick<Request, 'headers'>): Response {
  const error = new ApiError(
    'SERVER_UNAVAILABLE',
    message((texts) => texts.overloaded),
    { headers: { 'Retry-After': overloadRetryAfter() } },
  );
  return toResponse(errorResponse(error, request), { cookies: { lines: () => [] } });
}
