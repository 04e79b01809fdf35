import { type DeclaredTable, declareTable, nullableJson, type TableOf } from '@relab/database';
import type { ProcessReport } from './process-report.ts';

const processTable = declareTable('relab_process', {
  id: 'text',
  release: 'text',
  declarations: 'text',
  role: 'text',
  host: 'text',
  pid: 'integer',
  started_at: 'timestamptz default',
  seen_at: 'timestamptz default',
  report: nullableJson<ProcessReport>(),
});

/** Processes that run on the database. */
export const processTables: readonly DeclaredTable[] = [processTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly relab_process: TableOf<typeof processTable>;
  }
}
