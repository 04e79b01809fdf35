import type { ReadAdapter } from '@relab/client';
import type { Snapshot } from '@relab/store';
import { useMemo } from 'react';
import { useSnapshot, useSource } from './use-snapshot.ts';

/** A snapshot, and how to ask again. Without data, `Pending` means loading. */
export type ReadResult<Answer> = Pick<Snapshot<Answer>, 'state' | 'data' | 'error'> & {
  /** Asks the server, whatever is kept. Never rejects: a failure shows in `error`. */
  readonly refresh: () => Promise<void>;
};

/**
 * Reads, and renders again when what was read has changed. Null reads nothing yet (state `Unfulfilled`), and so does
 * a config that is wrong. On a server it shows what is kept and asks for nothing.
 */
export function useRead<Config, Answer>(
  adapter: ReadAdapter<Config, Answer>,
  config: Config | null,
): ReadResult<Answer> {
  const source = useSource(adapter, config);
  const { state, data, error } = useSnapshot(source);
  return useMemo(() => {
    const refresh = async () => {
      await source?.refresh().catch(() => {});
    };
    return { state, data, error, refresh } as ReadResult<Answer>;
  }, [source, state, data, error]);
}
