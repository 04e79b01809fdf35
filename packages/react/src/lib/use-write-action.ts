import type { ClientError, WriteAdapter } from '@relab/client';
import { useClient } from './provider.tsx';
import { useStateOfAction } from './react-features.ts';
import type { WriteHookOptions } from './use-write.ts';

/** What became of the last write. */
export interface WriteOutcome<Data> {
  readonly data: Data | undefined;
  readonly error: ClientError | undefined;
}

const unsent: WriteOutcome<never> = { data: undefined, error: undefined };

/**
 * A write as the action of a form or a transition: `const [{ error }, action, pending] = useWriteAction(updateRecord,
 * (form: FormData) => ({ … }))`, then `<form action={action}>`. `toConfig` makes the config of what the action is called
 * with. A failure is part of the outcome, by message and by field, and is thrown to nobody.
 */
export function useWriteAction<Payload, Config, Data>(
  adapter: WriteAdapter<Config, Data>,
  toConfig: (payload: Payload) => Config,
  { optimistic = false }: WriteHookOptions = {},
): [outcome: WriteOutcome<Data>, action: (payload: Payload) => void, pending: boolean] {
  const client = useClient();
  return useStateOfAction<WriteOutcome<Data>, Payload>(
    writeAction((config: Config) => adapter(client, config, { optimistic }), toConfig),
    unsent,
  );
}

function writeAction<Payload, Config, Data>(
  write: (config: Config) => Promise<Data>,
  toConfig: (payload: Payload) => Config,
) {
  return async (_: WriteOutcome<Data>, payload: Payload): Promise<WriteOutcome<Data>> => {
    try {
      return { data: await write(toConfig(payload)), error: undefined };
    } catch (cause) {
      return { data: undefined, error: cause as ClientError };
    }
  };
}
