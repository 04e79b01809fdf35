import {
  type AbortableOperationOptions,
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import type { PoolClient, QueryResult as PoolResult } from 'pg';
import { type Availability, DatabaseUnavailable, isUnavailable } from './availability.ts';
import type { Backend } from './cancel-statement.ts';
import { runLimited } from './run-limited.ts';
import { StatementAborted, type StatementLimits, StatementTimeout } from './statement-limits.ts';
import type { StatementNames } from './statement-names.ts';
import { tellWriter, type Writer } from './writer.ts';

/** What `pg` has beside its types: the socket, to break it off. */
type Client = PoolClient & Backend & { readonly connection: { readonly stream: { destroy(): void } } };

export interface ConnectionOptions {
  readonly names: StatementNames;
  readonly availability: Availability;
  /** False where statements run inside this process and nothing can interrupt them: limits hold between them. */
  readonly canCancel: boolean;
  /** The server is a standby: a write that it refuses is a mistake of whoever sent it, and no sign that the server was demoted. */
  readonly isReplica: boolean;
  readonly onStatement: ((facts: StatementFacts) => void) | undefined;
  /**
   * Called when the server refuses a write, since it has become a standby or read-only, or does not even react to a cancel:
   * other connections lead there too.
   */
  serverFailed(): void;
  /** Another connection of the same pool. */
  connectAnew(): Promise<PoolClient>;
}

/** A statement that was answered, or not: its text without values, and the milliseconds that it took. */
export interface StatementFacts {
  readonly text: string;
  readonly duration: number;
  readonly isFailed: boolean;
}

/** What is handed down beside a query. */
export interface LimitedOptions extends AbortableOperationOptions {
  readonly limits?: StatementLimits;
  readonly writer?: Writer | undefined;
}

export const readOnlyServer = '25006';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const isOutdatedPlan = (error: unknown): boolean =>
  codeOf(error) === '0A000' && error instanceof Error && /cached plan/.test(error.message);

/** Behind a pooler the name was given on another connection, or is there already. */
const isNameMissing = (error: unknown): boolean => codeOf(error) === '26000' || codeOf(error) === '42P05';

/** A write on a server that takes none. Nothing of it was done. */
const isReadOnlyServer = (error: unknown): error is Error => codeOf(error) === readOnlyServer;

const begins = /^(?:begin|start transaction)\b/;
const ends = /^(?:commit|rollback)$/;

const counted = /^(?:INSERT|UPDATE|DELETE|MERGE)$/;

function resultOf<Row>({ command, rowCount, rows }: PoolResult): QueryResult<Row> {
  if (command === 'ROLLBACK' || command === 'COMMIT') return { rows: [{ command }] as Row[] };
  const result = { rows: (rows ?? []) as Row[] };
  return counted.test(command) ? { ...result, numAffectedRows: BigInt(rowCount ?? 0) } : result;
}

/** One connection of the pool, whose statements are prepared by name and bounded by limits. */
export class PooledConnection implements DatabaseConnection {
  #client: Client;
  readonly #options: ConnectionOptions;
  #isDiscarded = false;
  /** Given back, and no other connection was to be had in its place. */
  #isReleased = false;
  /** In a transaction a failed statement cannot be sent again. */
  #inTransaction = false;
  /** The transaction is meant to write nothing. */
  #readsOnly = false;

  constructor(client: PoolClient, options: ConnectionOptions) {
    this.#client = client as Client;
    this.#options = options;
  }

  async executeQuery<Row>(query: CompiledQuery, options: LimitedOptions = {}): Promise<QueryResult<Row>> {
    const { onStatement } = this.#options;
    if (!onStatement) return await this.#execute<Row>(query, options);
    const begun = performance.now();
    let isFailed = true;
    try {
      const result = await this.#execute<Row>(query, options);
      isFailed = false;
      return result;
    } finally {
      onStatement({ text: query.sql, duration: performance.now() - begun, isFailed });
    }
  }

  async #execute<Row>(query: CompiledQuery, options: LimitedOptions): Promise<QueryResult<Row>> {
    const { availability, names } = this.#options;
    const isRollback = query.sql === 'rollback';
    const isBegin = begins.test(query.sql);
    const { timeout, signal } = options.limits ?? {};
    // A transaction is ended, whoever waits for it.
    const limits = { ...(timeout !== undefined && { timeout }), ...(signal && !isRollback && { signal }) };
    if (limits.signal?.aborted) throw new StatementAborted();
    try {
      const { writer } = options;
      const told = isBegin && writer ? CompiledQuery.raw(`${query.sql}; ${tellWriter(writer)}`) : query;
      const result = await this.#runOnWritable(told, limits);
      if (isBegin) {
        this.#inTransaction = true;
        this.#readsOnly = query.sql.includes('read only');
      } else if (ends.test(query.sql)) this.#inTransaction = false;
      availability.succeeded();
      return resultOf(result);
    } catch (error) {
      // Nobody else gets a connection with a transaction that nobody ended.
      if (isRollback) this.#discard(false);
      if (isOutdatedPlan(error)) names.forget(query.sql);
      const isAway = isUnavailable(error);
      const isUnanswered = error instanceof StatementTimeout && !error.answered;
      if (isUnanswered) this.#options.serverFailed();
      if (isAway || isUnanswered) availability.failed(error);
      throw isAway || this.#isRefusedWrite(error) ? new DatabaseUnavailable(error) : error;
    }
  }

  #isRefusedWrite(error: unknown): error is Error {
    const isMeantToRead = this.#options.isReplica || (this.#inTransaction && this.#readsOnly);
    return isReadOnlyServer(error) && !isMeantToRead;
  }

  /**
   * A connection on which a write is refused leads to a server that was demoted: it is dropped, and a statement by itself is
   * sent again on another one. A transaction is begun again by whoever began it (`inTransaction`).
   */
  async #runOnWritable(query: CompiledQuery, limits: StatementLimits): Promise<PoolResult> {
    try {
      return await this.#run(query, limits);
    } catch (error) {
      if (!this.#isRefusedWrite(error)) throw error;
      this.#options.serverFailed();
      this.#discard(false);
      if (this.#inTransaction) throw error;
      this.release();
      this.#isReleased = true;
      this.#client = (await this.#options.connectAnew()) as Client;
      this.#isReleased = false;
      this.#isDiscarded = false;
      return await this.#run(query, limits);
    }
  }

  /** The interface demands it; nothing here reads by a cursor. */
  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are not streamed here.');
  }

  #discard(atOnce: boolean): void {
    this.#isDiscarded = true;
    if (atOnce) this.#client.connection.stream.destroy();
  }

  release(): void {
    if (!this.#isReleased) this.#client.release(this.#isDiscarded);
  }

  async #run(query: CompiledQuery, limits: StatementLimits): Promise<PoolResult> {
    const { sql: text, parameters } = query;
    const name = parameters.length === 0 ? undefined : this.#options.names.of(text);
    if (name === undefined) return await this.#send(text, parameters, undefined, limits);
    try {
      return await this.#send(text, parameters, name, limits);
    } catch (error) {
      if (!isNameMissing(error) || this.#inTransaction) throw error;
      return await this.#send(text, parameters, undefined, limits);
    }
  }

  #send(
    text: string,
    parameters: readonly unknown[],
    name: string | undefined,
    limits: StatementLimits,
  ): Promise<PoolResult> {
    const client = this.#client;
    const values = parameters as unknown[];
    const result = client.query(name === undefined ? { text, values } : { text, values, name });
    if (!this.#options.canCancel || (limits.timeout === undefined && !limits.signal)) return result;
    return runLimited({ result, backend: client, limits, discard: (atOnce) => this.#discard(atOnce) });
  }
}
