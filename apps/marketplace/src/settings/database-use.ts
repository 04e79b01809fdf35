import { type Environment, oneOf, wholeNumber } from './read-value.ts';

/** How the database is used. */
export interface DatabaseUse {
  /** Connections at most. */
  readonly databasePool: number | undefined;
  /** Whether statements are prepared by name; undefined decides by whether a pooler stands between. */
  readonly preparedStatements: boolean | undefined;
  readonly timeLimits: TimeLimits;
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
