import type { AnyCall } from '@relab/contract';
import type { ReadAdapter } from '../../adapters/read-methods.ts';
import { readMethods } from '../../adapters/read-methods.ts';
import type { Client } from '../../client/client.ts';
import type { Source } from '../../client/source.ts';
import { invalidRead, unreadableConfig } from '../../errors/errors.ts';

/** Which call a provider's config means, with which config, and the read that it is. */
export interface ProvidedRead<Data> {
  readonly call: AnyCall;
  readonly config: object;
  readonly source: (client: Client) => Source<Data> | undefined;
}

// @__NO_SIDE_EFFECTS__
export function meaning<Config, Data>(
  call: AnyCall,
  adapter: ReadAdapter<Config, Data>,
  config: Config & object,
): ProvidedRead<Data> {
  return { call, config, source: (client) => adapter.source(client, config) };
}

/** A read that stands for others: shares the cache with reads of the same without a provider. */
// @__NO_SIDE_EFFECTS__
export function providedRead<Config, Data>(
  id: string,
  mean: (config: Config) => ProvidedRead<Data>,
): ReadAdapter<Config, Data> {
  return readMethods(id, (client, input: Config) => {
    const { call, config, source } = mean(input);
    return source(client) ?? invalidRead(call, config) ?? unreadableConfig();
  });
}
