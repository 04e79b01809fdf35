import type { Client } from '@relab/client';
import type { State } from '@relab/store';
import { dehydrate } from '@relab/store';

/** What a client has learned, piece by piece. */
export interface StatePieces {
  /** Everything the first time, then what has changed since; undefined where nothing has. */
  readonly next: () => State | undefined;
  readonly end: () => void;
}

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
