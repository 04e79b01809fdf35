import type { ClientError, WriteAdapter, WriteSettings } from '@relab/client';
import type {
  Addressed,
  Describes,
  ObjectSpec,
  TypedWriteAdapter,
  WrittenRecord,
} from '@relab/client/schema';
import { useCallback, useState } from 'react';
import { useClient } from './provider.tsx';

export interface WriteHookOptions {
  /** Shows what is expected to come true until the server has answered. Off by default. */
  readonly optimistic?: boolean;
}

interface Writing {
  readonly pending: boolean;
  readonly error: ClientError | undefined;
  /** Forgets the error. */
  readonly reset: () => void;
}

/**
 * `send` answers what the server answered, undefined where it failed; the failure shows in `error`. It never rejects.
 * The write goes on when the component has gone.
 */
export interface WriteResult<Config, Answer> extends Writing {
  readonly send: (config: Config, settings?: WriteSettings) => Promise<Answer | undefined>;
}

/** The same of a write that knows what it answers from an input of a generated object. */
export interface TypedWriteResult<Config, Answer> extends Writing {
  readonly send: <Spec extends ObjectSpec = never>(
    config: Addressed<Config> & Describes<Spec>,
    settings?: WriteSettings,
  ) => Promise<([Spec] extends [never] ? Answer : WrittenRecord<Spec>) | undefined>;
}

export function useWrite<Config, Answer>(
  adapter: TypedWriteAdapter<Config, Answer>,
  options?: WriteHookOptions,
): TypedWriteResult<Config, Answer>;
export function useWrite<Config, Answer>(
  adapter: WriteAdapter<Config, Answer>,
  options?: WriteHookOptions,
): WriteResult<Config, Answer>;
export function useWrite<Config>(
  adapter: WriteAdapter<Config, unknown>,
  { optimistic = false }: WriteHookOptions = {},
): WriteResult<Config, unknown> {
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
