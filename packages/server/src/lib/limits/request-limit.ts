import { ApiError } from '../errors/api-error.ts';

export interface RequestLimit {
  /** Requests of one caller in a window. */
  readonly max: number;
  /** Different callers that are counted in a window; further ones get 429. */
  readonly callers: number;
  readonly seconds: number;
  /** Of what there were too many, such as `events`. */
  readonly what: string;
}

/** Throws 429 with Retry-After past the limit. */
export type CountRequest = (caller: string, now: Date) => void;

/**
 * Counts requests in memory alone, so that no address is stored anywhere, and forgets them with each window. Each instance of the
 * server counts for itself.
 */
export function createRequestLimit({ max, callers, seconds, what }: RequestLimit): CountRequest {
  const counts = new Map<string, number>();
  let begin = Number.NEGATIVE_INFINITY;

  return (caller, now) => {
    const at = now.getTime();
    if (at >= begin + seconds * 1000 || at < begin) {
      counts.clear();
      begin = at;
    }
    const count = counts.get(caller) ?? 0;
    if (count < max && (count > 0 || counts.size < callers)) {
      counts.set(caller, count + 1);
      return;
    }
    const wait = Math.max(1, Math.ceil((begin + seconds * 1000 - at) / 1000));
    throw new ApiError('REQUEST_LIMIT_EXCEEDED', `Too many ${what}. Please wait a while and try again.`, {
      headers: { 'Retry-After': String(wait) },
    });
  };
}
