import { randomUUID } from 'node:crypto';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { JobTakenOver } from './job-handler.ts';

/** A job that this process has taken. */
export interface ClaimedJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly created_by: string | null;
  readonly created_at: Date;
  /** By this word the job is this process's; whoever takes it next has another. */
  readonly locked_by: string;
}

type Lock = Pick<ClaimedJob, 'id' | 'locked_by'>;

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/**
 * Takes the job that has been due the longest, new or left behind by a process that is gone. Two processes never take
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
    returning j.id, j.kind, j.payload, j.attempts, j.created_by, j.created_at, j.locked_by`.execute(database);
  return rows[0];
}

/** False where the job is another's by now. */
export async function renewLock(
  database: Database,
  { id, locked_by }: Lock,
  now: Date,
  lockFor: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update job set locked_until = ${after(now, lockFor)}, updated_at = ${now}
    where id = ${id} and locked_by = ${locked_by}`.execute(database);
  return numAffectedRows === 1n;
}

/** Locks the row until the transaction ends; throws where the job is another's by now. */
export async function holdJob(transaction: Database, { id, locked_by }: Lock): Promise<void> {
  const { rows } = await sql`
    select 1 from job where id = ${id} and locked_by = ${locked_by} for update`.execute(transaction);
  if (rows.length === 0) throw new JobTakenOver('Another process has this job now.');
}

export async function writeProgress(
  database: Database,
  { id, locked_by }: Lock,
  done: number,
  total: number,
  now: Date,
): Promise<void> {
  await sql`
    update job set done = ${done}, total = ${total}, updated_at = ${now}
    where id = ${id} and locked_by = ${locked_by}`.execute(database);
}

const unlocked = sql`locked_by = null, locked_until = null`;

/** `error` is what of it could not be done, null where all was. False where the job is another's, or done already. */
export async function completeJob(
  database: Database,
  { id, locked_by }: Lock,
  { error, wipe, now }: { readonly error: string | null; readonly wipe: boolean; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update job set status = ${error === null ? 'Completed' : 'CompletedWithError'}, error = ${error}, ${unlocked},
      payload = case when ${wipe} then '{}'::jsonb else payload end, finished_at = ${now}, updated_at = ${now}
    where id = ${id} and locked_by = ${locked_by}`.execute(database);
  return numAffectedRows === 1n;
}

/** Lets go of it, to be taken again at `runAt`. An attempt that was cut short by a stop does not count. */
export async function postponeJob(
  database: Database,
  { id, locked_by }: Lock,
  { runAt, error, counts, now }: PostponeOptions,
): Promise<void> {
  await sql`
    update job set status = 'Pending', run_at = ${runAt}, error = coalesce(${error}::text, error), ${unlocked},
      attempts = attempts - ${counts ? 0 : 1}, updated_at = ${now}
    where id = ${id} and locked_by = ${locked_by}`.execute(database);
}

interface PostponeOptions {
  readonly runAt: Date;
  readonly error: string | null;
  readonly counts: boolean;
  readonly now: Date;
}

/** Gives it up for good. */
export async function failJob(
  transaction: Database,
  { id, locked_by }: Lock,
  error: string,
  now: Date,
): Promise<void> {
  await sql`
    update job set status = 'Failed', error = ${error}, ${unlocked}, finished_at = ${now}, updated_at = ${now}
    where id = ${id} and locked_by = ${locked_by}`.execute(transaction);
}

/** Removes what was finished before a moment; so many at once at most. */
export async function removeFinished(database: Database, before: Date): Promise<void> {
  await sql`
    delete from job where id in (select id from job where finished_at < ${before} limit 1000)`.execute(
    database,
  );
}
