import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const recentTable = declareTable('relab_recent', {
  user_id: 'text',
  record_id: 'text',
  object: 'text',
  visited_at: 'timestamptz',
});

/** What users opened last. */
export const recentTables: readonly DeclaredTable[] = [recentTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly relab_recent: TableOf<typeof recentTable>;
  }
}
