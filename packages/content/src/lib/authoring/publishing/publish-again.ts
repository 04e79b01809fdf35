import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';
import type { ChosenVariant } from './chosen-variant.ts';
import { executeDeployment } from './execute-deployment.ts';
import { planDeployment } from './plan-deployment.ts';

interface Delivered extends Omit<ChosenVariant, 'isTopLevel'> {
  readonly channelId: string;
}

/**
 * Sends out what is delivered of a content once more: to each channel in the version that it has, so that no draft goes along.
 * Within the transaction that `author` brings. Of a content that is not published there is nothing to send.
 */
export async function publishAgain(author: Author, contentId: string): Promise<void> {
  const { database } = author;
  await sql`
    select 1 from managed_content_variant where content_id = ${contentId} order by id for update`.execute(
    database,
  );
  const { rows } = await sql<Delivered>`
    select d.channel_id as "channelId", d.variant_id as id, d.content_id as "contentId", d.language,
      c.space_id as "spaceId", d.version_id as "versionId", v.title, v.body, t.schema
    from delivered_content d
    join managed_content c on c.id = d.content_id
    join managed_content_space_channel s on s.space_id = c.space_id and s.channel_id = d.channel_id
    join managed_content_version v on v.id = d.version_id
    join content_type t on t.fully_qualified_name = d.type_name
    where d.content_id = ${contentId} order by d.channel_id, d.variant_id`.execute(database);
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
