import type { Database } from '../database.ts';
import { applyMigrations } from './apply-migrations.ts';
import { applyTables } from './apply-tables.ts';
import type { Migration } from './migration-files.ts';
import { lockMigrations } from './migration-lock.ts';
import { readRegister } from './register.ts';
import type { Table } from './table.ts';

export type { Migration } from './migration-files.ts';

/** What the database is to have. Nothing in it is dropped unless it is retired, and empty. */
export interface MigrateOptions {
  /** Folders of `NNNN-name.sql` files (a `file:` URL each), or migrations as they are. Applied in this order. */
  readonly migrations?: readonly (URL | Migration)[];
  /**
   * All declared objects; their tables are there before any migration runs. Without any tables are left alone, but a
   * table that is not among them counts as no longer declared.
   */
  readonly objects?: readonly { readonly table: Table }[];
  /**
   * `table` and `table.column`: what was declared once, and is dropped where it is empty. All else that is not declared
   * stays, since a newer release that shares the database may have added it.
   */
  readonly retired?: readonly string[];
  /**
   * Processes of another release that run on the database, as people read it (`release 1.2.0 (web, …)`). What they cannot work
   * with waits for a start without them, and a renaming is refused.
   */
  readonly others?: string | undefined;
  /** Leaves indexes that nothing but speed rests on to `buildIndexes`, where their table has rows. */
  readonly defersIndexes?: boolean | undefined;
  readonly log?: (line: string) => void;
}

function migrationError(problems: readonly string[]): Error {
  const [only = ''] = problems;
  if (problems.length === 1) return new Error(only);
  const list = problems.map((problem) => `- ${problem}`).join('\n');
  return new Error(`${problems.length} changes of tables are refused, and nothing is changed:\n${list}`);
}

/**
 * Brings the database to what is declared: extensions, then the objects' tables, then the migrations not yet applied.
 * All in one transaction, so a failure or a kill leaves it as it was. What would lose data, and a migration that was
 * changed after it was applied, stop it with a sentence. Where nothing changed it takes five statements.
 */
export async function migrate(
  database: Database,
  { migrations = [], objects, retired, others, defersIndexes, log = () => undefined }: MigrateOptions,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockMigrations(transaction);
    const register = await readRegister(transaction);
    if (objects) {
      const tables = objects.map(({ table }) => table);
      const problems = await applyTables(transaction, register, tables, log, {
        retired,
        others,
        defersIndexes,
      });
      if (problems.length > 0) throw migrationError(problems);
    }
    await applyMigrations(transaction, register.migrations, migrations, log);
  });
}
