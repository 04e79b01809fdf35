import { dehydrate, hydrate } from '@relab/store';
import type { Client } from '../client/client.ts';
import { type IndexedRowsOptions, indexedRows } from './indexed-rows.ts';
import { type Owner, partitionOf } from './partition.ts';
import { readParts } from './read-parts.ts';
import { createRowWriter } from './row-writer.ts';
import type { Rows } from './rows.ts';
import { rowId, rowsState } from './state-rows.ts';
import { createStoredRows } from './stored-rows.ts';

/** Whose reads are stored, how many, and for how long. Only the owner is required. */
export interface PersistOptions extends Owner, IndexedRowsOptions {
  /** Where rows are stored: IndexedDB by default. */
  readonly rows?: Rows;
  /** How many keys and records are stored at most; 5,000 by default. */
  readonly maxRows?: number;
  /** For how many milliseconds something is stored that nobody reads; 30 days by default. */
  readonly maxAge?: number;
  /** How many milliseconds of changes are written at once; 1,000 by default. */
  readonly delay?: number;
  /** After how many milliseconds `ready` no longer waits; 2,000 by default. */
  readonly patience?: number;
  /** Which reads are stored, by key; all by default. */
  readonly keep?: (key: string) => boolean;
  /** Its events say when the page goes away. */
  readonly page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** What `persist` has begun. Nothing of it rejects: a client without storage works as before. */
export interface Persistence {
  /** Resolves when all that was stored is in the client. Never rejects. */
  readonly ready: Promise<void>;
  /** Writes what has changed. Never rejects. */
  flush(): Promise<void>;
  /** Drops all that is stored of this user. Never rejects. */
  clear(): Promise<void>;
  /** Writes what has changed, and nothing any more. */
  end(): Promise<void>;
}

/** A hidden page may be ended without notice. */
const leaving = ['pagehide', 'visibilitychange'] as const;

/**
 * Stores the responses of a client's reads from one visit to the next, for one user of one org. They keep their age:
 * what has expired is shown as stale. What is read before they are restored is not overwritten. When another user
 * signs in or the user signs out, everything is dropped and no more is written. Where the browser cannot or may not
 * store anything, or its storage is full, the client works as without. Responses in another language are dropped.
 *
 * What was read is written after `delay`, or by `flush`, and is stored once that has resolved, unless the disk fails.
 * A page that is closed earlier writes the rest, but a browser may end it first: what it read last is then requested
 * again at the next visit.
 */
export function persist(client: Client, options: PersistOptions): Persistence {
  const {
    maxRows = 5_000,
    maxAge = 2_592_000_000,
    delay = 1_000,
    patience = 2_000,
    keep = () => true,
  } = options;
  const { rows = indexedRows('reads', options), page = globalThis.window } = options;
  const { store } = client;
  const partition = partitionOf(options);
  const stored = createStoredRows({ now: store.now, maxRows, maxAge });
  let last = Promise.resolve();
  let scheduled = false;
  let reviving = false;
  let ended = false;

  /** One after the other; what fails is as if it had not been requested. */
  function inTurn(task: () => Promise<void>): Promise<void> {
    last = last.then(task).catch(() => {});
    return last;
  }

  const flush = (): Promise<void> =>
    inTurn(async () => {
      if (!ended) await writer.write();
    });

  function schedule(milliseconds: number): void {
    if (scheduled || ended) return;
    scheduled = true;
    void client.wait(milliseconds).then(() => {
      scheduled = false;
      return flush();
    });
  }

  const leave = () => void flush();
  const stopListening = [
    store.watch(({ slice, id }) => {
      if (!reviving) mark(rowId(slice, id));
    }),
    client.listen((event) => {
      if (event.type === 'user') {
        stop();
        void clear();
      }
      if (event.type !== 'served') return;
      for (const id of readParts(client, event.key)) if (stored.used(id)) mark(id);
    }),
    ...leaving.map((name) => () => page?.removeEventListener(name, leave)),
  ];
  for (const name of leaving) page?.addEventListener(name, leave);

  function stop(): void {
    ended = true;
    for (const end of stopListening) end();
  }

  const writer = createRowWriter({ client, rows, partition, stored, keep, schedule, failed: stop });

  function mark(id: string): void {
    writer.mark(id);
    schedule(delay);
  }

  async function revive(): Promise<void> {
    const found = await rows.all(partition);
    if (ended) return;
    const oldest = store.now() - maxAge;
    for (const { id, usedAt } of found) stored.written(id, usedAt);
    // What has changed in the meantime is newer than what is stored of it.
    const usable = found.filter(({ id, usedAt }) => usedAt >= oldest && !writer.isMarked(id));
    const { version } = dehydrate(store, () => false);
    const { state, unreadable } = rowsState(usable, { version, language: client.language }, store.now());
    for (const id of unreadable) mark(id);
    reviving = true;
    try {
      hydrate(store, state);
    } finally {
      reviving = false;
    }
    await rows.expire(oldest);
    await writer.cleanUp();
  }

  const clear = (): Promise<void> =>
    inTurn(async () => {
      writer.reset();
      stored.clear();
      await rows.clear(partition);
    });

  return {
    ready: Promise.race([inTurn(revive), client.wait(patience)]),
    flush,
    clear,
    end: () => flush().then(stop),
  };
}
