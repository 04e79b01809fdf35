import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { countDueJobs, countJobs } from '../administration/queue-jobs.ts';
import type { GaugeSource } from './metrics.ts';

/** The counters of a pool of `pg`. */
export interface PoolState {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Connections of this process's pool, and who waits for one. */
export const poolGauge = (pool: PoolState): GaugeSource => ({
  name: 'relab_database_connections',
  help: 'Connections of this process by their state, and work that waits for one.',
  labels: ['state'],
  read: () => [
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'waiting' }, value: pool.waitingCount },
  ],
});

/** Reads something at most once in so many milliseconds. */
function shared<Result>(read: () => Promise<Result>, milliseconds: number): () => Promise<Result> {
  let latest: { readonly at: number; readonly result: Promise<Result> } | undefined;
  return () => {
    const now = performance.now();
    if (!latest || now - latest.at > milliseconds) latest = { at: now, result: read() };
    return latest.result;
  };
}

/** The queue of all processes, read from the database at most once in five seconds; a day's completed jobs are among them. */
export function queueGauges(database: Database, now: () => Date): readonly GaugeSource[] {
  const count = shared(() => countJobs(database, now()), 5_000);
  const due = shared(() => countDueJobs(database, now()), 5_000);
  return [
    {
      name: 'relab_jobs',
      help: 'Jobs that wait, are worked on or failed, and those that were completed within a day.',
      labels: ['kind', 'status'],
      read: async () =>
        (await count()).counts.map(({ kind, status, count: value }) => ({ labels: { kind, status }, value })),
    },
    {
      name: 'relab_job_oldest_seconds',
      help: 'For how long the oldest job of a kind has been due, whether it waits or is worked on.',
      labels: ['kind'],
      read: async () =>
        (await due()).map(({ kind, since }) => ({
          labels: { kind },
          value: Math.max(0, (now().getTime() - since.getTime()) / 1000),
        })),
    },
  ];
}

/** Whether the database answers a statement of this process now. */
export const isDatabaseUp = (database: Database): Promise<boolean> =>
  sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );

/** 1 where the database answers a statement of this process, 0 where it does not. */
export const databaseGauge = (database: Database): GaugeSource => ({
  name: 'relab_database_up',
  help: 'Whether the database answers.',
  labels: [],
  read: async () => [{ labels: {}, value: (await isDatabaseUp(database)) ? 1 : 0 }],
});
