import type { AnyCall, ConfigFor, ResponseFor } from '@relab/contract';
import type { Client } from '../client/client.ts';
import { invalidResponse } from '../errors/errors.ts';
import { isObject } from '../values/is-object.ts';
import type { Load } from './load.ts';

/** Whether it is an object whose named members are objects or lists: what all readers look into has to be there. */
export const isReadable = <Data>(response: Data, ...names: readonly (keyof Data & string)[]): boolean =>
  isObject(response) && names.every((name) => isObject(response[name]));

/** The response, if it can be read. Throws a ClientError with status 502 and code INVALID_ANSWER if not. */
export function checkedResponse<Data>(response: Data, ...names: readonly (keyof Data & string)[]): Data {
  if (!isReadable(response, ...names)) throw invalidResponse();
  return response;
}

/** How adapters load by default, with a check of the response. */
// @__NO_SIDE_EFFECTS__
export function checkedLoad<C extends AnyCall>(
  call: C,
  ...names: readonly (keyof ResponseFor<C> & string)[]
): (client: Client, config: ConfigFor<C>) => Load<ResponseFor<C>> {
  return (_, config) =>
    async ({ send }) =>
      checkedResponse(await send(call, Object(config)), ...names);
}
