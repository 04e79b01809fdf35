import { ApiError, newId } from '@relab/server/http';
import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';
import { bodyProblems } from '../../types/check-body.ts';
import type { ChosenVariant } from './chosen-variant.ts';

export type DeploymentAction = 'Publish' | 'Unpublish';

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

/** As many as anybody reads. */
const told = 20;

/** Refuses bodies that are not finished, and says of each what is missing. */
export function requireFinished(
  variants: readonly Pick<ChosenVariant, 'title' | 'language' | 'schema' | 'body'>[],
): void {
  const problems = variants.flatMap(({ title, language, schema, body }) =>
    bodyProblems(schema, body, 'publish').map(
      ({ path, message }) => `${title} (${language}), ${path.join('.')}: ${message}`,
    ),
  );
  if (problems.length === 0) return;
  const more = problems.length > told ? ` And ${problems.length - told} more.` : '';
  throw new ApiError('INVALID_API_INPUT', `Not published. ${problems.slice(0, told).join(' ')}${more}`, {
    fields: ['contentBody'],
  });
}

async function requireChannels(
  { database }: Author,
  spaceId: string,
  asked?: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select channel_id as id from managed_content_space_channel
    where space_id = ${spaceId} and ${asked ? sql`channel_id = any (${asked})` : sql`true`} order by 1`.execute(
    database,
  );
  if (rows.length === 0 || (asked && rows.length < new Set(asked).size))
    throw new ApiError(
      'INVALID_API_INPUT',
      asked ? 'The space does not deliver to all of these channels.' : 'The space delivers to no channel.',
      { fields: ['channelIds'] },
    );
  return rows.map(({ id }) => id);
}

/** Writes down what goes out, or is taken back; within the transaction that `author` brings. Answers its id. */
export async function planDeployment(author: Author, plan: DeploymentPlan): Promise<string> {
  const { database, userId, at } = author;
  const { action, variants } = plan;
  const [first] = variants;
  if (!first) throw new ApiError('INVALID_API_INPUT', 'There is nothing to deploy.');
  if (action === 'Publish') requireFinished(variants);
  const channelIds = await requireChannels(author, first.spaceId, plan.channelIds);
  const id = newId('0jd');
  const name =
    plan.name ?? `${action} ${first.title}${variants.length > 1 ? ` and ${variants.length - 1} more` : ''}`;
  await sql`
    insert into managed_content_deployment (id, space_id, name, description, status, scheduled_date, expires_id,
      created_date, created_by_id, last_modified_date, last_modified_by_id)
    values (${id}, ${first.spaceId}, ${name}, ${plan.description ?? null}, ${plan.status}, ${plan.scheduledDate ?? null},
      ${plan.expiresId ?? null}, ${at}, ${userId}, ${at}, ${userId})`.execute(database);
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
