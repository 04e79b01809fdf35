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

/** Defaults for each `send`. */
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
export interface WriteResult<Config, Data> extends Writing {
  readonly send: (config: Config, settings?: WriteSettings) => Promise<Data | undefined>;
}

/** The same of a write that knows what it answers from an input of a generated object. */
export interface TypedWriteResult<Config, Data> extends Writing {
  readonly send: <Spec extends ObjectSpec = never>(
    config: Addressed<Config> & Describes<Spec>,
    settings?: WriteSettings,
  ) => Promise<([Spec] extends [never] ? Data : WrittenRecord<Spec>) | undefined>;
}

/**
 * Writes from a component: `pending` while any `send` is under way, `error` of the last that failed. A new `send`
 * forgets the error before.
 */
export function useWrite<Config, Data>(
  adapter: TypedWriteAdapter<Config, Data>,
  options?: WriteHookOptions,
): TypedWriteResult<Config, Data>;
export function useWrite<Config, Data>(
  adapter: WriteAdapter<Config, Data>,
  options?: WriteHookOptions,
): WriteResult<Config, Data>;
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
