import type { Client } from '@relab/client';
import type { State } from '@relab/store';
import { dehydrate } from '@relab/store';

/** What a client has learned, piece by piece. */
export interface StatePieces {
  /** Everything the first time, then what has changed since; undefined where nothing has. */
  readonly next: () => State | undefined;
  readonly end: () => void;
}

/**
 * For servers with a streaming of their own; `stateStream` does it for React's. Watches the client's store until
 * `end`.
 */
export function statePieces(client: Client): StatePieces {
  const changed = new Set<string>();
  let isFirst = true;
  const name = (slice: string, id: string) => `${slice}\n${id}`;
  const end = client.store.watch(({ slice, id }) => changed.add(name(slice, id)));
  return {
    next() {
      if (!isFirst && changed.size === 0) return undefined;
      const state = isFirst
        ? dehydrate(client.store)
        : dehydrate(client.store, ({ slice, id }) => changed.has(name(slice, id)));
      isFirst = false;
      changed.clear();
      return state;
    },
    end,
  };
}
