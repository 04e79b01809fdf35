import { openTables, type Table, tables } from './open-tables.ts';
import type { Row, RowChanges, Rows } from './rows.ts';

/** Which IndexedDB database holds rows. */
export interface IndexedRowsOptions {
  /** `relab` by default. */
  readonly database?: string;
  /** The browser's own by default. */
  readonly factory?: IDBFactory | undefined;
}

interface StoredRow extends Row {
  readonly partition: string;
}

/** What follows when a request has succeeded. */
type Then = <Value>(request: IDBRequest<Value>, task: (value: Value) => void) => void;

/** Every key of a partition: those are lists of two texts, and an empty list comes after every text. */
const within = (partition: string): IDBKeyRange => IDBKeyRange.bound([partition], [partition, []]);

function apply(store: IDBObjectStore, partition: string, { put = [], drop = [] }: RowChanges): void {
  for (const id of drop) store.delete([partition, id]);
  for (const row of put) store.put({ ...row, partition } satisfies StoredRow);
}

/** Whatever another version or another program has left there is no row. */
const rowsIn = (found: readonly unknown[]): readonly Row[] =>
  found.flatMap((value) => {
    const { id, usedAt, value: stored } = Object(value) as Partial<StoredRow>;
    return typeof id === 'string' && typeof usedAt === 'number' ? [{ id, usedAt, value: stored }] : [];
  });

/** Rows in IndexedDB. Where there is none, or it is blocked or of another version, each use rejects. */
export function indexedRows(table: Table, options: IndexedRowsOptions = {}): Rows {
  const { database = 'relab', factory = globalThis.indexedDB } = options;
  let opened: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    const forget = () => {
      opened = undefined;
    };
    opened ??= openTables(factory, database, forget);
    opened.catch(forget);
    return opened;
  }

  /** Resolves when what was written is stored. What `use` throws, then or when a request has succeeded, undoes all. */
  async function transact<Result>(
    mode: IDBTransactionMode,
    use: (store: IDBObjectStore, response: (result: Result) => void, then: Then) => void,
  ): Promise<Result | undefined> {
    const connection = await open();
    return new Promise((resolve, reject) => {
      let result: Result | undefined;
      // A write that somebody counts on has to outlive a failure of the system too.
      const durability = table === tables.writes ? 'strict' : 'relaxed';
      const transaction = connection.transaction(table, mode, { durability });
      const attempt = (task: () => void) => {
        try {
          task();
        } catch (cause) {
          reject(cause);
          transaction.abort();
        }
      };
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error);
      attempt(() =>
        use(
          transaction.objectStore(table),
          (value) => {
            result = value;
          },
          (request, task) => {
            request.onsuccess = () => attempt(() => task(request.result));
          },
        ),
      );
    });
  }

  return {
    async all(partition) {
      const found = await transact<readonly unknown[]>('readonly', (store, response, then) =>
        then(store.getAll(within(partition)), response),
      );
      return rowsIn(found ?? []);
    },
    change: async (partition, changes) => {
      await transact('readwrite', (store) => {
        apply(store, partition, changes);
        // A page that goes away takes with it what is not committed.
        store.transaction.commit();
      });
    },
    async update<Result>(
      partition: string,
      decide: (rows: readonly Row[]) => RowChanges & { readonly result: Result },
    ) {
      const [result] =
        (await transact<readonly [Result]>('readwrite', (store, response, then) =>
          then(store.getAll(within(partition)), (found) => {
            const decided = decide(rowsIn(found));
            apply(store, partition, decided);
            response([decided.result]);
          }),
        )) ?? [];
      return result as Result;
    },
    clear: async (partition) => {
      await transact('readwrite', (store) => store.delete(within(partition)));
    },
    expire: async (before) => {
      await transact('readwrite', (store, _, then) => {
        const cursors = store.index('usedAt').openCursor(IDBKeyRange.upperBound(before, true));
        then(cursors, (cursor) => {
          cursor?.delete();
          cursor?.continue();
        });
      });
    },
  };
}
