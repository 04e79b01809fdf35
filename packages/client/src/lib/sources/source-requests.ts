import type { Query } from '@relab/store';
import type { Client } from '../client/client.ts';
import type { Why } from '../client/source.ts';
import { ClientError, fetchError } from '../errors/client-error.ts';
import { invalidResponse } from '../errors/errors.ts';
import { type InFlightRequest, startInFlight } from './in-flight-request.ts';
import type { Load } from './load.ts';

export interface RequestOptions<Data> {
  readonly client: Client;
  readonly query: Query<Data>;
  readonly load: Load<Data>;
  readonly publish: (response: Data) => void;
  /** How long a failed read is not sent again, in milliseconds. */
  readonly errorLifetime: (error: ClientError) => number;
}

/** The requests of one read: one at a time, shared by all who wait for it. */
export interface SourceRequests<Data> {
  /** What the request on its way resolves with. */
  inFlight(): Promise<Data> | undefined;
  /** Waits with the others for the request on its way, or for a new one, until the returned function is called. */
  join(why: Why, bypassCaches?: boolean): readonly [promise: Promise<Data>, leave: () => void];
}

/** `started` is called with each request before it is sent. */
export function createRequests<Data>(
  options: RequestOptions<Data>,
  started: (why: Why) => void,
): SourceRequests<Data> {
  let current: InFlightRequest<Data> | undefined;

  /** Nobody waits any more, or it has ended: what comes next starts a request of its own. */
  function forget(request: InFlightRequest<Data>): void {
    if (current === request) current = undefined;
  }

  const enter = (request: InFlightRequest<Data>) => request.join(() => forget(request));

  function start(why: Why, bypassCaches: boolean): InFlightRequest<Data> {
    const last = current;
    started(why);
    const next: InFlightRequest<Data> = startInFlight((signal) =>
      load(options, { signal, bypassCaches, isCurrent: () => current === next, ended: () => forget(next) }),
    );
    current = next;
    next.start();
    last?.replace(next, () => enter(next));
    return next;
  }

  return {
    inFlight: () => current?.promise,
    join(why, bypassCaches = false) {
      const request = (!bypassCaches && current) || start(why, bypassCaches);
      return [request.promise, enter(request)];
    },
  };
}

interface Loading {
  readonly signal: AbortSignal;
  readonly bypassCaches: boolean;
  /** No other request has replaced it. */
  readonly isCurrent: () => boolean;
  readonly ended: () => void;
}

/** One request from its start to the store. A response that another request has overtaken is not stored. */
async function load<Data>(
  options: RequestOptions<Data>,
  { signal, bypassCaches, isCurrent, ended }: Loading,
): Promise<Data> {
  const { client, query } = options;
  const { key } = query;
  client.store.loading(key, true);
  try {
    const response = await options.load({
      key,
      signal,
      bypassCaches,
      send: (call, config) => client.send(call, config, signal, [key]) as Promise<never>,
      publish: (part) => {
        if (isCurrent()) options.publish(part);
      },
    });
    if (!isCurrent()) return response;
    options.publish(response);
    const { data } = query.read();
    // Requested and still missing: requesting it once more would not end.
    if (data === undefined) throw invalidResponse('The answer lacks what was asked for.');
    return data;
  } catch (cause) {
    const error = cause instanceof ClientError ? cause : fetchError(cause);
    // Without a network cached data stays visible, as stale as it is.
    if (isCurrent() && !(error.kind === 'offline' && query.read().data !== undefined))
      client.store.fail(key, error, options.errorLifetime(error));
    throw error;
  } finally {
    ended();
    client.store.loading(key, false);
  }
}
