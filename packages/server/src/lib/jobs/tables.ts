import { type DeclaredTable, declareTable, oneOf, type TableOf } from '@relab/database';

const jobTable = declareTable('job', {
  id: 'text',
  entered: 'bigint generated',
  kind: 'text',
  payload: 'jsonb',
  status: oneOf('text default', [
    'Created',
    'Pending',
    'Processing',
    'Completed',
    'CompletedWithError',
    'Failed',
  ]),
  run_at: 'timestamptz',
  attempts: 'integer default',
  locked_until: 'timestamptz null',
  locked_by: 'text null',
  done: 'integer default',
  total: 'integer null',
  error: 'text null',
  key: 'text null',
  cancel_reason: 'text null',
  created_by: 'text null',
  trace: 'text null',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  finished_at: 'timestamptz null',
});

/** The queue. */
export const jobTables: readonly DeclaredTable[] = [jobTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly job: TableOf<typeof jobTable>;
  }
}
