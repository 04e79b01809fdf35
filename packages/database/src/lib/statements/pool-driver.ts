import {
  type AbortableOperationOptions,
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { DatabaseUnavailable, isUnavailable } from './availability.ts';
import { type ConnectionOptions, PooledConnection } from './pooled-connection.ts';
import { StatementAborted } from './statement-limits.ts';

function begin({ isolationLevel, accessMode }: TransactionSettings): string {
  if (isolationLevel === undefined && accessMode === undefined) return 'begin';
  const isolation = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
  return `start transaction${isolation}${accessMode === undefined ? '' : ` ${accessMode}`}`;
}

export type PoolDriverOptions = Omit<ConnectionOptions, 'serverFailed' | 'connectAnew'>;

/** Kysely's driver over a pool of `pg`, with connections whose statements can be limited. */
export class PoolDriver implements Driver {
  readonly #pool: Pool;
  readonly #options: ConnectionOptions;
  readonly #connections = new WeakMap<PoolClient, PooledConnection>();
  /** Grows when a server turns out to take writes no longer, or not to answer: connections from before lead to it. */
  #generation = 0;
  readonly #generations = new WeakMap<PoolClient, number>();

  constructor(pool: Pool, options: PoolDriverOptions) {
    this.#pool = pool;
    this.#options = {
      ...options,
      serverFailed: () => {
        this.#generation += 1;
      },
      connectAnew: () => this.#connect(),
    };
  }

  async init(): Promise<void> {}

  async acquireConnection({ signal }: AbortableOperationOptions = {}): Promise<PooledConnection> {
    if (signal?.aborted) throw new StatementAborted();
    const client = await this.#connect();
    if (signal?.aborted) {
      client.release();
      throw new StatementAborted();
    }
    const existing = this.#connections.get(client);
    if (existing) return existing;
    const connection = new PooledConnection(client, this.#options);
    this.#connections.set(client, connection);
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(begin(settings)));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { rows } = await connection.executeQuery<{ command?: string }>(CompiledQuery.raw('commit'));
    // PostgreSQL answers so where a statement before had failed and nobody noticed.
    if (rows[0]?.command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PooledConnection) connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }

  async #connect(): Promise<PoolClient> {
    try {
      for (;;) {
        const client = await this.#pool.connect();
        const generation = this.#generations.get(client) ?? this.#generation;
        this.#generations.set(client, generation);
        if (generation === this.#generation) return client;
        client.release(true);
      }
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.#options.availability.failed(error);
      throw new DatabaseUnavailable(error);
    }
  }
}
