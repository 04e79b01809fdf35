import type { Snapshot } from '@relab/store';
import type { Client } from '../client/client.ts';
import type { CachePolicy, ReadSettings } from '../client/policy.ts';
import type { Explanation, Source } from '../client/source.ts';
import { ClientError } from '../errors/client-error.ts';

/** A read, sent once. A config that is wrong rejects with status 400, code INVALID_CONFIG. */
export interface ReadAdapter<Config, Data> {
  (client: Client, config: Config, settings?: ReadSettings): Promise<Data>;
  readonly id: string;
  /**
   * Calls the listener with the present snapshot at once, and with each later one; sends requests as
   * the policy demands. With a config that is wrong it is never called. Ends with the returned function.
   */
  observe(
    client: Client,
    config: Config,
    listener: (snapshot: Snapshot<Data>) => void,
    policy?: CachePolicy,
  ): () => void;
  /** What is cached, without asking. */
  peek(client: Client, config: Config): Snapshot<Data>;
  /** Asks the server, whatever is cached. */
  refresh(client: Client, config: Config): Promise<Data>;
  /** Fills the cache; never rejects. */
  prefetch(client: Client, config: Config): Promise<void>;
  /** The read as an object, the same one for the same config; undefined where the config is wrong. */
  source(client: Client, config: Config): Source<Data> | undefined;
  /** Why the read was served or requested, where its data came from and when it expires; undefined for a wrong config. */
  explain(client: Client, config: Config): Explanation | undefined;
}

const unanswered: Snapshot<never> = { state: 'Unfulfilled', data: undefined, error: undefined, missing: [] };

/** An adapter that finds the read of a config, or returns why the config is invalid. */
// @__NO_SIDE_EFFECTS__
export function readMethods<Config, Data>(
  id: string,
  find: (client: Client, config: Config) => Source<Data> | ClientError,
): ReadAdapter<Config, Data> {
  const source = (client: Client, config: Config): Source<Data> | undefined => {
    const found = find(client, config);
    return found instanceof ClientError ? undefined : found;
  };

  const demanded = (client: Client, config: Config): Source<Data> => {
    const found = find(client, config);
    if (found instanceof ClientError) throw found;
    return found;
  };

  const read = async (client: Client, config: Config, settings?: ReadSettings): Promise<Data> =>
    demanded(client, config).read(settings);

  return Object.assign(read, {
    id,
    source,
    observe(
      client: Client,
      config: Config,
      listener: (snapshot: Snapshot<Data>) => void,
      policy?: CachePolicy,
    ) {
      const found = source(client, config);
      if (!found) return () => {};
      const end = found.observe(listener, policy);
      listener(found.peek());
      return end;
    },
    peek: (client: Client, config: Config) => source(client, config)?.peek() ?? unanswered,
    refresh: async (client: Client, config: Config) => demanded(client, config).refresh(),
    prefetch: (client: Client, config: Config) =>
      read(client, config).then(
        () => {},
        () => {},
      ),
    explain: (client: Client, config: Config) => source(client, config)?.explain(),
  });
}
