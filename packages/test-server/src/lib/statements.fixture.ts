import type { Database } from '@relab/database';
import type { CompiledQuery, DatabaseConnection } from 'kysely';

/** Beginning, saving and ending are no statements of the work itself. */
const isFrame = (sql: string): boolean =>
  /^(?:begin|start|commit|rollback|savepoint|release|set)\b/i.test(sql);

/** The statements of some work, in order. Other work must not run meanwhile. */
export async function queriesOf(
  database: Database,
  work: () => Promise<unknown>,
): Promise<readonly CompiledQuery[]> {
  const queries: CompiledQuery[] = [];
  const executor = database.getExecutor();
  const provide = executor.provideConnection;
  const counting = (connection: DatabaseConnection): DatabaseConnection => ({
    executeQuery(query, ...more) {
      if (!isFrame(query.sql)) queries.push(query);
      return connection.executeQuery(query, ...more);
    },
    streamQuery: (query, ...more) => connection.streamQuery(query, ...more),
  });
  executor.provideConnection = (consumer, ...more) =>
    provide.call(executor, (connection) => consumer(counting(connection)), ...more) as never;
  try {
    await work();
  } finally {
    executor.provideConnection = provide;
  }
  return queries;
}

/** The SQL of each statement. */
export const statementsOf = async (database: Database, work: () => Promise<unknown>): Promise<string[]> =>
  (await queriesOf(database, work)).map((query) => query.sql);

export const countStatements = async (database: Database, work: () => Promise<unknown>): Promise<number> =>
  (await statementsOf(database, work)).length;
