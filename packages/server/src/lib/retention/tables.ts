import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const retentionRunTable = declareTable('retention_run', {
  rule_id: 'text',
  started_at: 'timestamptz',
  ended_at: 'timestamptz null',
  cursor: 'text null',
  removed: 'bigint default',
  removed_in_all: 'bigint default',
  error: 'text null',
});

/** What became of each rule of retention. */
export const retentionTables: readonly DeclaredTable[] = [retentionRunTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly retention_run: TableOf<typeof retentionRunTable>;
  }
}
