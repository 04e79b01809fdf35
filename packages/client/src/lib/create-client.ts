import type { RequestContext } from '@relab/contract';
import { createStore } from '@relab/store';
import type { Client, ClientContext, ClientStorage } from './client.ts';
import { reviveError } from './client-error.ts';
import { type Fetch, sender } from './send.ts';

export interface ClientOptions {
  readonly fetch: Fetch;
  /** What stands before every path: an origin, or nothing in a browser. */
  readonly base?: string;
  readonly context?: ClientContext;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** What another client's `dehydrate` answered; what is fresh in it is not asked for. */
  readonly state?: unknown;
  readonly storage?: ClientStorage;
  /** By default true where there is no document. */
  readonly onServer?: boolean;
}

/** How long a page has, from starting with its state to reading what is never fresh, in milliseconds. */
const grace = 5_000;

export function createClient(options: ClientOptions): Client {
  const { now = Date.now, storage = {}, context, base = '' } = options;
  const effectiveAccountId = context?.effectiveAccountId ?? storage.effectiveAccount?.read()?.id;
  const store = createStore({ now, reviveError });
  const client: Client = {
    store,
    storage,
    context: { ...context, ...(effectiveAccountId ? { effectiveAccountId } : {}) } as RequestContext,
    onServer: options.onServer ?? typeof document === 'undefined',
    sources: new Map(),
    parts: new Map(),
    send: sender(options.fetch, base, () => client.context),
    wait: options.wait ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))),
    dehydrate: store.dehydrate,
  };
  if (options.state !== undefined) store.hydrate(options.state, grace);
  return client;
}
