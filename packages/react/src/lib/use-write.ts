import type { ClientError, WriteAdapter, WriteSettings } from '@relab/client';
import { useCallback, useState } from 'react';
import { useClient } from './provider.tsx';

export interface WriteHookOptions {
  /** Shows what is expected to come true until the server has answered. Off by default. */
  readonly optimistic?: boolean;
}

export interface WriteResult<Config, Answer> {
  /**
   * Answers what the server answered, undefined where it failed; the failure shows in `error`. Never rejects. The write
   * goes on when the component has gone.
   */
  readonly send: (config: Config, settings?: WriteSettings) => Promise<Answer | undefined>;
  readonly pending: boolean;
  readonly error: ClientError | undefined;
  /** Forgets the error. */
  readonly reset: () => void;
}

export function useWrite<Config, Answer>(
  adapter: WriteAdapter<Config, Answer>,
  { optimistic = false }: WriteHookOptions = {},
): WriteResult<Config, Answer> {
  const client = useClient();
  const [sending, setSending] = useState(0);
  const [error, setError] = useState<ClientError>();
  const send = useCallback(
    async (config: Config, settings?: WriteSettings) => {
      setSending((count) => count + 1);
      setError(undefined);
      try {
        return await adapter(client, config, { optimistic, ...settings });
      } catch (cause) {
        setError(cause as ClientError);
        return undefined;
      } finally {
        setSending((count) => count - 1);
      }
    },
    [adapter, client, optimistic],
  );
  const reset = useCallback(() => setError(undefined), []);
  return { send, pending: sending > 0, error, reset };
}
