import type { Pool } from 'pg';

/**
 * Logs that a connection broke. The pool opens another, and queries on the broken one fail; without listeners it
 * would end the process.
 */
export function reportBreaks(pool: Pool, failed: (error: Error) => void = () => undefined): void {
  // The pool reports the same error again for an idle connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', failed);
  });
}
