import {
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  Kysely,
  type KyselyProps,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Pool } from 'pg';
import type { Database, Schema } from '../database.ts';
import { type Availability, createAvailability } from './availability.ts';
import { PoolDriver } from './pool-driver.ts';
import type { LimitedOptions, StatementFacts } from './pooled-connection.ts';
import type { StatementLimits } from './statement-limits.ts';
import { createStatementNames, noStatementNames } from './statement-names.ts';
import type { Writer } from './writer.ts';

type Executor = KyselyProps['executor'];

/** A connection whose statements all run under the limits, and whose transactions know their writer. */
function limitConnection(connection: DatabaseConnection, options: LimitedOptions): DatabaseConnection {
  return {
    executeQuery: (query) => connection.executeQuery(query, options),
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

function limitExecutor(executor: Executor, limited: LimitedOptions): Executor {
  const { signal } = limited.limits ?? {};
  return executor.withConnectionProvider({
    provideConnection: (consumer, options) =>
      executor.provideConnection(
        (connection) => consumer(limitConnection(connection, limited)),
        signal ? { ...options, signal } : options,
      ),
  });
}

/** A database over a pool. Handles with limits or a writer are made of it, and share its connections. */
export class PooledDatabase extends Kysely<Schema> {
  readonly #props: KyselyProps;
  readonly limits: StatementLimits;
  readonly #writer: Writer | undefined;
  /** The handle without any limits that this one was made of. */
  readonly source: PooledDatabase;
  /** Its server is a standby, which may be behind. */
  readonly isReplica: boolean;

  constructor(
    props: KyselyProps,
    { limits = {}, writer }: LimitedOptions = {},
    { source, isReplica = false }: Partial<Pick<PooledDatabase, 'source' | 'isReplica'>> = {},
  ) {
    super(source ? { ...props, executor: limitExecutor(props.executor, { limits, writer }) } : props);
    this.#props = props;
    this.#writer = writer;
    this.limits = limits;
    this.source = source ?? this;
    this.isReplica = isReplica;
  }

  limited(limits: StatementLimits, writer = this.#writer): PooledDatabase {
    return new PooledDatabase(this.#props, { limits: { ...this.limits, ...limits }, writer }, this);
  }
}

export interface PooledOptions {
  /** False for a connection on which names do not last, such as one through a pooler in transaction mode. */
  readonly named?: boolean;
  /** False where the database runs in this process. */
  readonly canCancel?: boolean;
  /** True where its server is a standby. */
  readonly isReplica?: boolean;
  readonly availability?: Availability;
  /** Is called with each statement; must be quick, and not throw. */
  readonly onStatement?: ((facts: StatementFacts) => void) | undefined;
}

export function createPooledDatabase(pool: Pool, options: PooledOptions = {}): PooledDatabase {
  const {
    named = true,
    canCancel = true,
    isReplica = false,
    availability = createAvailability(() => undefined),
    onStatement,
  } = options;
  const names = named ? createStatementNames() : noStatementNames;
  const driver = new PoolDriver(pool, { names, canCancel, isReplica, availability, onStatement });
  const adapter = new PostgresAdapter();
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const provider = new DefaultConnectionProvider(driver);
  const executor = new DefaultQueryExecutor(new PostgresQueryCompiler(), adapter, provider);
  return new PooledDatabase({ config: { dialect }, dialect, driver, executor }, {}, { isReplica });
}

/** The same database with limits on each statement; limits that it has already stay where these name none. */
export function limitStatements(database: Database, limits: StatementLimits): Database {
  return database instanceof PooledDatabase ? database.limited(limits) : database;
}

/**
 * The same database for what somebody writes: triggers of its transactions can tell who. A statement outside of a transaction
 * says so itself, where it matters.
 */
export function writeAs(database: Database, writer: Writer): Database {
  return database instanceof PooledDatabase ? database.limited({}, writer) : database;
}

/** The same for all handles of one database: what may be remembered of it is remembered by this one. */
export const sourceOf = (database: Database): Database =>
  database instanceof PooledDatabase ? database.source : database;

/** The same database for work that others wait for too: with its time limit, and not ended with one request. */
export function sharedDatabase(database: Database): Database {
  if (!(database instanceof PooledDatabase) || !database.limits.signal) return database;
  const { timeout } = database.limits;
  return timeout === undefined ? database.source : database.source.limited({ timeout });
}
