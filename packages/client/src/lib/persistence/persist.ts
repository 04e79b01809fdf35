import type { Change } from '@relab/store';
import { dehydrate } from '@relab/store';
import type { Client } from '../client/client.ts';
import { type IndexedRowsOptions, indexedRows } from './indexed-rows.ts';
import { type Owner, partitionOf } from './partition.ts';
import { readParts } from './read-parts.ts';
import type { Row, Rows } from './rows.ts';
import { rowId, rowsState, stateRows } from './state-rows.ts';
import { createStoredRows } from './stored-rows.ts';

export interface PersistOptions extends Owner, IndexedRowsOptions {
  /** Where rows are kept: IndexedDB unless told otherwise. */
  readonly rows?: Rows;
  /** How many keys and records are kept at most; 5,000 unless told otherwise. */
  readonly maxRows?: number;
  /** For how many milliseconds something is kept that nobody reads; 30 days unless told otherwise. */
  readonly maxAge?: number;
  /** How many milliseconds of changes are written at once; 1,000 unless told otherwise. */
  readonly delay?: number;
  /** After how many milliseconds `ready` no longer waits; 2,000 unless told otherwise. */
  readonly patience?: number;
  /** Which reads are kept, by key; all unless told otherwise. */
  readonly keep?: (key: string) => boolean;
  /** Tells when the page goes away. */
  readonly page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

export interface Persistence {
  /** Resolves when all that was kept is there. Never rejects. */
  readonly ready: Promise<void>;
  /** Writes what has changed. Never rejects. */
  flush(): Promise<void>;
  /** Drops all that is kept of this user. Never rejects. */
  clear(): Promise<void>;
  /** Writes what has changed, and nothing any more. */
  end(): Promise<void>;
}

/** C-211: cleaned up at most this often, in milliseconds. */
const cleanUpEvery = 5_000;

/** A page that is out of sight may go away without being told. */
const leaving = ['pagehide', 'visibilitychange'] as const;

/** A disk that refuses so often in a row is left alone. */
const patienceWithDisk = 3;

/**
 * Keeps what a client's reads have brought from one visit to the next, for one user of one org. It comes back as old as
 * it is: what has expired is shown as stale. What is read before it has come back is not overwritten. When another user
 * asks, after signing in or out, all of it is dropped and no more is written. Where the browser keeps nothing, because
 * it cannot, may not or is full, the client works as without.
 *
 * What was read is written after `delay`, or by `flush`, and is there once that has resolved, unless the disk refuses it.
 * A page that goes away before writes what is left, but a browser may end it first: what it read last is then asked for
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
  const kept = createStoredRows({ now: store.now, maxRows, maxAge });
  let changed = new Set<string>();
  let last = Promise.resolve();
  let scheduled = false;
  let reviving = false;
  let ended = false;
  let failures = 0;
  let cleanedAt = Number.NEGATIVE_INFINITY;

  /** One after the other; what fails is as if it had not been asked for. */
  function inTurn(task: () => Promise<void>): Promise<void> {
    last = last.then(task).catch(() => {});
    return last;
  }

  function schedule(milliseconds: number): void {
    if (scheduled || ended) return;
    scheduled = true;
    void client.wait(milliseconds).then(() => {
      scheduled = false;
      return flush();
    });
  }

  function mark(id: string): void {
    changed.add(id);
    schedule(delay);
  }

  /** Of the keys, those of reads: a write that was refused is kept under a key too, with all that was to be written. */
  const isKept = (ids: ReadonlySet<string>) => (change: Change) => {
    const id = rowId(change.slice, change.id);
    if (!ids.has(id)) return false;
    return change.slice !== 'entries' || ((client.sources.has(change.id) || kept.has(id)) && keep(change.id));
  };

  async function write(): Promise<void> {
    if (ended) return;
    const ids = changed;
    changed = new Set();
    const now = store.now();
    const put = ids.size > 0 ? stateRows(dehydrate(store, isKept(ids)), now) : [];
    const there = new Set(put.map(({ id }) => id));
    const drop = new Set([...ids].filter((id) => !there.has(id) && kept.has(id)));
    try {
      await change(put, drop, now);
      failures = 0;
    } catch {
      for (const id of ids) changed.add(id);
      if (++failures >= patienceWithDisk) stop();
    }
  }

  async function change(put: readonly Row[], drop: Set<string>, now: number): Promise<void> {
    if (put.length + drop.size > 0) await rows.change(partition, { put, drop: [...drop] });
    for (const { id } of put) kept.written(id, now);
    for (const id of drop) kept.dropped(id);
    await cleanUp();
  }

  async function cleanUp(): Promise<void> {
    const excess = kept.excess();
    if (excess.length === 0) return;
    const wait = cleanedAt + cleanUpEvery - store.now();
    if (wait > 0) return schedule(wait);
    cleanedAt = store.now();
    await rows.change(partition, { drop: excess });
    for (const id of excess) kept.dropped(id);
  }

  async function revive(): Promise<void> {
    const found = await rows.all(partition);
    if (ended) return;
    const oldest = store.now() - maxAge;
    for (const { id, usedAt } of found) kept.written(id, usedAt);
    // What has changed in the meantime is newer than what is kept of it.
    const usable = found.filter(({ id, usedAt }) => usedAt >= oldest && !changed.has(id));
    const { version } = dehydrate(store, () => false);
    const { state, unreadable } = rowsState(usable, version, store.now());
    for (const id of unreadable) mark(id);
    reviving = true;
    try {
      store.hydrate(state);
    } finally {
      reviving = false;
    }
    await rows.expire(oldest);
    await cleanUp();
  }

  const flush = (): Promise<void> => inTurn(write);

  const leave = () => void flush();
  const stopListening = [
    store.watch(({ slice, id }) => {
      if (!reviving) mark(rowId(slice, id));
    }),
    client.listen((event) => {
      if (event.type === 'user') void dropAll();
      if (event.type !== 'served') return;
      for (const id of readParts(client, event.key)) if (kept.used(id)) mark(id);
    }),
    ...leaving.map((name) => () => page?.removeEventListener(name, leave)),
  ];
  for (const name of leaving) page?.addEventListener(name, leave);

  function stop(): void {
    ended = true;
    for (const end of stopListening) end();
  }

  const clear = (): Promise<void> =>
    inTurn(async () => {
      changed = new Set();
      kept.clear();
      await rows.clear(partition);
    });

  function dropAll(): Promise<void> {
    stop();
    return clear();
  }

  return {
    ready: Promise.race([inTurn(revive), client.wait(patience)]),
    flush,
    clear,
    end: () => flush().then(stop),
  };
}
