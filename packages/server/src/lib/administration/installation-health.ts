import type { InstallationHealth } from '@relab/contract/administration';
import type { Database, Row } from '@relab/database';
import { sql } from 'kysely';
import { type BackupFacts, readableReport } from '../processes/process-report.ts';
import { aliveFor } from '../processes/register-process.ts';
import { readRuns } from '../retention/retention-runs.ts';
import { findProblems } from './installation-problems.ts';
import { countDueJobs, countJobs } from './queue-jobs.ts';

type Process = InstallationHealth['processes'][number];

const maxProcesses = 200;

type ProcessRow = Row<'relab_process', 'id' | 'role' | 'host' | 'pid' | 'release' | 'report'> & {
  readonly started_at: Date;
  readonly seen_at: Date;
  readonly is_alive: boolean;
};

/** Those of a moment ago too: whoever looks wants to know which one is gone. By the clock of the database, as they are written. */
async function readProcesses(
  database: Database,
): Promise<{ readonly processes: readonly Process[]; readonly backups: BackupFacts | null }> {
  const { rows } = await sql<ProcessRow>`
    select id, role, host, pid, release, report, started_at, seen_at,
      seen_at > now() - make_interval(secs => ${aliveFor}) as is_alive
    from relab_process where seen_at > now() - interval '15 minutes'
    order by role desc, host, started_at, id limit ${maxProcesses}`.execute(database);
  const reported = rows.map((row) => ({ row, report: readableReport(row.report) }));
  const processes = reported.map(({ row, report }) => ({
    id: row.id,
    role: row.role,
    host: row.host,
    pid: row.pid,
    release: row.release,
    startedAt: row.started_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    isAlive: row.is_alive,
    figures: report?.figures ?? null,
  }));
  const known = reported.flatMap(({ row, report }) =>
    row.is_alive && report?.backups
      ? // A release before this one does not look at uploads.
        [{ ...report.backups, uploadsArchivedAt: report.backups.uploadsArchivedAt ?? null }]
      : [],
  );
  // Of several that look at it, whoever has seen the newest has looked last.
  const [backups = null] = known.sort((one, other) =>
    (other.newestAt ?? '').localeCompare(one.newestAt ?? ''),
  );
  return { processes, backups };
}

async function readDatabase(database: Database): Promise<InstallationHealth['database']> {
  const { rows } = await sql<InstallationHealth['database']>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select coalesce(sum(numbackends), 0)::int from pg_stat_database) as connections,
      current_setting('max_connections')::int as "maxConnections"`.execute(database);
  return rows[0] ?? { version: '', bytes: 0, connections: 0, maxConnections: 0 };
}

/** How all processes do, what they share, and what of it needs somebody. */
export async function readInstallationHealth(database: Database, now: Date): Promise<InstallationHealth> {
  const { processes, backups } = await readProcesses(database);
  const dueJobs = await countDueJobs(database, now);
  const { counts } = await countJobs(database, now);
  const failed = counts.filter(({ status }) => status === 'Failed');
  const runs = [...(await readRuns(database))];
  const failedJobs = new Set(failed.map(({ kind }) => kind));
  const failedRules = runs.flatMap(([rule, { error }]) => (error === null ? [] : [rule]));
  const [oldest] = dueJobs.map(({ since }) => since.toISOString()).sort();
  const ended = runs.flatMap(([, { endedAt }]) => endedAt?.toISOString() ?? []).sort();
  return {
    problems: findProblems({ processes, backups, dueJobs, failedJobs, failedRules }, now),
    processes,
    jobs: {
      due: dueJobs.reduce((sum, { count }) => sum + count, 0),
      oldestDueAt: oldest ?? null,
      failed: failed.reduce((sum, { count }) => sum + count, 0),
    },
    database: await readDatabase(database),
    backups,
    retainedAt: ended.at(-1) ?? null,
  };
}
