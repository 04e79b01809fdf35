import { ClientError } from '@relab/client';
import { NotFound } from '../errors.ts';

/** Seconds after which a visitor may try again when the site is unavailable. */
export const retryAfter = 5;

/**
 * Whether an error is about the state of the server alone: it is not available, has too much to do, no room to store anything, or
 * was too slow. It says nothing about what was requested, and the server logs its outages itself.
 */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof ClientError && ([503, 507, 429].includes(error.status) || error.code === 'QUERY_TIMEOUT');

/** Whether an error may mean that the session ended: guests get 401, 403, or 404 for what they may not see. */
export const maySignInHelp = (error: unknown): boolean =>
  error instanceof ClientError && [401, 403, 404].includes(error.status);

/** A call that finds nothing, or gets something that can be no id, means that the address leads nowhere. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof NotFound || (error instanceof ClientError && error.status === 404);
