import { type Database, inTransaction, type Row, withSavepoint } from '@relab/database';
import { ApiError } from '@relab/server/http';
import { enqueue, handler, type JobHandler, type JobRun, jobKind, requireRunning } from '@relab/server/jobs';
import { sql } from 'kysely';
import { type Author, modifiedColumns } from '../../access/author.ts';
import { lockSpace, runDeployment } from './run-deployment.ts';

/** By its date a job knows whether the deployment was moved since: a moved one has another job. */
interface Due {
  readonly deploymentId: string;
  readonly scheduledDate: string;
}

const due = jobKind<Due>('content deployment');

/** As often as jobs usually are; with the pauses between, some three quarters of an hour. */
const attempts = 10;

/** Has a deployment carried out at its time, once the caller's transaction is committed. */
export async function enqueueDeployment(
  { database, userId, at }: Author,
  deploymentId: string,
  scheduledDate: Date,
): Promise<void> {
  const payload = { deploymentId, scheduledDate: scheduledDate.toISOString() };
  await enqueue(database, due, payload, { at, runAt: scheduledDate, createdBy: userId });
}

/** Has a deployment, whose row nobody else changes meanwhile, wait for a date. */
export async function scheduleDeployment(author: Author, deploymentId: string, date: Date): Promise<void> {
  await author.database
    .updateTable('managed_content_deployment')
    .set({ status: 'Scheduled', scheduled_date: date, ...modifiedColumns(author) })
    .where('id', '=', deploymentId)
    .execute();
  await enqueueDeployment(author, deploymentId, date);
}

type OpenDeployment = Row<'managed_content_deployment', 'id' | 'last_modified_by_id'>;

const isStillDue = ({ deploymentId, scheduledDate }: Due) =>
  sql<boolean>`id = ${deploymentId} and status = 'Scheduled' and scheduled_date = ${scheduledDate}::timestamptz`;

/**
 * Of the open ones of its space the first that was due when this one was, or before; at the end it is this one. `alone` is
 * this one at once.
 */
async function lockFirst(
  database: Database,
  payload: Due,
  alone: boolean,
): Promise<OpenDeployment | undefined> {
  const { rows } = await sql<OpenDeployment>`
    select d.id, d.last_modified_by_id
    from managed_content_deployment d, (
      select space_id, scheduled_date, created_date, id from managed_content_deployment where ${isStillDue(payload)}) own
    where d.space_id = own.space_id and d.status = 'Scheduled' and (d.id = own.id or not ${alone})
      and (d.scheduled_date, d.created_date, d.id) <= (own.scheduled_date, own.created_date, own.id)
    order by d.scheduled_date, d.created_date, d.id limit 1 for update of d`.execute(database);
  return rows[0];
}

async function markFailed({ database, at }: Author, deploymentId: string, reason: string): Promise<void> {
  await database
    .updateTable('managed_content_deployment')
    .set({ status: 'Failed', error: reason, executed_date: at })
    .where('id', '=', deploymentId)
    .execute();
}

/** Carries one out, or returns why it cannot be, with nothing of it done. */
async function tryToRun(author: Author, deploymentId: string): Promise<string | undefined> {
  try {
    await withSavepoint(author.database, () => runDeployment(author, deploymentId));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await markFailed(author, deploymentId, error.message);
    return error.message;
  }
}

/** One step; false where none is left: the job's deployment is done, or was moved, cancelled or done by another. */
async function runFirst(payload: Due, run: JobRun): Promise<boolean> {
  return await inTransaction(run.database, async (database) => {
    await run.hold(database);
    const own = await database
      .selectFrom('managed_content_deployment')
      .select('space_id')
      .where(isStillDue(payload))
      .executeTakeFirst();
    if (!own) return false;
    await lockSpace({ database }, own.space_id);
    // It does not fail for what keeps another one from being carried out.
    const first = await lockFirst(database, payload, run.attempt >= attempts);
    // Somebody changed it in this moment: look again.
    if (!first) return true;
    const author = { database, userId: first.last_modified_by_id, at: run.now() };
    const error = await tryToRun(author, first.id);
    if (first.id !== payload.deploymentId) return true;
    await run.finish(database, error === undefined ? undefined : { error });
    return false;
  });
}

/**
 * Carries out deployments at their time, late where no process was there then. Those of one space go in the order of their
 * dates, also where several are late: otherwise an older version could go out last, or what has expired stay. The
 * transaction that carries one out marks it too, so it happens once, however many processes try.
 */
export const deploymentHandler = (): JobHandler =>
  handler(due, {
    attempts,
    async run(payload, run) {
      while (await runFirst(payload, run)) requireRunning(run.signal);
      return undefined;
    },
    async failed(payload, _, database, now) {
      const error = 'It could not be carried out. The log of the server says why.';
      await database
        .updateTable('managed_content_deployment')
        .set({ status: 'Failed', executed_date: now, error })
        .where(isStillDue(payload))
        .execute();
    },
  });
