import type { QueueRows, QueueState } from './queue-rows.ts';
import { type QueuedWrite, resolved } from './queued-write.ts';

/**
 * A tab's copy of the queue on the disk. A record whose id is known is named by it in all writes, so that two on the same
 * record are recognised, whichever of its names each used.
 */
export interface QueueMirror {
  state(): QueueState;
  /** The session in which the tab began; undefined as long as the disk has not been read. */
  session(): number | undefined;
  /** Lists for who looks: each the same one until it is another. */
  pending(): readonly QueuedWrite[];
  rejected(): readonly QueuedWrite[];
  /** Reads the disk. */
  load(): Promise<void>;
  /** One more, that the disk has. */
  add(write: QueuedWrite): void;
  /** Answered by the server, whatever the disk still contains; `id` is that of the record that it created. */
  done(write: QueuedWrite, id: string | undefined): void;
  subscribe(listener: () => void): () => void;
}

const sameWrites = (a: readonly QueuedWrite[], b: readonly QueuedWrite[]): boolean =>
  a.length === b.length &&
  a.every((write, place) => {
    const { id, tries, refusal } = b[place] ?? {};
    return write.id === id && write.tries === tries && !write.refusal === !refusal;
  });

/** `adopted` is called with each new state, before those who have subscribed. */
export function mirrorQueue(rows: QueueRows, adopted: (state: QueueState) => void): QueueMirror {
  const listeners = new Set<() => void>();
  const answered = new Set<string>();
  let state: QueueState = { writes: [], ids: new Map(), session: 0 };
  let session: number | undefined;
  let pending: readonly QueuedWrite[] = [];
  let rejected: readonly QueuedWrite[] = [];

  function adopt(next: QueueState): void {
    const ids = new Map([...state.ids, ...next.ids]);
    const writes = next.writes
      .filter(({ id }) => !answered.has(id))
      .map((write) => ({ ...write, config: resolved(write.config, ids) }));
    const same = sameWrites(state.writes, writes);
    state = { ...next, writes, ids };
    adopted(state);
    if (same) return;
    pending = writes.filter(({ refusal }) => !refusal);
    rejected = writes.filter(({ refusal }) => refusal);
    for (const listener of [...listeners]) listener();
  }

  return {
    state: () => state,
    session: () => session,
    pending: () => pending,
    rejected: () => rejected,
    async load() {
      const loaded = await rows.load();
      session ??= loaded.session;
      adopt(loaded);
    },
    add: (write) => adopt({ ...state, writes: [...state.writes, write] }),
    done(write, id) {
      answered.add(write.id);
      const { provisionalId } = write;
      adopt({ ...state, ids: new Map(provisionalId && id ? [[provisionalId, id]] : []) });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
