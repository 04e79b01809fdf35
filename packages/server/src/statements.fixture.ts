import type { Database } from '@relab/database';
import type { DatabaseConnection } from 'kysely';

/** Beginning, saving and ending are no statements of the work itself. */
const isFrame = (sql: string): boolean =>
  /^(?:begin|start|commit|rollback|savepoint|release|set)\b/i.test(sql);

/** What some work asks of the database, in order: the SQL of each statement. Other work must not run meanwhile. */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const executor = database.getExecutor();
  const provide = executor.provideConnection;
  const counting = (connection: DatabaseConnection): DatabaseConnection => ({
    executeQuery(query, ...more) {
      if (!isFrame(query.sql)) statements.push(query.sql);
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
  return statements;
}

export const countStatements = async (database: Database, work: () => Promise<unknown>): Promise<number> =>
  (await statementsOf(database, work)).length;
