import type { Pool } from 'pg';

/**
 * Says that a connection broke. The pool makes another, and what was asked on the broken one fails; without listeners it
 * would end the process.
 */
export function reportBreaks(pool: Pool, failed: (error: Error) => void = () => undefined): void {
  // The pool says the same again of a connection that is idle.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', failed);
  });
}
