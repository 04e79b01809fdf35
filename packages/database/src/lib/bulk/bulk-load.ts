import pg, { type ClientBase, type Pool } from 'pg';
import { type AddRow, RowStream } from './row-stream.ts';
import { setIndexesAside } from './set-aside.ts';

/** The transaction of a bulk load. */
export interface BulkLoad {
  run(text: string, parameters?: readonly unknown[]): Promise<void>;
  /** Opens a table for rows, which are sent with those of the other tables that are open. */
  open(table: string, columns: readonly string[]): AddRow;
  /** To be awaited after some rows: sends those that were added, and waits while the database has enough to do. */
  makeRoom(): Promise<void>;
  /** Fills some of its tables while they have no indexes and no foreign keys, which are made again once all rows are there. */
  withoutIndexes(tables: readonly string[], fill: () => Promise<void>): Promise<void>;
}

/** What a bulk load fills. Pages that read those tables wait until it is done: it is for setting up. */
export interface BulkLoadOptions {
  /** The tables that are filled; they are locked to everybody else meanwhile. */
  readonly tables: readonly string[];
  /** Before each index that is made. */
  readonly indexing?: (name: string) => void;
}

/** Memory for building one index: it is allocated and freed once, when little else runs. */
const indexMemory = '256MB';

const identifiers = (tables: readonly string[]): string => tables.map(pg.escapeIdentifier).join(', ');

async function begin(client: ClientBase, tables: readonly string[]): Promise<void> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
  await client.query(`set local maintenance_work_mem = '${indexMemory}'`);
  // Two that work on one statement hand each other files and small queues: shared memory may be scarce.
  await client.query('set local max_parallel_maintenance_workers = 1');
  await client.query('set local max_parallel_workers_per_gather = 1');
  // Rows of a bulk load have no history: who loaded them is known.
  await client.query(`set local relab.history = 'off'`);
  await client.query(`lock table ${identifiers(tables)} in access exclusive mode`);
}

/**
 * Fills tables in one transaction, on a connection of its own. A process that is killed meanwhile leaves nothing behind, and
 * the next one begins anew. Triggers run as ever.
 */
export async function bulkLoad(
  pool: Pool,
  { tables, indexing = () => undefined }: BulkLoadOptions,
  load: (bulk: BulkLoad) => Promise<void>,
): Promise<void> {
  // The pool hides its password from whoever copies its options.
  const { password } = pool.options;
  const client = new pg.Client({ ...pool.options, ...(password === undefined ? {} : { password }) });
  // A connection that ends is the error of the statement that it ends.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await begin(client, tables);
    const stream = new RowStream(client);
    await load({
      async run(text, parameters) {
        await stream.end();
        await client.query(text, parameters && [...parameters]);
      },
      open: (table, columns) => stream.open(table, columns),
      makeRoom: () => stream.makeRoom(),
      async withoutIndexes(filled, fill) {
        const makeIndexes = await setIndexesAside(client, filled);
        await fill();
        await stream.end();
        await makeIndexes(indexing);
        await client.query(`analyze ${identifiers(filled)}`);
      },
    });
    await stream.end();
    await client.query('commit');
    await client.query(`vacuum ${identifiers(tables)}`);
  } finally {
    // What is not committed is rolled back by the end of the connection.
    await client.end();
  }
}
