import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { type TestDatabase, type TestEngine, testDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import type { Column, Table } from './table.ts';

export interface TestTables {
  readonly database: Database;
  readonly pool: TestDatabase['pool'];
  /** What was said since `clear`. */
  readonly lines: string[];
  /** Migrates to these tables and no others. */
  to(...tables: readonly Table[]): Promise<void>;
  /** The same by a release that retires `table` and `table.column`. */
  retire(retired: readonly string[], ...tables: readonly Table[]): Promise<void>;
  /** Why migrating to these tables is refused. */
  problem(...tables: readonly Table[]): Promise<string>;
  put(text: string): Promise<void>;
  rows(text: string): Promise<readonly unknown[]>;
  /** An empty database again. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export const table = (name: string, columns: readonly Column[], more: Partial<Table> = {}): Table => ({
  name,
  columns,
  ...more,
});

/** What the work was refused with. */
export const messageOf = async (work: Promise<unknown>): Promise<string> =>
  await work.then(
    () => 'nothing was refused',
    (error: Error) => error.message,
  );

export async function testTables(engine: TestEngine): Promise<TestTables> {
  const { database, pool, close } = await testDatabase(engine);
  const lines: string[] = [];
  const retire = (retired: readonly string[], ...tables: readonly Table[]): Promise<void> =>
    migrate(database, {
      objects: tables.map((each) => ({ table: each })),
      retired,
      log: (line) => void lines.push(line),
    });
  const to = (...tables: readonly Table[]): Promise<void> => retire([], ...tables);
  const run = (text: string): RawBuilder<unknown> => sql.raw(text);
  return {
    database,
    pool,
    lines,
    to,
    retire,
    problem: (...tables) => messageOf(to(...tables)),
    async put(text) {
      await run(text).execute(database);
    },
    rows: async (text) => (await run(text).execute(database)).rows,
    async clear() {
      lines.length = 0;
      await run('drop schema public cascade; create schema public').execute(database);
    },
    close,
  };
}
