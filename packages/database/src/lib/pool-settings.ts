import type { PoolConfig } from 'pg';
import { poolTypes } from './pool-types.ts';

/** What an operator can set of the connections. */
export interface PoolOptions {
  /** Maximum number of connections; 10 by default. */
  readonly poolSize?: number;
  /** Milliseconds that work waits for a free connection; 5,000 by default. */
  readonly connectionTimeout?: number;
  /** Milliseconds after which the database ends an idle transaction; a minute by default. */
  readonly idleTransactionTimeout?: number;
  /** Called when a connection breaks. */
  readonly onBreak?: (error: Error) => void;
}

export function poolSettings({ poolSize = 10, connectionTimeout = 5_000 }: PoolOptions): PoolConfig {
  return {
    max: poolSize,
    types: poolTypes,
    connectionTimeoutMillis: connectionTimeout,
    application_name: 'relab',
  };
}

/**
 * What a session is begun with. Not through a pooler: it refuses parameters that it does not follow, and one session
 * serves many clients.
 */
export const sessionSettings = ({ idleTransactionTimeout = 60_000 }: PoolOptions): PoolConfig => ({
  idle_in_transaction_session_timeout: idleTransactionTimeout,
});
