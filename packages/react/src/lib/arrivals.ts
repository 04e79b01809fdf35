import type { CachePolicy, Client, Source } from '@relab/client';

/** A read that a component, or the loader of its page, waits for. */
export interface Arrival {
  /** When it came, in milliseconds since 1970; undefined for what is on its way, and for what nobody waited for. */
  readonly at: number | undefined;
  /** The data or the error, once it is there. */
  readonly outcome: unknown;
}

/** Of a client, so that it is there before the components are. */
export const arrivalsPart = 'react/arrivals';

export const arrivalsOf = (client: Client): WeakMap<Source<unknown>, Arrival> | undefined =>
  client.parts.get(arrivalsPart) as WeakMap<Source<unknown>, Arrival> | undefined;

/** For so long after its arrival a read does not ask again because the component that it came for begins, in milliseconds. */
const grace = 1_000;

/** How a component begins to observe: data that has just arrived for it is not requested again, however short its lifetime. */
export function policyAfterArrival(client: Client, source: Source<unknown>): CachePolicy | undefined {
  const arrival = arrivalsOf(client)?.get(source);
  if (arrival?.at === undefined || client.store.now() - arrival.at >= grace) return undefined;
  // What was written, discarded or invalidated since is not what came; what is never fresh expires when it is received.
  const { data, error } = source.peek();
  if (arrival.outcome !== (data ?? error)) return undefined;
  const { receivedAt = 0, expiresAt = 0 } = source.explain().provenance ?? {};
  return expiresAt < receivedAt ? undefined : 'only-if-cached';
}
