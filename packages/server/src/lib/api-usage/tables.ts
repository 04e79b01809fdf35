import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const apiUsageTable = declareTable('relab_api_usage', {
  hour: 'timestamptz',
  calls: 'bigint',
});

/** Calls of programs by hour. */
export const apiUsageTables: readonly DeclaredTable[] = [apiUsageTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly relab_api_usage: TableOf<typeof apiUsageTable>;
  }
}
