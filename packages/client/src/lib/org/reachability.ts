import type { Fetch } from '../transport/send.ts';
import { corsRefused, orgUnreachable } from './org-error.ts';

/**
 * A browser tells a page nothing of why a request failed. A request whose response the page may not read anyway is sent to
 * find out whether anybody is there: then it is the page's origin that is not allowed.
 */
async function explain(url: string, pageOrigin: string, cause: unknown, fetch: Fetch): Promise<Error> {
  const { origin } = new URL(url);
  try {
    await fetch(`${origin}/services/data`, { mode: 'no-cors', credentials: 'omit' });
  } catch {
    // Or a server that hands nothing to other origins (Cross-Origin-Resource-Policy): a page cannot tell which.
    return orgUnreachable(origin, pageOrigin, cause);
  }
  return corsRefused(origin, pageOrigin, cause);
}

/** A `fetch` whose failures say what to do. Aborts, and whatever has a status, stay as they are. */
export function explainedFetch(fetch: Fetch, pageOrigin: () => string): Fetch {
  return async (url, init) => {
    try {
      return await fetch(url, init);
    } catch (cause) {
      if (!(cause instanceof TypeError) || init.signal?.aborted) throw cause;
      throw await explain(url, pageOrigin(), cause, fetch);
    }
  };
}
