import type { QueueJob, QueueJobCounts, QueueJobs } from '@relab/contract/administration';
import type { Database, Row } from '@relab/database';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { errorFactory, notFound } from '../errors/errors.ts';
import { message } from '../errors/message.ts';
import { pageOf, readEntry } from './keyset.ts';
import { withoutSecrets } from './without-secrets.ts';

const conflict = errorFactory('CONFLICT');

interface JobRow
  extends Row<
    'job',
    | 'id'
    | 'kind'
    | 'status'
    | 'attempts'
    | 'run_at'
    | 'created_at'
    | 'updated_at'
    | 'finished_at'
    | 'done'
    | 'total'
    | 'error'
    | 'created_by'
    | 'cancel_reason'
  > {
  readonly entered: string;
  readonly created_by_name: string | null;
}

const toJob = (row: JobRow): QueueJob => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  attempts: row.attempts,
  runAt: row.run_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  done: row.done,
  total: row.total,
  error: row.error === null ? null : withoutSecrets(row.error),
  createdById: row.created_by,
  createdByName: row.created_by_name,
  mayRunAgain: row.status === 'Failed' || row.status === 'Pending',
  mayCancel: (row.status === 'Created' || row.status === 'Pending') && row.cancel_reason === null,
});

const select = (which: RawBuilder<SqlBool>, limit: number) => sql<JobRow>`
  select j.id, j.entered::text as entered, j.kind, j.status, j.attempts, j.run_at, j.created_at, j.updated_at, j.finished_at,
    j.done, j.total, j.error, j.created_by, j.cancel_reason, u.name as created_by_name
  from job j left join "user" u on u.id = j.created_by
  where ${which} order by j.entered desc limit ${limit}`;

interface JobsParams {
  readonly status?: QueueJob['status'] | undefined;
  readonly kind?: string | undefined;
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
}

/** One page of the queue, the newest first. */
export async function readJobs(
  database: Database,
  { status, kind, pageSize = 50, pageToken }: JobsParams,
): Promise<QueueJobs> {
  const after = readEntry(pageToken);
  // Literal, so that the index of what failed serves every plan.
  const ofStatus = status === undefined ? sql`true` : sql`j.status = ${sql.lit(status)}`;
  const ofKind = kind === undefined ? sql`true` : sql`j.kind = ${kind}`;
  const below = after === undefined ? sql`true` : sql`j.entered < ${after}::bigint`;
  const which = sql<SqlBool>`${ofStatus} and ${ofKind} and ${below}`;
  const { rows } = await select(which, pageSize + 1).execute(database);
  const { page, nextPageToken } = pageOf(rows, pageSize);
  return { count: page.length, jobs: page.map(toJob), nextPageToken };
}

const countedFor = '24 hours';

interface CountRow extends Row<'job', 'kind' | 'status'> {
  readonly count: number;
  readonly oldest: Date;
}

/** What is open or failed, and what of a day was completed, each by an index of its own. */
export async function countJobs(database: Database, now: Date): Promise<QueueJobCounts> {
  const { rows } = await sql<CountRow>`
    select kind, status, count(*)::int as count, min(created_at) as oldest
    from (
      select kind, status, created_at from job where status in ('Created', 'Pending', 'Processing')
      union all select kind, status, created_at from job where status = 'Failed'
      union all select kind, status, created_at from job
        where finished_at > ${now}::timestamptz - ${countedFor}::interval and status in ('Completed', 'CompletedWithError')
    ) counted
    group by kind, status order by kind, status`.execute(database);
  return { counts: rows.map(({ oldest, ...row }) => ({ ...row, oldest: oldest.toISOString() })) };
}

/** Jobs of a kind that are due or worked on. */
export interface DueJobs {
  readonly kind: string;
  readonly count: number;
  /** Since when the oldest of them is due. */
  readonly since: Date;
}

/** What is due, by kind: a job that is to run next week does not wait yet. Found by the index of open jobs. */
export async function countDueJobs(database: Database, now: Date): Promise<readonly DueJobs[]> {
  const { rows } = await sql<DueJobs>`
    select kind, count(*)::int as count, min(run_at) as since from job
    where status in ('Created', 'Pending', 'Processing') and run_at <= ${now}
    group by kind order by kind`.execute(database);
  return rows;
}

async function readJob(database: Database, jobId: string): Promise<QueueJob> {
  const { rows } = await select(sql<SqlBool>`j.id = ${jobId}`, 1).execute(database);
  const [row] = rows;
  if (!row) throw notFound();
  return toJob(row);
}

/** Another job of the same key is open: both would do the same work. */
const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

/** Makes a job due now, a failed one with all its attempts. Throws 409 for one that is worked on or done. */
export async function runAgain(database: Database, jobId: string, now: Date): Promise<QueueJob> {
  const { numUpdatedRows } = await database
    .updateTable('job')
    .set({
      status: 'Created',
      attempts: 0,
      run_at: now,
      error: null,
      cancel_reason: null,
      finished_at: null,
      updated_at: now,
    })
    .where('id', '=', jobId)
    .where('status', 'in', ['Failed', 'Pending'])
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isKeyTaken(error) ? conflict(message((texts) => texts.jobWaits)) : error;
    });
  const job = await readJob(database, jobId);
  if (numUpdatedRows === 0n) throw conflict(message((texts) => texts.jobNotToRun));
  return job;
}

/**
 * Has a job given up by the worker that takes it next, so that what its handler does about a failure is done. Throws 409 for
 * one that is worked on or done.
 */
export async function cancelJob(database: Database, jobId: string, by: string, now: Date): Promise<QueueJob> {
  const { numUpdatedRows } = await database
    .updateTable('job')
    .set({ cancel_reason: `Canceled by ${by}.`, run_at: now, updated_at: now })
    .where('id', '=', jobId)
    .where('status', 'in', ['Created', 'Pending'])
    .executeTakeFirst();
  const job = await readJob(database, jobId);
  if (numUpdatedRows === 0n) throw conflict(message((texts) => texts.jobNotToCancel));
  return job;
}
