import pg, { type Pool } from 'pg';
import type { Database } from './database.ts';
import { reportBreaks } from './report-breaks.ts';
import { createPooledDatabase } from './statements/pooled-database.ts';

export interface SeparateConnection {
  readonly database: Database;
  close(): Promise<void>;
}

/**
 * One more connection to the database of a pool, outside of it: for a transaction that lasts while others work, for which
 * a small pool has no connection to spare. None is opened before the first statement.
 */
export function openSeparateConnection(pool: Pool): SeparateConnection {
  // The pool hides its password from whoever copies its options.
  const { password } = pool.options;
  const one = new pg.Pool({ ...pool.options, ...(password === undefined ? {} : { password }), max: 1 });
  reportBreaks(one);
  return { database: createPooledDatabase(one, { named: false }), close: () => one.end() };
}
