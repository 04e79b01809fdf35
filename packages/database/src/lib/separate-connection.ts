import pg, { type Pool } from 'pg';
import type { Database } from './database.ts';
import { reportBreaks } from './report-breaks.ts';
import { ServerPool } from './servers/server-pool.ts';
import { createPooledDatabase } from './statements/pooled-database.ts';

export interface SeparateConnection {
  readonly database: Database;
  close(): Promise<void>;
}

function copyOf(pool: Pool): Pool {
  // The pool hides its password from whoever copies its options.
  const { password } = pool.options;
  return new pg.Pool({ ...pool.options, ...(password === undefined ? {} : { password }), max: 1 });
}

/**
 * One more connection to the database of a pool, outside of it: for a transaction that lasts while others work, for which
 * a small pool has no connection to spare. None is opened before the first statement.
 */
export function openSeparateConnection(pool: Pool): SeparateConnection {
  const one = pool instanceof ServerPool ? pool.separate({ max: 1 }) : copyOf(pool);
  reportBreaks(one);
  return { database: createPooledDatabase(one, { named: false }), close: () => one.end() };
}
