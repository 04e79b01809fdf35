import type { ConfigFor } from '@relab/contract';
import type { Deployment, updateSchedule as updateScheduleCall } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import { sql } from 'kysely';
import { type Author, authorOf, inContextTransaction, modifiedColumns } from '../../access/author.ts';
import { conflict } from '../../errors.ts';
import { scheduleDeployment } from './deployment-job.ts';
import { type DeploymentRow, readDeployment, requireDeployment } from './deployment-row.ts';
import { requireFuture } from './moment.ts';
import { requireDeployable } from './require-deployable.ts';

/** One that does not wait any more cannot be changed: what failed is planned anew, in versions that can be published. */
function requireOpen({ status }: DeploymentRow): void {
  if (status !== 'Draft' && status !== 'Scheduled')
    throw conflict(`The deployment is ${status}. Only one that waits can be changed.`);
}

/** With the deployment that would unpublish what it publishes. Cancelling twice is cancelling once. */
async function cancel(author: Author, row: DeploymentRow): Promise<void> {
  if (row.status === 'Cancelled') return;
  requireOpen(row);
  await author.database
    .updateTable('managed_content_deployment')
    .set({ status: 'Cancelled', ...modifiedColumns(author) })
    .where((eb) => eb.or([eb('id', '=', row.id), eb('expires_id', '=', row.id)]))
    .where(sql<boolean>`status in ('Draft', 'Scheduled')`)
    .execute();
}

async function move(author: Author, row: DeploymentRow, scheduleDate: string): Promise<void> {
  requireOpen(row);
  const date = requireFuture(scheduleDate, 'scheduleDate', author.at);
  const { expire_date: expiry, publish_date: publishing } = row;
  if ((expiry && date >= expiry) || (publishing && date <= publishing))
    throw badRequest('It would expire before it is published.', 'scheduleDate');
  await scheduleDeployment(author, row.id, date);
}

/** C-114, C-115. */
export async function updateSchedule(
  { deploymentId, isCancelled = false, scheduleDate }: ConfigFor<typeof updateScheduleCall>,
  context: Context,
): Promise<Deployment> {
  return await inContextTransaction(context, async (ctx) => {
    const author = authorOf(ctx);
    // On its own: a row that was locked while it changed is read anew, but not what is joined to it.
    await sql`
      select 1 from managed_content_deployment where ${deploymentId} in (id, expires_id)
        or id = (select expires_id from managed_content_deployment where id = ${deploymentId})
      order by id for update`.execute(ctx.database);
    const row = await requireDeployment(deploymentId, ctx, 'publish');
    await requireDeployable(author, row.space_id, [deploymentId]);
    if (isCancelled && scheduleDate !== undefined)
      throw badRequest('It is either cancelled or moved.', 'scheduleDate');
    if (isCancelled) await cancel(author, row);
    else if (scheduleDate === undefined) throw badRequest('Give it a date, or cancel it.', 'scheduleDate');
    else await move(author, row, scheduleDate);
    return await readDeployment(deploymentId, ctx);
  });
}
