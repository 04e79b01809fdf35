import { ApiError } from '@relab/server/http';
import { CircuitOpenError } from '@relab/server/limits';
import { OpenSearchError } from './opensearch-error.ts';

const retryAfter = (error: unknown): number => {
  if (error instanceof CircuitOpenError) return Math.ceil(error.retryAfter / 1000);
  return error instanceof OpenSearchError && error.failure === 'busy' ? 1 : 5;
};

/** Whether the service is away, has too much to do or has no index yet, rather than something being wrong with us. */
export const isPassing = (error: unknown): boolean =>
  error instanceof CircuitOpenError || (error instanceof OpenSearchError && error.failure !== 'rejected');

/**
 * What a caller reads while the service is away, has too much to do, or has no index yet: 503. Whatever else is wrong is a defect
 * of ours, and stays what it is.
 */
export function toUnavailable(error: unknown): unknown {
  if (!isPassing(error)) return error;
  return new ApiError(
    'SERVER_UNAVAILABLE',
    {
      en: 'The search is not available at the moment. Please try again shortly.',
      de: 'Die Suche ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
    },
    { headers: { 'Retry-After': String(retryAfter(error)) } },
  );
}
