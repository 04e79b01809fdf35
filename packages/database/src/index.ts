export { type BulkLoad, type BulkLoadOptions, bulkLoad } from './lib/bulk/bulk-load.ts';
export type { CopyValue } from './lib/bulk/copy-rows.ts';
export { DataFolderError } from './lib/data-folder-error.ts';
export type { Database, Row, Schema } from './lib/database.ts';
export type { ColumnSpec } from './lib/declare/column-spec.ts';
export {
  arrayOf,
  columnOf,
  type DeclaredTable,
  declareTable,
  json,
  nullableJson,
  oneOf,
} from './lib/declare/declare-table.ts';
export type { Declares, RowOf, SpecsOf, TableOf, TablesOf, Typed, typed } from './lib/declare/table-of.ts';
export { inTransaction, withSavepoint } from './lib/in-transaction.ts';
export { isoMoment } from './lib/iso-moment.ts';
export { pendingMigrations } from './lib/migrate/apply-migrations.ts';
export type { ApplyOptions } from './lib/migrate/apply-tables.ts';
export { buildIndexes, type IndexBuildOptions } from './lib/migrate/build-indexes.ts';
export { type Contraction, contract, planContraction } from './lib/migrate/contract.ts';
export { type MigrateOptions, type Migration, migrate } from './lib/migrate/migrate.ts';
export { readMigrations } from './lib/migrate/migration-files.ts';
export { planTables } from './lib/migrate/plan-tables.ts';
export { registerTables } from './lib/migrate/register-tables.ts';
export type { Check, Column, Index, Table, Trigger } from './lib/migrate/table.ts';
export { type Engine, type OpenDatabase, type OpenOptions, openDatabase } from './lib/open-database.ts';
export { type OpenReplica, openReplica, type ReplicaOptions } from './lib/open-replica.ts';
export type { PoolOptions } from './lib/pool-settings.ts';
export { rejectAfter } from './lib/reject-after.ts';
export { openSeparateConnection } from './lib/separate-connection.ts';
export { type CheckedReplica, checkReplica, mayIdentify, ReplicaError } from './lib/servers/check-replica.ts';
export { formatLogPosition, type LogPosition, parseLogPosition } from './lib/servers/log-position.ts';
export { parseReplicas, type Server, type ServerList, type ServerRole } from './lib/servers/server-list.ts';
export { NoServerFits } from './lib/servers/server-pool.ts';
export { DatabaseUnavailable } from './lib/statements/availability.ts';
export type { StatementFacts } from './lib/statements/pooled-connection.ts';
export { limitStatements, sharedDatabase, sourceOf, writeAs } from './lib/statements/pooled-database.ts';
export { isReplica, PrimaryRequired, requirePrimary } from './lib/statements/require-primary.ts';
export {
  StatementAborted,
  type StatementLimits,
  StatementTimeout,
} from './lib/statements/statement-limits.ts';
export type { Writer } from './lib/statements/writer.ts';
