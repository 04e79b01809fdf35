import type { Snapshot } from '@relab/store';
import type { Client } from './client.ts';
import { ClientError } from './client-error.ts';
import type { CachePolicy, ReadSettings } from './policy.ts';
import type { ReadAdapter } from './read-adapter.ts';
import type { Source } from './source.ts';

const unanswered: Snapshot<never> = { state: 'Unfulfilled', data: undefined, error: undefined, missing: [] };

/** An adapter that finds the read that a config means, or says why it means none. */
// @__NO_SIDE_EFFECTS__
export function adapterOf<Config, Answer>(
  id: string,
  find: (client: Client, config: Config) => Source<Answer> | ClientError,
): ReadAdapter<Config, Answer> {
  const source = (client: Client, config: Config): Source<Answer> | undefined => {
    const found = find(client, config);
    return found instanceof ClientError ? undefined : found;
  };

  const demanded = (client: Client, config: Config): Source<Answer> => {
    const found = find(client, config);
    if (found instanceof ClientError) throw found;
    return found;
  };

  const read = async (client: Client, config: Config, settings?: ReadSettings): Promise<Answer> =>
    demanded(client, config).read(settings);

  return Object.assign(read, {
    id,
    source,
    observe(
      client: Client,
      config: Config,
      listener: (snapshot: Snapshot<Answer>) => void,
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
