import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';
import type { ChosenVariant } from './chosen-variant.ts';
import { executeDeployment } from './execute-deployment.ts';
import { requireFinished } from './plan-deployment.ts';

/**
 * Keeps others from planning or carrying out deployments of the space until the transaction ends. Taken before rows of
 * deployments, those before variants: in this order nobody waits for somebody who waits for them.
 */
export async function lockSpace({ database }: Pick<Author, 'database'>, spaceId: string): Promise<void> {
  await sql`select 1 from managed_content_space where id = ${spaceId} for no key update`.execute(database);
}

/** Keeps what these deployments are about as it is until the transaction ends. */
export async function lockVariants(
  { database }: Pick<Author, 'database'>,
  deploymentIds: readonly string[],
): Promise<void> {
  await sql`
    select 1 from managed_content_variant where id in (
      select variant_id from managed_content_deployment_item where deployment_id = any (${deploymentIds}))
    order by id for update`.execute(database);
}

async function requireChannels({ database }: Author, deploymentId: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select h.name from managed_content_deployment_item i
    join managed_content_deployment d on d.id = i.deployment_id
    join managed_content_channel h on h.id = i.channel_id
    where d.id = ${deploymentId} and i.action = 'Publish' and not exists (
      select 1 from managed_content_space_channel c where c.space_id = d.space_id and c.channel_id = i.channel_id)
    limit 1`.execute(database);
  if (rows[0])
    throw new ApiError('CONFLICT', `Not published. The space does not deliver to ${rows[0].name} any more.`);
}

/**
 * Does what was planned before, having looked again at whether it can be done: types, channels and URL names may have
 * changed since. Within the transaction that `author` brings, whose work is to be taken back where this throws.
 */
export async function runDeployment(author: Author, deploymentId: string): Promise<void> {
  await lockVariants(author, [deploymentId]);
  await requireChannels(author, deploymentId);
  const { rows } = await sql<Pick<ChosenVariant, 'title' | 'language' | 'schema' | 'body'>>`
    select distinct on (i.variant_id) v.title, x.language, t.schema, v.body
    from managed_content_deployment_item i
    join managed_content_variant x on x.id = i.variant_id
    join managed_content c on c.id = x.content_id
    join content_type t on t.fully_qualified_name = c.type_name
    join managed_content_version v on v.id = i.version_id
    where i.deployment_id = ${deploymentId} and i.action = 'Publish'
    order by i.variant_id`.execute(author.database);
  requireFinished(rows);
  await executeDeployment(author, deploymentId);
}
