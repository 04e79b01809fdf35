import { type AnswerFor, type AnyCall, type ConfigFor, checkConfig } from '@relab/contract';
import type { Client } from './client.ts';
import { invalidWrite } from './invalid-config.ts';

/** A write. A config that is wrong rejects with `Invalid config for "<id>"`; a refusal rejects with what the server says. */
export interface WriteAdapter<Config, Answer> {
  (client: Client, config: Config, settings?: WriteSettings): Promise<Answer>;
  readonly id: string;
}

export interface WriteSettings {
  readonly signal?: AbortSignal;
}

export interface WriteOptions<Config, Answer> {
  /** One way of writing each config; throws a ClientError for one that means nothing. */
  readonly normalize?: (config: Config) => Config;
  /** Stands around the sending: to wait for one's turn, to add to the config. */
  readonly around?: (
    client: Client,
    config: Config,
    send: (config: Config) => Promise<Answer>,
  ) => Promise<Answer>;
  /** Puts the cache right after the server has answered. */
  readonly after?: (client: Client, config: Config, answer: Answer) => unknown;
}

// @__NO_SIDE_EFFECTS__
export function writeAdapter<C extends AnyCall>(
  call: C,
  options: WriteOptions<ConfigFor<C>, AnswerFor<C>> = {},
): WriteAdapter<ConfigFor<C>, AnswerFor<C>> {
  type Config = ConfigFor<C>;
  type Answer = AnswerFor<C>;
  const write = async (client: Client, given: Config, settings: WriteSettings = {}): Promise<Answer> => {
    if (typeof given !== 'object' || given === null) throw invalidWrite(call);
    const config = options.normalize?.(given) ?? given;
    if (checkConfig(call, config).length > 0) throw invalidWrite(call);
    const send = async (filled: Config) => {
      const answer = (await client.send(call, filled as object, settings.signal)) as Answer;
      await options.after?.(client, filled, answer);
      return answer;
    };
    return options.around ? options.around(client, config, send) : send(config);
  };
  return Object.assign(write, { id: call.id });
}
