import type { AnyCall } from '@relab/contract';
import type { ReadAdapter } from '../../adapters/read-methods.ts';
import { readMethods } from '../../adapters/read-methods.ts';
import type { Client } from '../../client/client.ts';
import type { Source } from '../../client/source.ts';
import { ownError } from '../../errors/client-error.ts';
import { invalidRead } from '../../errors/invalid-config.ts';

/** Which call a provider's config means, with which config, and the read that it is. */
export interface Meant<Answer> {
  readonly call: AnyCall;
  readonly config: object;
  readonly source: (client: Client) => Source<Answer> | undefined;
}

// @__NO_SIDE_EFFECTS__
export function meaning<Config, Answer>(
  call: AnyCall,
  adapter: ReadAdapter<Config, Answer>,
  config: Config & object,
): Meant<Answer> {
  return { call, config, source: (client) => adapter.source(client, config) };
}

/** A read that stands for others: shares what is kept with whoever asks for the same without a provider. */
// @__NO_SIDE_EFFECTS__
export function providedRead<Config, Answer>(
  id: string,
  mean: (config: Config) => Meant<Answer>,
): ReadAdapter<Config, Answer> {
  return readMethods(id, (client, given: Config) => {
    const { call, config, source } = mean(given);
    return (
      source(client) ??
      invalidRead(call, config) ??
      ownError(400, 'Bad Request', 'INVALID_CONFIG', 'Unreadable config.')
    );
  });
}
