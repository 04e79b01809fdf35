import {
  type Deployments,
  type deploymentActions,
  type deploymentStatuses,
  getDeployments,
} from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { isReadable, requireUser } from '../../access/access.ts';
import { defaultPageSize, pageUrls } from '../page.ts';
import { requireSpace } from '../space/space-rows.ts';
import { readRows, representDeployments, requireDeployment } from './deployment-rows.ts';

export interface DeploymentsQuery {
  readonly deploymentId?: string | undefined;
  readonly contentSpaceId?: string | undefined;
  readonly variantIds?: readonly string[] | undefined;
  readonly managedContentVersionId?: string | undefined;
  readonly deploymentStatus?: (typeof deploymentStatuses)[number] | undefined;
  readonly deploymentType?: (typeof deploymentActions)[number] | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

const holds = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`d.id in (select i.deployment_id from managed_content_deployment_item i where ${condition})`;

/** Each condition that is asked for. Those of the space and of the deployment were looked up before. */
function conditionsOf(query: DeploymentsQuery): readonly RawBuilder<unknown>[] {
  const { deploymentId, contentSpaceId, variantIds = [], managedContentVersionId } = query;
  const { deploymentStatus, deploymentType } = query;
  return [
    ...(deploymentId === undefined ? [] : [sql`d.id = ${deploymentId}`]),
    ...(contentSpaceId === undefined ? [] : [sql`d.space_id = ${contentSpaceId}`]),
    ...(variantIds.length === 0 ? [] : [holds(sql`i.variant_id = any (${variantIds})`)]),
    ...(managedContentVersionId === undefined ? [] : [holds(sql`i.version_id = ${managedContentVersionId}`)]),
    ...(deploymentStatus === undefined ? [] : [sql`d.status = ${deploymentStatus}`]),
    ...(deploymentType === undefined
      ? []
      : [
          sql`exists (select 1 from managed_content_deployment_item i
            where i.deployment_id = d.id and i.action = ${deploymentType})`,
        ]),
  ];
}

/** C-134. The newest first; a space or a deployment that may not be read is not there. */
export async function readDeployments(config: DeploymentsQuery, context: Context): Promise<Deployments> {
  const user = requireUser(context.principal);
  const { deploymentId, contentSpaceId, variantIds = [], managedContentVersionId } = config;
  const { page = 0, pageSize = defaultPageSize } = config;
  if ([deploymentId, contentSpaceId, managedContentVersionId, ...variantIds].every((id) => id === undefined))
    throw new ApiError(
      'ILLEGAL_QUERY_PARAMETER_VALUE',
      'Name a deployment, a space, variants or a version: deploymentId, contentSpaceId, variantIds or managedContentVersionId.',
    );
  const space = contentSpaceId === undefined ? undefined : await requireSpace(contentSpaceId, context);
  if (deploymentId !== undefined) await requireDeployment(deploymentId, context);
  const conditions = [isReadable(user), ...conditionsOf({ ...config, contentSpaceId: space?.id })];
  const found = await readRows(
    context,
    sql`where ${sql.join(conditions, sql` and `)}
      order by d.created_date desc, d.id limit ${pageSize + 1} offset ${page * pageSize}`,
  );
  return {
    deployments: await representDeployments(found.slice(0, pageSize), context),
    ...pageUrls(getDeployments, config, { page, pageSize, hasNext: found.length > pageSize }),
  };
}
