import { type Environment, oneOf, wholeNumber } from './read-value.ts';
import { SettingError } from './setting-error.ts';

/** How the database is used. */
export interface DatabaseUse {
  /** Connections at most. */
  readonly databasePool: number | undefined;
  /** Whether statements are prepared by name; undefined decides by whether a pooler stands between. */
  readonly preparedStatements: boolean | undefined;
  readonly timeLimits: TimeLimits;
  /** A standby that is read from; undefined where everything is read from the database itself. */
  readonly replica: ReplicaUse | undefined;
}

export interface ReplicaUse {
  readonly url: string;
  /** Milliseconds that what is read there may be behind. */
  readonly maxLag: number;
}

function replicaUse(env: Environment): ReplicaUse | undefined {
  const maxLag = 1000 * (wholeNumber('RELAB_REPLICA_MAX_LAG', env.RELAB_REPLICA_MAX_LAG, 1, 300) ?? 5);
  if (!env.DATABASE_READ_URL) return undefined;
  if (!env.DATABASE_URL)
    throw new SettingError(
      'DATABASE_READ_URL names a standby of the database at DATABASE_URL, which is not set. The embedded database has none: set DATABASE_URL, or leave out DATABASE_READ_URL.',
    );
  return { url: env.DATABASE_READ_URL, maxLag };
}

/** In milliseconds. */
export interface TimeLimits {
  /** Of a statement of a request. */
  readonly statement: number;
  /** Of a statement of a job. */
  readonly jobStatement: number;
  /** That work waits for a free connection. */
  readonly connection: number;
  /** After which the database ends a transaction in which nothing happens. */
  readonly idleTransaction: number;
}

export function databaseUse(env: Environment): DatabaseUse {
  const prepared = oneOf('RELAB_DATABASE_PREPARED', env.RELAB_DATABASE_PREPARED, ['yes', 'no']);
  const milliseconds = (name: string, usualSeconds: number): number =>
    (wholeNumber(name, env[name], 1, 86_400) ?? usualSeconds) * 1000;
  return {
    replica: replicaUse(env),
    databasePool: wholeNumber('RELAB_DATABASE_POOL', env.RELAB_DATABASE_POOL, 1, 1000),
    preparedStatements: prepared === undefined ? undefined : prepared === 'yes',
    timeLimits: {
      statement: milliseconds('RELAB_STATEMENT_TIMEOUT', 5),
      jobStatement: milliseconds('RELAB_JOB_STATEMENT_TIMEOUT', 300),
      connection: milliseconds('RELAB_CONNECTION_TIMEOUT', 5),
      idleTransaction: milliseconds('RELAB_IDLE_TRANSACTION_TIMEOUT', 60),
    },
  };
}
