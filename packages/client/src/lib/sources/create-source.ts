import type { Query } from '@relab/store';
import type { Change } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import type { ReadSettings } from '../client/policy.ts';
import type { Decision, Source, Why } from '../client/source.ts';
import { abortError, ClientError, fetchError, ownError } from '../errors/client-error.ts';
import { why } from './decision.ts';
import { type InFlightRequest, startInFlight } from './in-flight-request.ts';
import type { Load } from './load.ts';

export interface SourceOptions<Data> {
  readonly client: Client;
  readonly query: Query<Data>;
  readonly load: Load<Data>;
  readonly publish: (response: Data) => void;
  /** How long a failed read answers for itself, in milliseconds. */
  readonly errorLifetime: (error: ClientError) => number;
  readonly isAffectedBy: (change: Change) => boolean;
}

const missedCache = (): ClientError =>
  ownError(
    504,
    'Gateway Timeout',
    'GATEWAY_TIMEOUT',
    'Data requested with only-if-cached policy and not found in the cache',
  );

export function createSource<Data>(options: SourceOptions<Data>): Source<Data> {
  const { client, query } = options;
  const { store } = client;
  let flight: InFlightRequest<Data> | undefined;
  let pending: Promise<Data> | undefined;
  let decision: Decision | undefined;
  let observers = 0;

  function decide(from: Decision['from'], because: Why): void {
    decision = { at: client.store.now(), from, why: because };
    client.emit({
      type: from === 'cache' ? 'served' : 'missed',
      at: decision.at,
      key: query.key,
      why: because,
    });
  }

  function start(because: Why, bypassCaches: boolean): InFlightRequest<Data> {
    const last = flight;
    decide('server', because);
    const next: InFlightRequest<Data> = startInFlight(async (signal) => {
      store.loading(query.key, true);
      try {
        const response = await options.load({
          key: query.key,
          signal,
          bypassCaches,
          send: (call, config) => client.send(call, config, signal, [query.key]) as Promise<never>,
          publish: (part) => {
            if (flight === next) options.publish(part);
          },
        });
        if (flight !== next) return response;
        options.publish(response);
        const { data } = query.read();
        // Asked for and still not there: asking again would not end.
        if (data === undefined)
          throw ownError(502, 'Bad Gateway', 'INVALID_ANSWER', 'The answer lacks what was asked for.');
        return data;
      } catch (cause) {
        const error = cause instanceof ClientError ? cause : fetchError(cause);
        // Without a network what is held goes on to be shown, as stale as it is.
        if (flight === next && !(error.kind === 'offline' && query.read().data !== undefined))
          store.fail(query.key, error, options.errorLifetime(error));
        throw error;
      } finally {
        if (flight === next) flight = undefined;
        store.loading(query.key, false);
      }
    });
    flight = next;
    next.start();
    last?.replace(next, () => enter(next));
    return next;
  }

  /** One more waits, until it calls the answered function. */
  function enter(joined: InFlightRequest<Data>): () => void {
    return joined.join(() => {
      // Nobody waits any more: what comes next starts a request of its own.
      if (flight === joined) flight = undefined;
    });
  }

  /** Waits with the others for the request on its way, or for a new one. */
  function join(because: Why, bypassCaches = false): readonly [promise: Promise<Data>, leave: () => void] {
    const joined = (!bypassCaches && flight) || start(because, bypassCaches);
    return [joined.promise, enter(joined)];
  }

  function ask({ signal }: ReadSettings, because: Why, bypassCaches = false): Promise<Data> {
    if (signal?.aborted) return Promise.reject(abortError());
    const [promise, leave] = join(because, bypassCaches);
    if (!signal) return promise;
    return new Promise((resolve, reject) => {
      const give = () => {
        leave();
        reject(abortError());
      };
      signal.addEventListener('abort', give, { once: true });
      promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
    });
  }

  const source: Source<Data> = {
    key: query.key,
    peek: query.read,
    async read(settings = {}) {
      const { policy = 'cache-then-network', at } = settings;
      const { state, data, error } = query.read();
      const because = why(query, policy);
      if (policy === 'no-cache') return ask(settings, because, true);
      const holds =
        policy === 'cache-then-network'
          ? state === 'Fulfilled'
          : policy === 'valid-at'
            ? data !== undefined && (at ?? store.now()) < (query.provenance()?.expiresAt ?? 0)
            : data !== undefined;
      if (holds) {
        const renew =
          policy === 'cache-and-network' || (policy === 'stale-while-revalidate' && state !== 'Fulfilled');
        if (renew) join(because)[0].catch(() => {});
        else decide('cache', because);
        return data as Data;
      }
      if (policy !== 'cache-and-network' && state === 'Error' && query.settled()) {
        decide('cache', because);
        throw error;
      }
      if (policy === 'only-if-cached') throw missedCache();
      return ask(settings, because).catch((failure: unknown) => {
        const held = query.read().data;
        if (held === undefined || !(failure instanceof ClientError && failure.kind === 'offline'))
          throw failure;
        decide('cache', { cause: 'offline' });
        return held;
      });
    },
    refresh: (cause) => ask({}, { cause }, true),
    dataPromise() {
      const { state, data } = query.read();
      if (data === undefined && state !== 'Error' && (!flight || pending !== flight.promise)) {
        const promise = join(why(query, 'cache-then-network'))[0];
        pending = promise;
        promise.catch(() => {
          if (pending === promise) pending = undefined;
        });
      }
      return pending;
    },
    observe(listener, policy = 'cache-then-network') {
      observers++;
      let leave: (() => void) | undefined;
      if (policy === 'no-cache' || policy === 'cache-and-network' || !query.settled()) {
        if (policy !== 'only-if-cached') leave = join(why(query, policy), policy === 'no-cache')[1];
        else if (query.read().data === undefined) store.fail(query.key, missedCache(), 0);
      } else decide('cache', why(query, policy));
      // After asking, so that the snapshot at hand counts as known.
      const unsubscribe = query.subscribe((snapshot) => {
        // What was there is not any more, or leads to something of which less is held.
        if (snapshot.state === 'Unfulfilled' && policy !== 'only-if-cached') {
          leave?.();
          [, leave] = join(why(query, policy));
        }
        listener(snapshot);
      });
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        observers--;
        unsubscribe();
        leave?.();
      };
    },
    isUsed: () => observers > 0 || flight !== undefined,
    isAffectedBy: options.isAffectedBy,
    explain: () => ({
      key: query.key,
      state: query.read().state,
      provenance: query.provenance(),
      decision,
      observers,
    }),
  };
  return source;
}
