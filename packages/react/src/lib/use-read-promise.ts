import type { ReadAdapter } from '@relab/client';
import type { ConfigWith, ResponseWith, TypedReadAdapter } from '@relab/client/schema';
import { useReadPromises } from './use-read-promises.ts';

/**
 * The response as a promise for `use`, here or in a component below. Asks at once and does not suspend: several of these
 * before the first `use` are one round trip. The same promise as long as the response is the same; another one, with
 * which a component that uses it renders again, when it has changed. Rejects with a ClientError.
 */
export function useReadPromise<
  Config,
  Data,
  const Fields extends readonly string[] = [],
  const Optional extends readonly string[] = [],
>(
  adapter: TypedReadAdapter<Config, Data>,
  config: ConfigWith<Config, Fields, Optional>,
): Promise<ResponseWith<Data, Fields, Optional>>;
export function useReadPromise<Config, Data>(
  adapter: ReadAdapter<Config, Data>,
  config: Config,
): Promise<Data>;
export function useReadPromise(adapter: ReadAdapter<never, unknown>, config: unknown): Promise<unknown> {
  const [readPromise] = useReadPromises([[adapter, config]]);
  return readPromise?.promise ?? Promise.resolve();
}
