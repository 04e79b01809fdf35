import type { Row, RowChanges, Rows } from '../persistence/rows.ts';
import { type QueuedWrite, readWrite, writtenWrite } from './queued-write.ts';

/** All that is stored of a queue. */
export interface QueueState {
  /** In the order in which they are to go. */
  readonly writes: readonly QueuedWrite[];
  /** Ids by the provisional ones that stood for them. */
  readonly ids: ReadonlyMap<string, string>;
  /** Goes up with every signing out: a tab that began before it must send nothing any more. */
  readonly session: number;
}

/** A queue of one user of one org, on a disk that all tabs share. Whatever goes wrong rejects. */
export interface QueueRows {
  load(): Promise<QueueState>;
  /** Puts it last. Answers it with its place; undefined where the session has ended. */
  append(write: Omit<QueuedWrite, 'number'>, session: number): Promise<QueuedWrite | undefined>;
  put(write: QueuedWrite): Promise<void>;
  /** It is done; the record that it created has that id. */
  done(write: QueuedWrite, id: string | undefined): Promise<void>;
  drop(writes: readonly QueuedWrite[]): Promise<void>;
  /** Nothing of this session is sent any more; `drop`: whether pending writes are discarded. */
  endSession(drop: boolean): Promise<void>;
}

/** How long a provisional id is stored, in milliseconds. */
const memory = 2_592_000_000;

const writeId = ({ number }: QueuedWrite): string => `write/${String(number).padStart(12, '0')}`;
const draftStart = 'draft/';
const sessionId = 'session';

function stateOf(rows: readonly Row[]): QueueState {
  const writes: QueuedWrite[] = [];
  const ids = new Map<string, string>();
  let session = 0;
  for (const { id, value } of rows) {
    const write = readWrite(value);
    if (write) writes.push(write);
    else if (id.startsWith(draftStart)) ids.set(id.slice(draftStart.length), String(value));
    else if (id === sessionId) session = Number(value) || 0;
  }
  return { writes: writes.sort((a, b) => a.number - b.number), ids, session };
}

export function queueRows(rows: Rows, partition: string, now: () => number): QueueRows {
  const row = (id: string, value: unknown): Row => ({ id, usedAt: now(), value });
  const written = (write: QueuedWrite) => row(writeId(write), writtenWrite(write));
  const change = (changes: RowChanges) => rows.change(partition, changes);
  return {
    load: async () => stateOf(await rows.all(partition)),
    append: (write, session) =>
      rows.update(partition, (found) => {
        const state = stateOf(found);
        if (state.session !== session) return { result: undefined };
        const placed = { ...write, number: (state.writes.at(-1)?.number ?? 0) + 1 };
        return { put: [written(placed)], result: placed };
      }),
    put: (write) => change({ put: [written(write)] }),
    done: (write, id) =>
      rows.update(partition, (found) => {
        const old = found.filter(
          ({ id: one, usedAt }) => one.startsWith(draftStart) && usedAt < now() - memory,
        );
        const { provisionalId } = write;
        const put = provisionalId && id ? [row(draftStart + provisionalId, id)] : [];
        return { put, drop: [writeId(write), ...old.map((one) => one.id)], result: undefined };
      }),
    drop: (writes) => change({ drop: writes.map(writeId) }),
    endSession: (drop) =>
      rows.update(partition, (found) => {
        const { writes, session } = stateOf(found);
        return {
          put: [row(sessionId, session + 1)],
          drop: drop ? writes.map(writeId) : [],
          result: undefined,
        };
      }),
  };
}
