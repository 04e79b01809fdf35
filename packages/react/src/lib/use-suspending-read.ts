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
  const arrival = source.arrival();
  // Also when it has come: a component that has waited by `use` is to call it again.
  const answer = arrival ? use(arrival) : undefined;
  if (data !== undefined) return data;
  if (state === 'Error') throw error;
  return answer as Answer;
}
