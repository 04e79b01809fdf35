import type { AnyCall, ConfigFor, ResponseFor } from '@relab/contract';
import type { Query } from '@relab/store';
import type { Change, Resource, ResourceChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { readKey } from '../client/key.ts';
import { isUnsaved } from '../client/provisional-id.ts';
import type { Source } from '../client/source.ts';
import { ClientError } from '../errors/client-error.ts';
import { invalidRead, notFetchable, unreadableConfig } from '../errors/errors.ts';
import { createSource } from '../sources/create-source.ts';
import type { Load } from '../sources/load.ts';
import { isObject } from '../values/is-object.ts';
import { type ReadAdapter, readMethods } from './read-methods.ts';

/** A read of a client, with what decides whether a change affects it. */
export interface ReadContext<Config, Data> {
  readonly client: Client;
  readonly config: Config;
  /** What is cached. */
  readonly data: Data | undefined;
}

/** What an adapter can do other than ask, and keep the response whole under its key. */
export interface ReadOptions<Config, Data> {
  /** One way of writing each config; throws a ClientError for one that means nothing. */
  readonly normalize?: (config: Config) => Config;
  /** Part of the key that writes can go by. */
  readonly scope?: (config: Config) => string;
  /** The config as it stands in the key, where that is not how it is sent. */
  readonly keyed?: (config: Config) => object;
  readonly query?: (client: Client, key: string, config: Config) => Query<Data>;
  readonly load?: (client: Client, config: Config) => Load<Data>;
  readonly publish?: (client: Client, key: string, config: Config, response: Data) => void;
  readonly errorLifetime?: (error: ClientError) => number;
  /** The resources whose changes affect the read: that of its call's area by default. */
  readonly dependsOn?: readonly Resource[];
  /** Whether any other change has made what is cached untrue. */
  readonly isAffectedBy?: (
    change: Exclude<Change, ResourceChange>,
    selector: ReadContext<Config, Data>,
  ) => boolean;
  /** The read itself, where it is not sent by one call; undefined where a part of the config is invalid. */
  readonly create?: (client: Client, key: string, config: Config) => Source<Data> | undefined;
}

/** D-107, D-243; a failure that does not concern the data is not cached. */
export const defaultErrorLifetime = ({ status }: ClientError): number => (status === 0 ? 0 : 30_000);

/**
 * Makes a read of a call, for reads that this package lacks (site/samples/migration). Without options a response is
 * cached as a whole under the call's key for the call's lifetime, and a failure for 30 s. A config that does not fit the
 * call rejects with 400 INVALID_CONFIG; `observe`, `peek` and `source` answer nothing for it (C-125, X-07).
 */
// @__NO_SIDE_EFFECTS__
export function readAdapter<C extends AnyCall, Config = ConfigFor<C>>(
  call: C,
  options: ReadOptions<Config, ResponseFor<C>> = {},
): ReadAdapter<Config, ResponseFor<C>> {
  type Data = ResponseFor<C>;

  function create(client: Client, key: string, config: Config): Source<Data> | ClientError {
    if (options.create) return options.create(client, key, config) ?? unreadableConfig();
    const query = options.query?.(client, key, config) ?? client.store.query<Data>(key);
    const unsaved = isUnsaved(call, config as object);
    // No other client has the record, so no state contains the result of reading it.
    if (unsaved) client.store.entry(key).origin = 'optimistic';
    const load = options.load?.(client, config) ?? (({ send }) => send(call, config as object));
    return createSource<Data>({
      client,
      query,
      load: unsaved ? () => Promise.reject(notFetchable()) : load,
      publish: (response) =>
        options.publish
          ? options.publish(client, key, config, response)
          : client.store.publish(key, response, call.lifetime),
      errorLifetime: options.errorLifetime ?? defaultErrorLifetime,
      isAffectedBy(change) {
        if (change.kind === 'resource')
          return options.dependsOn?.includes(change.resource) ?? change.resource === call.area;
        const selector = {
          client,
          config,
          // Built only for callers that request it.
          get data() {
            return query.read().data;
          },
        };
        return options.isAffectedBy?.(change, selector) ?? false;
      },
    });
  }

  function find(client: Client, input: Config): Source<Data> | ClientError {
    let config = input;
    let key: string;
    try {
      if (!isObject(config)) throw undefined;
      config = options.normalize?.(input) ?? input;
      key = readKey(
        call,
        options.keyed?.(config) ?? (config as object),
        client.context,
        options.scope?.(config),
      );
    } catch (cause) {
      if (cause instanceof ClientError) return cause;
      return invalidRead(call, input) ?? unreadableConfig();
    }
    const cached = client.sources.get(key);
    if (cached) return cached as Source<Data>;
    const wrong = invalidRead(call, config);
    if (wrong) return wrong;
    const source = create(client, key, config);
    if (!(source instanceof ClientError)) client.sources.set(key, source as Source<unknown>);
    return source;
  }

  return readMethods(call.id, find);
}
