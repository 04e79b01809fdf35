import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';
import { anyOf } from '../../any-of.ts';
import { conflict } from '../../errors.ts';
import { executeDeployment } from './execute-deployment.ts';
import { requireReady } from './publication-problems.ts';

/**
 * Keeps others from planning or carrying out deployments of the space until the transaction ends. Taken before rows of
 * deployments, those before variants: in this order nobody waits for somebody who waits for them.
 */
export async function lockSpace({ database }: Pick<Author, 'database'>, spaceId: string): Promise<void> {
  await database
    .selectFrom('managed_content_space')
    .select('id')
    .where('id', '=', spaceId)
    .forNoKeyUpdate()
    .execute();
}

/** Keeps what these deployments are about as it is until the transaction ends. */
export async function lockVariants(
  { database }: Pick<Author, 'database'>,
  deploymentIds: readonly string[],
): Promise<void> {
  await database
    .selectFrom('managed_content_variant')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('managed_content_deployment_item')
        .select('variant_id')
        .where('deployment_id', '=', anyOf(deploymentIds)),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function requireChannels({ database }: Author, deploymentId: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select h.name from managed_content_deployment_item i
    join managed_content_deployment d on d.id = i.deployment_id
    join managed_content_channel h on h.id = i.channel_id
    where d.id = ${deploymentId} and i.action = 'Publish' and not exists (
      select 1 from managed_content_space_channel c where c.space_id = d.space_id and c.channel_id = i.channel_id)
    limit 1`.execute(database);
  if (rows[0]) throw conflict(`Not published. The space does not deliver to ${rows[0].name} any more.`);
}

/**
 * Does what was planned before, having checked again whether it can be done: types, channels and URL names may have changed
 * since. Within the transaction that `author` brings, which is to be rolled back where this throws.
 */
export async function runDeployment(author: Author, deploymentId: string): Promise<void> {
  await lockVariants(author, [deploymentId]);
  await requireChannels(author, deploymentId);
  const versions = await author.database
    .selectFrom('managed_content_deployment_item as i')
    .innerJoin('managed_content_variant as x', 'x.id', 'i.variant_id')
    .innerJoin('managed_content as c', 'c.id', 'x.content_id')
    .innerJoin('content_type as t', 't.fully_qualified_name', 'c.type_name')
    .innerJoin('managed_content_version as v', 'v.id', 'i.version_id')
    .distinctOn('i.variant_id')
    .select(['x.id', 'v.id as versionId', 'c.space_id as spaceId'])
    .select(['v.title', 'x.language', 't.schema', 'v.body'])
    .where('i.deployment_id', '=', deploymentId)
    .where('i.action', '=', 'Publish')
    .orderBy('i.variant_id')
    .execute();
  const [first] = versions;
  if (first) await requireReady(author, first.spaceId, versions);
  await executeDeployment(author, deploymentId);
}
