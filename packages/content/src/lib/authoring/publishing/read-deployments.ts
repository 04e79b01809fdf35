import type { ConfigFor } from '@relab/contract';
import { type Deployments, getDeployments } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { isReadable, requireUser } from '../../access/access.ts';
import { pageOf } from '../../paging.ts';
import { requireSpace } from '../space/space-row.ts';
import { representDeployments, requireDeployment, selectDeployments } from './deployment-row.ts';
import { momentOf } from './moment.ts';

const hasItem = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`d.id in (select i.deployment_id from managed_content_deployment_item i where ${condition})`;

/** C-134. The newest first; between two dates by these. Throws ITEM_NOT_FOUND for a space or a deployment that the principal may not read. */
export async function readDeployments(
  config: ConfigFor<typeof getDeployments>,
  context: Context,
): Promise<Deployments> {
  const user = requireUser(context.principal);
  const { deploymentId, contentSpaceId, variantIds = [], managedContentVersionId: versionId } = config;
  const { deploymentStatus: status, deploymentType: action } = config;
  const { pageSize, offset, cut } = pageOf(getDeployments, config);
  if ([deploymentId, contentSpaceId, versionId, ...variantIds].every((id) => id === undefined))
    throw new ApiError(
      'ILLEGAL_QUERY_PARAMETER_VALUE',
      'Name a deployment, a space, variants or a version: deploymentId, contentSpaceId, variantIds or managedContentVersionId.',
    );
  const space = contentSpaceId === undefined ? undefined : await requireSpace(contentSpaceId, context);
  if (deploymentId !== undefined) await requireDeployment(deploymentId, context);
  let query = selectDeployments(context).where(isReadable(user));
  if (deploymentId !== undefined) query = query.where('d.id', '=', deploymentId);
  if (space) query = query.where('d.space_id', '=', space.id);
  if (variantIds.length > 0) query = query.where(hasItem(sql`i.variant_id = any (${variantIds})`));
  if (versionId !== undefined) query = query.where(hasItem(sql`i.version_id = ${versionId}`));
  if (status !== undefined) query = query.where('d.status', '=', status);
  const { scheduledFrom, scheduledUntil } = config;
  const isByDate = scheduledFrom !== undefined || scheduledUntil !== undefined;
  if (scheduledFrom !== undefined)
    query = query.where('d.scheduled_date', '>=', momentOf(scheduledFrom, 'scheduledFrom'));
  if (scheduledUntil !== undefined)
    query = query.where('d.scheduled_date', '<', momentOf(scheduledUntil, 'scheduledUntil'));
  if (action !== undefined)
    query = query.where(
      sql<boolean>`exists (select 1 from managed_content_deployment_item i
        where i.deployment_id = d.id and i.action = ${action})`,
    );
  const { rows, urls } = cut(
    await query
      .$if(isByDate, (dated) => dated.orderBy('d.scheduled_date'))
      .orderBy('d.created_date', 'desc')
      .orderBy('d.id')
      .limit(pageSize + 1)
      .offset(offset)
      .execute(),
  );
  return { deployments: await representDeployments(rows, context), ...urls };
}
