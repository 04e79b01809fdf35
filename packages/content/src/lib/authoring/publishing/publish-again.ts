import type { Author } from '../../access/author.ts';
import { executeDeployment } from './execute-deployment.ts';
import { planDeployment } from './plan-deployment.ts';

/**
 * Publishes what is delivered of a content once more: to each channel in the version that it has, so that no draft goes along.
 * Within the transaction that `author` brings. Of a content that is not published nothing happens.
 */
export async function publishAgain(author: Author, contentId: string): Promise<void> {
  const { database } = author;
  await database
    .selectFrom('managed_content_variant')
    .select('id')
    .where('content_id', '=', contentId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const rows = await database
    .selectFrom('delivered_content as d')
    .innerJoin('managed_content as c', 'c.id', 'd.content_id')
    .innerJoin('managed_content_space_channel as s', (join) =>
      join.onRef('s.space_id', '=', 'c.space_id').onRef('s.channel_id', '=', 'd.channel_id'),
    )
    .innerJoin('managed_content_version as v', 'v.id', 'd.version_id')
    .innerJoin('content_type as t', 't.fully_qualified_name', 'd.type_name')
    .select(['d.channel_id as channelId', 'd.variant_id as id', 'd.content_id as contentId', 'd.language'])
    .select([
      'c.space_id as spaceId',
      'd.type_name as typeName',
      'd.version_id as versionId',
      'v.title',
      'v.body',
      't.schema',
    ])
    .where('d.content_id', '=', contentId)
    .orderBy('d.channel_id')
    .orderBy('d.variant_id')
    .execute();
  for (const [channelId, variants] of Map.groupBy(rows, (row) => row.channelId)) {
    const deploymentId = await planDeployment(author, {
      action: 'Publish',
      variants: variants.map((variant) => ({ ...variant, isTopLevel: true })),
      channelIds: [channelId],
      status: 'InProgress',
    });
    await executeDeployment(author, deploymentId);
  }
}
