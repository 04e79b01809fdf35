export type { Database } from './lib/database.ts';
export { pendingMigrations } from './lib/migrate/apply-migrations.ts';
export { type MigrateOptions, type Migration, migrate } from './lib/migrate/migrate.ts';
export type { Column, Table } from './lib/migrate/table.ts';
export { type Engine, type OpenDatabase, type OpenOptions, openDatabase } from './lib/open-database.ts';
