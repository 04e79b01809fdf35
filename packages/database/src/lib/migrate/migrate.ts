import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database.ts';
import { applyMigrations } from './apply-migrations.ts';
import { applyTables } from './apply-tables.ts';
import type { Migration } from './migration-files.ts';
import type { Table } from './table.ts';

export type { Migration } from './migration-files.ts';

export interface MigrateOptions {
  /** Folders of `NNNN-name.sql` files (a `file:` URL each), or migrations as they are. Applied in this order. */
  readonly migrations?: readonly (URL | Migration)[];
  /** Declared objects; their tables are there before any migration runs. */
  readonly objects?: readonly { readonly table: Table }[];
  readonly log?: (line: string) => void;
}

/** Any constant: instances that start at once wait for each other on it. */
const migrationLock = 7_352_201_163;

async function installExtensions(transaction: Transaction<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(transaction);
  await sql`create extension if not exists unaccent`.execute(transaction);
}

/**
 * Brings the database to what is declared: extensions, then the objects' tables, then the migrations not yet applied.
 * All in one transaction, so a failure or a kill leaves it as it was. What would lose data, and a migration that was
 * changed after it was applied, stop it with a sentence.
 */
export async function migrate(
  database: Database,
  { migrations = [], objects = [], log = () => undefined }: MigrateOptions,
): Promise<void> {
  await (database as Kysely<unknown>).transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
    await installExtensions(transaction);
    await applyTables(
      transaction,
      objects.map(({ table }) => table),
      log,
    );
    await applyMigrations(transaction, migrations, log);
  });
}
