import { type AnyCall, type ConfigFor, checkConfig, type ResponseFor } from '@relab/contract';
import type { PublishedChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { readKey } from '../client/key.ts';
import type { Source } from '../client/source.ts';
import { ClientError, fetchError } from '../errors/client-error.ts';
import { invalidWrite } from '../errors/errors.ts';
import { publishChanges } from '../invalidation/publish-changes.ts';
import { isObject } from '../values/is-object.ts';
import { DeferredWrite } from './deferred-write.ts';

/** A write. A config that is wrong rejects with `Invalid config for "<id>"`; a refused write with the server's error. */
export interface WriteAdapter<Config, Data> {
  (client: Client, config: Config, settings?: WriteSettings): Promise<Data>;
  readonly id: string;
}

/** What the caller of one write may ask for beside it. */
export interface WriteSettings {
  readonly signal?: AbortSignal;
  /** Shows what is expected to come true, until the server has answered. Off by default. */
  readonly optimistic?: boolean;
  /** For creating, where it is optimistic: reads of lists that show the new record first until they know it. */
  readonly into?: readonly Source<unknown>[];
  /** Called with how much of a body has left, in bytes, as often as the transport can say; at least once, when all has. */
  readonly onProgress?: (sent: number, total: number) => void;
  /** Called in the same step in which the response is ingested, so that what stood for it can go without a state between. */
  readonly onIngested?: () => void;
  /**
   * Called with what the write has changed in place of publishing it, for one of many that are published together: see
   * `createChangeBatch`.
   */
  readonly onChanges?: (changes: readonly PublishedChange[]) => void;
}

/** What a write does beside sending its call, in the order in which it happens. All parts are optional. */
export interface WriteOptions<Config, Data> {
  /** One way of writing each config; throws a ClientError for one that means nothing. */
  readonly normalize?: (config: Config) => Config;
  /** What a wrong config rejects with, where that is not the usual. */
  readonly invalid?: (config: Config) => ClientError | undefined;
  /** Stands around the sending: to wait for one's turn, to add to the config. */
  readonly around?: (
    client: Client,
    config: Config,
    send: (config: Config) => Promise<Data>,
  ) => Promise<Data>;
  /**
   * Shows the optimistic layer and returns the function that removes it, which gets the response, or nothing where the
   * write was rejected. A function that it returns in turn is called once the rest of the cache is right.
   */
  readonly expect?: (client: Client, config: Config, settings: WriteSettings) => (response?: Data) => unknown;
  /** Expected also where nobody said so. */
  readonly alwaysOptimistic?: boolean;
  /** Ingests the response and removes the optimistic layer in the same step, so that no state between is seen. */
  readonly ingest?: (client: Client, config: Config, response: Data) => void;
  /** What the write has changed beside what it answered: what depends on it is invalidated. */
  readonly changes?:
    | readonly PublishedChange[]
    | ((client: Client, config: Config, response: Data) => readonly PublishedChange[]);
  /** Updates the rest of the cache; is also passed what was cached before the response was ingested. */
  readonly after?: (client: Client, config: Config, response: Data, before: unknown) => unknown;
  /** Reads what is needed of the cache as it is before the write. */
  readonly before?: (client: Client, config: Config) => unknown;
  /** Says more about a refusal. */
  readonly onError?: (client: Client, config: Config, error: ClientError, before: unknown) => ClientError;
}

/**
 * Makes a write of a call, for writes that this package lacks. The config is checked before anything is sent: a wrong
 * one rejects with `Invalid config for "<id>"` (C-123, D-142) unless `invalid` says otherwise. A refusal of the
 * server rejects with a ClientError, and is stored under the write's own key (D-232). Nothing is ingested when
 * another user has signed in by then.
 */
// @__NO_SIDE_EFFECTS__
export function writeAdapter<C extends AnyCall>(
  call: C,
  options: WriteOptions<ConfigFor<C>, ResponseFor<C>> = {},
): WriteAdapter<ConfigFor<C>, ResponseFor<C>> {
  type Config = ConfigFor<C>;
  type Data = ResponseFor<C>;

  async function transmit(client: Client, config: Config, settings: WriteSettings): Promise<Data> {
    const { signal, onProgress } = settings;
    const { user } = client;
    const before = options.before?.(client, config);
    const expected =
      settings.optimistic || options.alwaysOptimistic
        ? options.expect?.(client, config, settings)
        : undefined;
    let response: Data;
    try {
      const into = settings.into?.map(({ key }) => key);
      const sending = { call, config: config as object, signal, onProgress, causes: [call.id], into };
      response = (await client.transmit(sending)) as Data;
    } catch (cause) {
      expected?.();
      const error = cause instanceof ClientError ? cause : fetchError(cause);
      if (client.user !== user) throw error;
      const told = options.onError?.(client, config, error, before) ?? error;
      // D-232: stored under the write's own name, where it can be looked up; no read is served from it. What was to be
      // written is not stored: it may be a secret.
      client.store.fail(readKey(call, {}, client.context), told, 0);
      throw told;
    }
    if (response instanceof DeferredWrite) {
      expected?.();
      return response.expected as Data;
    }
    if (client.user !== user) {
      // Another user has signed in by now, and must not see any of it.
      expected?.();
      return response;
    }
    let rest: unknown;
    try {
      options.ingest?.(client, config, response);
    } finally {
      rest = expected?.(response);
    }
    settings.onIngested?.();
    await options.after?.(client, config, response, before);
    const { changes = [] } = options;
    const published = typeof changes === 'function' ? changes(client, config, response) : changes;
    if (settings.onChanges) settings.onChanges(published);
    else if (published.length > 0) await publishChanges(client, published);
    if (typeof rest === 'function') rest();
    return response;
  }

  const write = async (client: Client, input: Config, settings: WriteSettings = {}): Promise<Data> => {
    if (!isObject(input)) throw options.invalid?.(input) ?? invalidWrite(call);
    const config = options.normalize?.(input) ?? input;
    if (checkConfig(call, config).length > 0) throw options.invalid?.(config) ?? invalidWrite(call);
    const send = (filled: Config) => transmit(client, filled, settings);
    return options.around ? options.around(client, config, send) : send(config);
  };
  return Object.assign(write, { id: call.id });
}
