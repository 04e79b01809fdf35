import type { Pool, PoolClient } from 'pg';
import { type Backend, cancelStatement } from './statements/cancel-statement.ts';

/** Milliseconds that statements get to end once a pool is closed, and between two attempts to cancel them. */
const defaultPatience = 5_000;
const every = 500;

/**
 * Returns what ends a pool: no connection is handed out from then on, and statements that still run after the given milliseconds
 * are cancelled, whose transactions roll back. A statement of minutes, such as one that looks all listings through, would otherwise
 * hold up a process that is to end.
 */
export function poolEnd(pool: Pool, patience = defaultPatience): () => Promise<void> {
  const busy = new Set<PoolClient>();
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_, client) => busy.delete(client));
  const cancelAll = (): void => {
    // `pg` has these members, and does not declare them.
    for (const client of busy) void cancelStatement(client as unknown as Backend);
  };
  return async () => {
    let repeated: NodeJS.Timeout | undefined;
    const first = setTimeout(() => {
      cancelAll();
      repeated = setInterval(cancelAll, every);
    }, patience);
    try {
      await pool.end();
    } finally {
      clearTimeout(first);
      clearInterval(repeated);
    }
  };
}
