import type { AnyCall, ConfigFor, ResponseFor } from '@relab/contract';
import type { Client } from '../client/client.ts';
import { ClientError } from '../errors/client-error.ts';
import { isObject } from '../values/is-object.ts';
import type { Load } from './load.ts';

/** `part`: it is one of a batch. */
export const unreadableResponse = (part = false): ClientError =>
  new ClientError(
    502,
    'Bad Gateway',
    [{ errorCode: 'INVALID_ANSWER', message: 'The answer cannot be read.' }],
    { part },
  );

/** Whether it is an object whose named members are objects or lists: what everybody looks into has to be there. */
export const isReadable = <Data>(response: Data, ...names: readonly (keyof Data & string)[]): boolean =>
  isObject(response) && names.every((name) => isObject(response[name]));

/** The answer, if it can be read. Throws a ClientError with status 502 and code INVALID_ANSWER if not. */
export function checkedResponse<Data>(response: Data, ...names: readonly (keyof Data & string)[]): Data {
  if (!isReadable(response, ...names)) throw unreadableResponse();
  return response;
}

/** Asks as adapters do that say nothing else, and checks the answer. */
// @__NO_SIDE_EFFECTS__
export function checkedLoad<C extends AnyCall>(
  call: C,
  ...names: readonly (keyof ResponseFor<C> & string)[]
): (client: Client, config: ConfigFor<C>) => Load<ResponseFor<C>> {
  return (_, config) =>
    async ({ send }) =>
      checkedResponse(await send(call, Object(config)), ...names);
}
