import type { Deployment } from '@relab/contract/content';
import { inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { ApiError, badRequest } from '@relab/server/http';
import { sql } from 'kysely';
import { type Author, authorOf } from '../../access/author.ts';
import { type DeploymentRow, readDeployment, requireDeployment } from './deployment-rows.ts';
import { requireFuture } from './moment.ts';
import { setDate } from './set-date.ts';

export interface ScheduleUpdate {
  readonly deploymentId: string;
  readonly isCancelled?: boolean | undefined;
  readonly scheduleDate?: string | undefined;
}

/** It waits no more: what was done stays, and what failed is planned anew, in versions that can go out. */
function requireOpen({ status }: DeploymentRow): void {
  if (status !== 'Draft' && status !== 'Scheduled')
    throw new ApiError('CONFLICT', `The deployment is ${status}. Only one that waits can be changed.`);
}

/** With it goes the deployment that would take back what it publishes. Cancelling twice is cancelling once. */
async function cancel({ database, userId, at }: Author, row: DeploymentRow): Promise<void> {
  if (row.status === 'Cancelled') return;
  requireOpen(row);
  await sql`
    update managed_content_deployment set status = 'Cancelled', last_modified_date = ${at}, last_modified_by_id = ${userId}
    where (id = ${row.id} or expires_id = ${row.id}) and status in ('Draft', 'Scheduled')`.execute(database);
}

async function move(author: Author, row: DeploymentRow, scheduleDate: string): Promise<void> {
  requireOpen(row);
  const date = requireFuture(scheduleDate, 'scheduleDate', author.at);
  const { expire_date: expiry, publish_date: publishing } = row;
  if ((expiry && date >= expiry) || (publishing && date <= publishing))
    throw badRequest('It would expire before it is published.', 'scheduleDate');
  await setDate(author, row.id, date);
}

/** C-114, C-115. */
export async function updateSchedule(update: ScheduleUpdate, context: Context): Promise<Deployment> {
  const { deploymentId, isCancelled = false, scheduleDate } = update;
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const author = authorOf(inside);
    // On its own: a row that was locked while it changed is read anew, but not what is joined to it.
    await sql`
      select 1 from managed_content_deployment where ${deploymentId} in (id, expires_id)
        or id = (select expires_id from managed_content_deployment where id = ${deploymentId})
      order by id for update`.execute(database);
    const row = await requireDeployment(deploymentId, inside, 'publish');
    if (isCancelled && scheduleDate !== undefined)
      throw badRequest('It is either cancelled or moved.', 'scheduleDate');
    if (isCancelled) await cancel(author, row);
    else if (scheduleDate === undefined) throw badRequest('Give it a date, or cancel it.', 'scheduleDate');
    else await move(author, row, scheduleDate);
    return await readDeployment(deploymentId, inside);
  });
}
