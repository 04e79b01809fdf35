/**
 * How a read uses what is cached.
 *
 * - cache-then-network: what is fresh, else the server. The default.
 * - cache-and-network: what is there, and the server in any case.
 * - stale-while-revalidate: what is there, and the server where it is stale.
 * - only-if-cached: what is there; status 504 where nothing is (D-133, X-13).
 * - no-cache: the server.
 * - valid-at: what still holds at the time that `at` names, else the server.
 */
export type CachePolicy =
  | 'cache-then-network'
  | 'cache-and-network'
  | 'stale-while-revalidate'
  | 'only-if-cached'
  | 'no-cache'
  | 'valid-at';

/** How one call of a read is served; without it `cache-then-network`, and nobody gives up waiting. */
export interface ReadSettings {
  readonly policy?: CachePolicy;
  /** For `valid-at`: milliseconds since 1970; now, by default. */
  readonly at?: number;
  /** Gives up waiting; the request itself ends when nobody else waits for it. */
  readonly signal?: AbortSignal;
}
