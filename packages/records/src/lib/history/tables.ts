import { type DeclaredTable, declareTable, nullableJson, oneOf, type TableOf } from '@relab/database';

/** `[old, new]` by the API name of the field, as they are stored. */
export type StoredChanges = Readonly<Record<string, readonly [unknown, unknown]>>;

export const historyTable = declareTable('record_history', {
  parent_id: 'text',
  created_date: 'timestamptz',
  id: 'bigint generated',
  operation: oneOf('text', ['c', 'u', 'd', 'r', 'x']),
  created_by_id: 'text null',
  client_id: 'text null',
  changes: nullableJson<StoredChanges>(),
});

const recycleBinTable = declareTable('recycle_bin', {
  id: 'text',
  deleted_date: 'timestamptz',
  deleted_by_id: 'text null',
  deletion: 'bigint',
  removal_date: 'timestamptz',
});

/** Who changed which record, and what is deleted and can be restored. */
export const historyTables: readonly DeclaredTable[] = [historyTable, recycleBinTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly record_history: TableOf<typeof historyTable>;
    readonly recycle_bin: TableOf<typeof recycleBinTable>;
  }
}
