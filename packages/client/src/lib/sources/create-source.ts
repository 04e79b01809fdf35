import type { Snapshot } from '@relab/store';
import type { Change } from '../client/change.ts';
import type { CachePolicy, ReadSettings } from '../client/policy.ts';
import type { Decision, Source, Why } from '../client/source.ts';
import { abortError, ClientError } from '../errors/client-error.ts';
import { ownError } from '../errors/errors.ts';
import { why } from './decision.ts';
import { createRequests, type RequestOptions, type SourceRequests } from './source-requests.ts';

export interface SourceOptions<Data> extends RequestOptions<Data> {
  readonly isAffectedBy: (change: Change) => boolean;
}

/** What the parts of a source share. */
interface SourceContext<Data> extends RequestOptions<Data> {
  readonly requests: SourceRequests<Data>;
  /** Notes and publishes why the read was served, or sent. */
  readonly decide: (from: Decision['from'], why: Why) => void;
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
  let decision: Decision | undefined;
  let pending: Promise<Data> | undefined;
  let observers = 0;

  const decide: SourceContext<Data>['decide'] = (from, because) => {
    decision = { at: client.store.now(), from, why: because };
    client.emit({
      type: from === 'cache' ? 'served' : 'missed',
      at: decision.at,
      key: query.key,
      why: because,
    });
  };
  const requests = createRequests(options, (because) => decide('server', because));
  const context: SourceContext<Data> = { ...options, requests, decide };

  return {
    key: query.key,
    peek: query.read,
    read: (settings = {}) => read(context, settings),
    refresh: (cause) => request(context, {}, { cause }, true),
    dataPromise() {
      const { state, data } = query.read();
      const inFlight = requests.inFlight();
      if (data === undefined && state !== 'Error' && (!inFlight || pending !== inFlight)) {
        const [promise] = requests.join(why(query, 'cache-then-network'));
        pending = promise;
        promise.catch(() => {
          if (pending === promise) pending = undefined;
        });
      }
      return pending;
    },
    observe(listener, policy = 'cache-then-network') {
      observers++;
      const end = observe(context, listener, policy);
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        observers--;
        end();
      };
    },
    isUsed: () => observers > 0 || requests.inFlight() !== undefined,
    isAffectedBy: options.isAffectedBy,
    explain: () => ({
      key: query.key,
      state: query.read().state,
      provenance: query.provenance(),
      decision,
      observers,
    }),
  };
}

/** Whether the policy takes what is cached. */
function isUsable<Data>(
  { client, query }: SourceContext<Data>,
  { state, data }: Snapshot<Data>,
  { policy = 'cache-then-network', at = client.store.now() }: ReadSettings,
): boolean {
  if (policy === 'cache-then-network') return state === 'Fulfilled';
  if (data === undefined || policy !== 'valid-at') return data !== undefined;
  return at < (query.provenance()?.expiresAt ?? 0);
}

async function read<Data>(context: SourceContext<Data>, settings: ReadSettings): Promise<Data> {
  const { query, requests, decide } = context;
  const { policy = 'cache-then-network' } = settings;
  const snapshot = query.read();
  const { state, data, error } = snapshot;
  const because = why(query, policy);
  if (policy === 'no-cache') return request(context, settings, because, true);
  if (isUsable(context, snapshot, settings)) {
    const revalidate =
      policy === 'cache-and-network' || (policy === 'stale-while-revalidate' && state !== 'Fulfilled');
    if (revalidate) requests.join(because)[0].catch(() => {});
    else decide('cache', because);
    return data as Data;
  }
  if (policy !== 'cache-and-network' && state === 'Error' && query.settled()) {
    decide('cache', because);
    throw error;
  }
  if (policy === 'only-if-cached') throw missedCache();
  return request(context, settings, because).catch((failure: unknown) => {
    const cached = query.read().data;
    if (cached === undefined || !(failure instanceof ClientError && failure.kind === 'offline'))
      throw failure;
    decide('cache', { cause: 'offline' });
    return cached;
  });
}

/** The data of a request; its caller can give up before the others who wait for it. */
function request<Data>(
  { requests }: SourceContext<Data>,
  { signal }: ReadSettings,
  because: Why,
  bypassCaches = false,
): Promise<Data> {
  if (signal?.aborted) return Promise.reject(abortError());
  const [promise, leave] = requests.join(because, bypassCaches);
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      leave();
      reject(abortError());
    };
    signal.addEventListener('abort', giveUp, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

function observe<Data>(
  { query, client, requests, decide }: SourceContext<Data>,
  listener: Parameters<Source<Data>['observe']>[0],
  policy: CachePolicy,
): () => void {
  let leave: (() => void) | undefined;
  if (policy === 'no-cache' || policy === 'cache-and-network' || !query.settled()) {
    if (policy !== 'only-if-cached') leave = requests.join(why(query, policy), policy === 'no-cache')[1];
    else if (query.read().data === undefined) client.store.fail(query.key, missedCache(), 0);
  } else decide('cache', why(query, policy));
  // After the request has started, so that the present snapshot counts as seen.
  const unsubscribe = query.subscribe((snapshot) => {
    // The data is gone, or refers to a record of which fewer fields are cached.
    if (snapshot.state === 'Unfulfilled' && policy !== 'only-if-cached') {
      leave?.();
      [, leave] = requests.join(why(query, policy));
    }
    listener(snapshot);
  });
  return () => {
    unsubscribe();
    leave?.();
  };
}
