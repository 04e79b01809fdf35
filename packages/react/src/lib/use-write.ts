import type { ClientError, WriteAdapter } from '@relab/client';
import { useCallback, useState } from 'react';
import { useClient } from './provider.tsx';

export interface WriteResult<Config, Answer> {
  /** Answers what the server answered, undefined where it failed; the failure shows in `error`. Never rejects. */
  readonly send: (config: Config) => Promise<Answer | undefined>;
  readonly pending: boolean;
  readonly error: ClientError | undefined;
  /** Forgets the error. */
  readonly reset: () => void;
}

export function useWrite<Config, Answer>(adapter: WriteAdapter<Config, Answer>): WriteResult<Config, Answer> {
  const client = useClient();
  const [sending, setSending] = useState(0);
  const [error, setError] = useState<ClientError>();
  const send = useCallback(
    async (config: Config) => {
      setSending((count) => count + 1);
      setError(undefined);
      try {
        return await adapter(client, config);
      } catch (cause) {
        setError(cause as ClientError);
        return undefined;
      } finally {
        setSending((count) => count - 1);
      }
    },
    [adapter, client],
  );
  const reset = useCallback(() => setError(undefined), []);
  return { send, pending: sending > 0, error, reset };
}
