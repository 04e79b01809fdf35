import type { Database } from '@relab/database';
import type { GaugeSource } from '../observability/metrics.ts';
import { readRuns } from './retention-runs.ts';

/** What all processes together removed by each rule of retention, when they enforced it last, and whether that failed. */
export const retentionGauges = (database: Database): readonly GaugeSource[] => [
  {
    name: 'relab_retention_rows_removed',
    help: 'Rows and files that a rule of retention removed since the installation began.',
    labels: ['rule'],
    read: async () =>
      [...(await readRuns(database))].map(([rule, run]) => ({ labels: { rule }, value: run.removedInAll })),
  },
  {
    name: 'relab_retention_last_run_timestamp_seconds',
    help: 'When a rule of retention was enforced last.',
    labels: ['rule'],
    read: async () =>
      [...(await readRuns(database))].flatMap(([rule, { endedAt }]) =>
        endedAt ? [{ labels: { rule }, value: endedAt.getTime() / 1000 }] : [],
      ),
  },
  {
    name: 'relab_retention_failed',
    help: '1 where the last run of a rule failed.',
    labels: ['rule'],
    read: async () =>
      [...(await readRuns(database))].map(([rule, { error }]) => ({
        labels: { rule },
        value: error === null ? 0 : 1,
      })),
  },
];
