import type { ReadAdapter } from '@relab/client';
import type { ConfigWith, ResponseWith, TypedReadAdapter } from '@relab/client/schema';
import { readPromise } from './react-features.ts';
import { useReadPromise } from './use-read-promise.ts';

/**
 * The response. Asks before it suspends; a boundary above shows while it waits, also on a server that streams. Throws
 * the error of a failed read to the error boundary above. A config that is wrong throws too.
 */
export function useSuspendingRead<
  Config,
  Data,
  const Fields extends readonly string[] = [],
  const Optional extends readonly string[] = [],
>(
  adapter: TypedReadAdapter<Config, Data>,
  config: ConfigWith<Config, Fields, Optional>,
): ResponseWith<Data, Fields, Optional>;
export function useSuspendingRead<Config, Data>(adapter: ReadAdapter<Config, Data>, config: Config): Data;
export function useSuspendingRead(adapter: ReadAdapter<never, unknown>, config: unknown): unknown {
  return readPromise(useReadPromise(adapter, config as never));
}
