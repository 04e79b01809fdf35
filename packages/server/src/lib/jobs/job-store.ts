import { randomUUID } from 'node:crypto';
import type { Database, Row } from '@relab/database';
import { sql } from 'kysely';
import { JobLockLostError } from './job-handler.ts';
// Whoever has the types of this file has those of its table.
import './tables.ts';

/** A job that this process has claimed. */
export interface ClaimedJob
  extends Row<
    'job',
    'id' | 'kind' | 'payload' | 'attempts' | 'created_by' | 'created_at' | 'cancel_reason' | 'trace'
  > {
  /** Identifies this process's lock; the next one has another. */
  readonly locked_by: string;
}

type Lock = Pick<ClaimedJob, 'id' | 'locked_by'>;

/** The job, as long as it is this process's. */
const updateJob = (database: Database, { id, locked_by }: Lock) =>
  database.updateTable('job').where('id', '=', id).where('locked_by', '=', locked_by);

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/**
 * Claims the job that has been due the longest, new or left behind by a process that is gone. Two processes never claim
 * the same: each skips the rows that another has locked.
 */
export async function claimJob(
  database: Database,
  kinds: readonly string[],
  now: Date,
  lockFor: number,
): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`
    with due as materialized (
      select id from job
      where kind = any (${kinds as string[]}) and run_at <= ${now}
        and (status in ('Created', 'Pending') or status = 'Processing' and locked_until <= ${now})
      order by run_at, entered limit 1 for update skip locked
    )
    update job j set status = 'Processing', attempts = j.attempts + 1, locked_by = ${randomUUID()},
      locked_until = ${after(now, lockFor)}, updated_at = ${now}
    from due where j.id = due.id
    returning j.id, j.kind, j.payload, j.attempts, j.created_by, j.created_at,
      j.cancel_reason, j.trace, j.locked_by`.execute(database);
  return rows[0];
}

/** False where the job is another's by now. */
export async function renewLock(database: Database, job: Lock, now: Date, lockFor: number): Promise<boolean> {
  const { numUpdatedRows } = await updateJob(database, job)
    .set({ locked_until: after(now, lockFor), updated_at: now })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locks the row until the transaction ends; throws where the job is another's by now. */
export async function lockJob(transaction: Database, { id, locked_by }: Lock): Promise<void> {
  const job = await transaction
    .selectFrom('job')
    .select('id')
    .where('id', '=', id)
    .where('locked_by', '=', locked_by)
    .forUpdate()
    .executeTakeFirst();
  if (!job) throw new JobLockLostError('Another process has this job now.');
}

export async function writeProgress(
  database: Database,
  job: Lock,
  done: number,
  total: number,
  now: Date,
): Promise<void> {
  await updateJob(database, job).set({ done, total, updated_at: now }).execute();
}

const unlocked = { locked_by: null, locked_until: null };

/** `error` is what of it could not be done, null where all was. False where the job is another's, or done already. */
export async function completeJob(
  database: Database,
  job: Lock,
  { error, wipe, now }: { readonly error: string | null; readonly wipe: boolean; readonly now: Date },
): Promise<boolean> {
  const status = error === null ? 'Completed' : 'CompletedWithError';
  const { numUpdatedRows } = await updateJob(database, job)
    .set({
      ...unlocked,
      status,
      error,
      finished_at: now,
      updated_at: now,
      ...(wipe ? { payload: '{}' } : {}),
    })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Releases it until `runAt`. An attempt that was cut short by a stop does not count. */
export async function postponeJob(
  database: Database,
  job: Lock,
  { runAt, error, counts, now }: PostponeOptions,
): Promise<void> {
  await updateJob(database, job)
    .set({ ...unlocked, status: 'Pending', run_at: runAt, updated_at: now })
    .$if(error !== null, (update) => update.set({ error }))
    .$if(!counts, (update) => update.set((column) => ({ attempts: column('attempts', '-', 1) })))
    .execute();
}

interface PostponeOptions {
  readonly runAt: Date;
  readonly error: string | null;
  readonly counts: boolean;
  readonly now: Date;
}

/** Marks it as failed for good. */
export async function failJob(transaction: Database, job: Lock, error: string, now: Date): Promise<void> {
  await updateJob(transaction, job)
    .set({ ...unlocked, status: 'Failed', error, finished_at: now, updated_at: now })
    .execute();
}
