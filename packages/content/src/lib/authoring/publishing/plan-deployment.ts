import type { Row } from '@relab/database';
import { badRequest, newId } from '@relab/server/http';
import { sql } from 'kysely';
import { type Author, createdColumns } from '../../access/author.ts';
import { requireTypeRight } from '../../access/author-rights.ts';
import type { ChosenVariant } from './chosen-variant.ts';
import { noChannel, readChannelIds, requirePublishable } from './publication-problems.ts';

export type DeploymentAction = Row<'managed_content_deployment_item'>['action'];

export interface DeploymentPlan {
  readonly action: DeploymentAction;
  readonly variants: readonly ChosenVariant[];
  /** All of the space unless given. */
  readonly channelIds?: readonly string[] | undefined;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly status: 'Draft' | 'Scheduled' | 'InProgress';
  readonly scheduledDate?: Date | undefined;
  /** The deployment whose contents it takes back when they expire. */
  readonly expiresId?: string | undefined;
}

async function requireChannels(
  { database }: Author,
  spaceId: string,
  ids?: readonly string[],
): Promise<readonly string[]> {
  const own = await readChannelIds(database, spaceId);
  if (own.length === 0) throw badRequest(noChannel, 'channelIds');
  if (ids?.some((id) => !own.includes(id)))
    throw badRequest('The space does not deliver to all of these channels.', 'channelIds');
  return ids === undefined ? own : own.filter((id) => ids.includes(id));
}

/** Records what is published or unpublished; within the transaction that `author` brings. Returns its id. */
export async function planDeployment(author: Author, plan: DeploymentPlan): Promise<string> {
  const { database } = author;
  const { action, variants } = plan;
  const [first] = variants;
  if (!first) throw badRequest('There is nothing to deploy.');
  if (action === 'Publish') await requirePublishable(author, first.spaceId, variants);
  else {
    const typeNames = variants.map(({ typeName }) => typeName);
    await requireTypeRight(author, first.spaceId, typeNames, 'publish');
  }
  const channelIds = await requireChannels(author, first.spaceId, plan.channelIds);
  const id = newId('0jd');
  const name =
    plan.name ?? `${action} ${first.title}${variants.length > 1 ? ` and ${variants.length - 1} more` : ''}`;
  await database
    .insertInto('managed_content_deployment')
    .values({
      ...{ id, space_id: first.spaceId, name, status: plan.status },
      description: plan.description ?? null,
      scheduled_date: plan.scheduledDate ?? null,
      expires_id: plan.expiresId ?? null,
      ...createdColumns(author),
    })
    .execute();
  const items = variants.flatMap((variant) =>
    channelIds.map((channelId) => ({
      id: newId('0ji'),
      channel_id: channelId,
      variant_id: variant.id,
      version_id: variant.versionId,
      is_top_level: variant.isTopLevel,
    })),
  );
  await sql`
    insert into managed_content_deployment_item (id, deployment_id, action, is_top_level, channel_id, variant_id, version_id)
    select id, ${id}, ${action}, is_top_level, channel_id, variant_id, version_id
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given (
      id text, is_top_level boolean, channel_id text, variant_id text, version_id text)`.execute(database);
  return id;
}
