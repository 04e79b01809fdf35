export type { Database } from './lib/database.ts';
export { pendingMigrations } from './lib/migrate/apply-migrations.ts';
export { type MigrateOptions, type Migration, migrate } from './lib/migrate/migrate.ts';
export { planTables } from './lib/migrate/plan-tables.ts';
export type { Check, Column, Index, Table } from './lib/migrate/table.ts';
export { type Engine, type OpenDatabase, type OpenOptions, openDatabase } from './lib/open-database.ts';
