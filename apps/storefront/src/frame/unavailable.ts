import { ClientError } from '@relab/client';

/** Seconds after which whoever finds the site unavailable may try again. */
export const retryAfter = 5;

/**
 * Whether an error is about the state of the server alone: it is not available, has too much to do, or was too slow. It
 * says nothing about what was asked for, and the server logs its outages itself.
 */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof ClientError &&
  (error.status === 503 || error.status === 429 || error.code === 'QUERY_TIMEOUT');
