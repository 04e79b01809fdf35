import { type DeclaredTable, declareTable } from '../declare/declare-table.ts';
import type { TableOf } from '../declare/table-of.ts';

const columnTable = declareTable('relab_column', {
  table_name: 'text',
  column_name: 'text',
  declared: 'jsonb',
});

const tableTable = declareTable('relab_table', {
  table_name: 'text',
  declared: 'jsonb',
});

const migrationTable = declareTable('relab_migration', {
  name: 'text',
  checksum: 'text',
  applied_at: 'timestamptz default',
});

/** What a database was brought to; `register.ts` makes them. */
export const registerTables: readonly DeclaredTable[] = [columnTable, tableTable, migrationTable];

declare module '../../tables.ts' {
  interface Tables {
    readonly relab_column: TableOf<typeof columnTable>;
    readonly relab_table: TableOf<typeof tableTable>;
    readonly relab_migration: TableOf<typeof migrationTable>;
  }
}
