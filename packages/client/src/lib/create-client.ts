import type { RequestContext } from '@relab/contract';
import { createFreeze, createStore, hydrate } from '@relab/store';
import type { Client, ClientContext, ClientStorage, Interceptor, Sending } from './client/client.ts';
import { createEvents } from './client/client-event.ts';
import { reviveError } from './errors/client-error.ts';
import { warnOfSecondCopy } from './second-copy.ts';
import { type Fetch, sender, type Upload } from './transport/send.ts';

/** What a client works with. Only `fetch` is required; clock, waiting and storage are for tests and other hosts. */
export interface ClientOptions {
  readonly fetch: Fetch;
  /** Sends bodies whose progress is observed, in place of `fetch`, which reports none until the end. */
  readonly upload?: Upload;
  /** What stands before every path: an origin, or nothing in a browser. */
  readonly base?: string;
  readonly context?: ClientContext;
  /**
   * What responses are requested in (`Accept-Language`), as `de-DE`; without it what the browser prefers. What is stored and
   * shared between tabs is that of one language.
   */
  readonly language?: string;
  /**
   * The `traceparent` (W3C Trace Context) of a call, such as `newTraceparent()`: a server that records traces goes on in that one.
   * Without it, and where it gives undefined, none is sent. A server of another origin has to allow the header (CORS).
   */
  readonly trace?: (callId: string) => string | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** What another client's `dehydrate` returned; what is fresh in it is not requested. */
  readonly state?: unknown;
  readonly storage?: ClientStorage;
  /** By default true where there is no document. */
  readonly onServer?: boolean;
  /** After how many milliseconds a call that is not answered fails; 60,000 by default. */
  readonly timeout?: number;
  /**
   * Outside production (`process.env.NODE_ENV`, as bundlers replace it) what reads answer is frozen, deeply and once, so that
   * code which changes it by accident fails at once; `false` leaves it as it came. In production nothing is spent on it.
   */
  readonly freeze?: boolean;
  /** The maximum number of cached reads that nobody observes; 5,000 by default. */
  readonly maxReads?: number;
  readonly interceptors?: readonly Interceptor[];
}

/** How long a page has, from starting with its state to reading what is never fresh, in milliseconds. */
const grace = 5_000;

/**
 * Makes the client of one user: its cache, its reads and its way to the server. Nothing is shared between two, so a
 * server makes one for each request. Nothing is sent until something reads or writes.
 */
export function createClient(options: ClientOptions): Client {
  if (process.env.NODE_ENV !== 'production') warnOfSecondCopy();
  const { now = Date.now, storage = {}, context, base = '', timeout = 60_000, maxReads } = options;
  const effectiveAccountId = context?.effectiveAccountId ?? storage.effectiveAccount?.read()?.id;
  const currencyIsoCode = context?.currencyIsoCode ?? storage.market?.read()?.currency;
  const store = createStore({
    now,
    reviveError,
    // Written so that bundlers for production drop it with all that it needs.
    freeze: process.env.NODE_ENV !== 'production' && options.freeze !== false ? createFreeze() : undefined,
    ...(maxReads === undefined ? {} : { maxEntries: maxReads }),
    // What the store has dropped is no read of this client any more.
    onDrop: (key) => {
      if (!client.sources.get(key)?.isUsed()) client.sources.delete(key);
    },
  });
  const events = createEvents();
  const last = sender({
    fetch: options.fetch,
    upload: options.upload,
    base,
    timeout,
    language: options.language,
    trace: options.trace,
    now,
    emit: events.emit,
    context: () => client.context,
  });
  const transmit = (sending: Sending, from = 0): Promise<unknown> => {
    const interceptor = client.interceptors[from];
    return interceptor ? interceptor(sending, (next) => transmit(next, from + 1)) : last(sending);
  };
  const client: Client = {
    store,
    storage,
    context: {
      ...context,
      ...(effectiveAccountId ? { effectiveAccountId } : {}),
      ...(currencyIsoCode ? { currencyIsoCode } : {}),
    } as RequestContext,
    language: options.language,
    user: 0,
    onServer: options.onServer ?? typeof document === 'undefined',
    sources: new Map(),
    parts: new Map(),
    interceptors: [...(options.interceptors ?? [])],
    send: (call, config, signal, causes = [call.id]) => transmit({ call, config, signal, causes }),
    transmit: (sending) => transmit(sending),
    wait: options.wait ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))),
    emit: events.emit,
    listen: events.listen,
    counters: () => ({ ...events.counters(), rebuilds: store.built() }),
  };
  if (options.state !== undefined) hydrate(store, options.state, grace);
  return client;
}
