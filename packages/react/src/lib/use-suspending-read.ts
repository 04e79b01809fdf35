import { ClientError, type ReadAdapter } from '@relab/client';
import { use } from 'react';
import { useSnapshot, useSource } from './use-snapshot.ts';

/**
 * The answer. Asks before it suspends; a boundary above shows while it waits, also on a server that streams. Throws
 * the error of a failed read to the error boundary above. A config that is wrong throws too.
 */
export function useSuspendingRead<Config, Answer>(
  adapter: ReadAdapter<Config, Answer>,
  config: Config,
): Answer {
  const source = useSource(adapter, config);
  const { state, data, error } = useSnapshot(source);
  if (!source)
    throw new ClientError(400, 'Bad Request', [{ errorCode: 'INVALID_CONFIG', message: adapter.id }]);
  if (data !== undefined) return data;
  if (state === 'Error') throw error;
  return use(source.arrival());
}
