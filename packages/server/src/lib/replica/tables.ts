import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const timelineTable = declareTable('relab_timeline', {
  id: 'text',
  token: 'text',
});

/** Timelines of the database's log that were the primary's. */
export const replicaTables: readonly DeclaredTable[] = [timelineTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly relab_timeline: TableOf<typeof timelineTable>;
  }
}
