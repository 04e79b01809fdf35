import type { Row } from '@relab/database';
import { badRequest, newId } from '@relab/server/http';
import { sql } from 'kysely';
import { type Author, createdColumns } from '../../access/author.ts';
import { requireTypeRight } from '../../access/author-rights.ts';
import { anyOf } from '../../any-of.ts';
import { bodyProblems } from '../../types/check-body.ts';
import { requireApproved } from '../workflow/require-approved.ts';
import type { ChosenVariant } from './chosen-variant.ts';

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

/** As many as anybody reads. */
const maxReported = 20;

/** Throws for bodies that are not finished, and says of each what is missing. */
export function requireFinished(
  variants: readonly Pick<ChosenVariant, 'title' | 'language' | 'schema' | 'body'>[],
): void {
  const problems = variants.flatMap(({ title, language, schema, body }) =>
    bodyProblems(schema, body, 'publish').map(
      ({ path, message }) => `${title} (${language}), ${path.join('.')}: ${message}`,
    ),
  );
  if (problems.length === 0) return;
  const more = problems.length > maxReported ? ` And ${problems.length - maxReported} more.` : '';
  throw badRequest(`Not published. ${problems.slice(0, maxReported).join(' ')}${more}`, 'contentBody');
}

async function requireChannels(
  { database }: Author,
  spaceId: string,
  ids?: readonly string[],
): Promise<string[]> {
  const rows = await database
    .selectFrom('managed_content_space_channel')
    .select('channel_id')
    .where('space_id', '=', spaceId)
    .$if(ids !== undefined, (query) => query.where('channel_id', '=', anyOf(ids ?? [])))
    .orderBy('channel_id')
    .execute();
  if (rows.length === 0 || (ids && rows.length < new Set(ids).size))
    throw badRequest(
      ids ? 'The space does not deliver to all of these channels.' : 'The space delivers to no channel.',
      'channelIds',
    );
  return rows.map((row) => row.channel_id);
}

/** Records what is published or unpublished; within the transaction that `author` brings. Returns its id. */
export async function planDeployment(author: Author, plan: DeploymentPlan): Promise<string> {
  const { database } = author;
  const { action, variants } = plan;
  const [first] = variants;
  if (!first) throw badRequest('There is nothing to deploy.');
  // What goes out along with what was chosen may be of types that its author publishes none of.
  const typeNames = variants.map(({ typeName }) => typeName);
  await requireTypeRight(author, first.spaceId, typeNames, 'publish');
  if (action === 'Publish') {
    requireFinished(variants);
    // What the installation itself publishes, such as its first content, nobody has to approve.
    if (author.userId !== null) await requireApproved(database, first.spaceId, variants);
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
