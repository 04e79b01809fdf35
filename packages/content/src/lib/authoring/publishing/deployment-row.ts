import type { Deployment } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { type InferResult, sql } from 'kysely';
import { requireRight, requireUser, rightsIn } from '../../access/access.ts';
import type { ReadContext } from '../../access/author.ts';
import type { Right } from '../../access/rights.ts';
import { anyOf } from '../../any-of.ts';
import { notFound } from '../../errors.ts';
import { typeSummary, userSummary } from '../../representations.ts';

/** Deployments `d` of the spaces `s`. */
export const selectDeployments = ({ database, principal }: ReadContext) =>
  database
    .selectFrom('managed_content_deployment as d')
    .innerJoin('managed_content_space as s', 's.id', 'd.space_id')
    .leftJoin('managed_content_deployment as expiry', (join) =>
      join.onRef('expiry.expires_id', '=', 'd.id').on('expiry.status', '<>', 'Cancelled'),
    )
    .leftJoin('managed_content_deployment as published', (join) =>
      join.onRef('published.id', '=', 'd.expires_id').on('published.status', '=', 'Scheduled'),
    )
    .leftJoin('user as creator', 'creator.id', 'd.created_by_id')
    .leftJoin('user as changer', 'changer.id', 'd.last_modified_by_id')
    .select(['d.id', 'd.space_id', 'd.name', 'd.description', 'd.status', 'd.scheduled_date', 'd.error'])
    .select(['d.created_by_id', 'creator.name as creator_name'])
    .select(['d.last_modified_by_id', 'changer.name as changer_name'])
    .select([
      // When what it publishes is unpublished.
      'expiry.scheduled_date as expire_date',
      // Of a deployment that waits to unpublish something: when that is to be published, where it has not been yet.
      'published.scheduled_date as publish_date',
      rightsIn(requireUser(principal)).as('rights'),
    ]);

export type DeploymentRow = InferResult<ReturnType<typeof selectDeployments>>[number];

/** A deployment, for a principal with that right in its space. */
export async function requireDeployment(
  id: string,
  context: ReadContext,
  right: Right = 'read',
): Promise<DeploymentRow> {
  const row = await selectDeployments(context).where('d.id', '=', id).executeTakeFirst();
  return requireRight(row, right);
}

const readItems = (database: Database, ids: readonly string[]) =>
  database
    .selectFrom('managed_content_deployment_item as i')
    .innerJoin('managed_content_variant as x', 'x.id', 'i.variant_id')
    .innerJoin('managed_content as c', 'c.id', 'x.content_id')
    .innerJoin('content_type as t', 't.fully_qualified_name', 'c.type_name')
    .innerJoin('managed_content_version as v', 'v.id', 'i.version_id')
    .selectAll('i')
    .select([
      'x.content_id',
      'x.language',
      'v.title',
      'v.url_name',
      'v.created_date',
      'c.type_name',
      't.name as type_label',
    ])
    .where('i.deployment_id', '=', anyOf(ids))
    .orderBy('i.is_top_level', 'desc')
    .orderBy(sql`lower(v.title)`)
    .orderBy('x.language')
    .orderBy('i.channel_id')
    .orderBy('i.id')
    .execute();

type ItemRow = Awaited<ReturnType<typeof readItems>>[number];

const representItem = (row: ItemRow): Deployment['deploymentItems'][number] => ({
  isTopLevel: row.is_top_level,
  action: row.action,
  deploymentId: row.deployment_id,
  deploymentItemId: row.id,
  managedContentId: row.content_id,
  snapshotId: row.version_id,
  targetId: row.channel_id,
  variantId: row.variant_id,
  mcvSnapshotSummary: {
    id: row.version_id,
    language: row.language,
    lastModifiedDate: row.created_date.toISOString(),
    name: row.title,
    urlValue: row.url_name,
    contentType: typeSummary(row),
  },
});

const represent = (row: DeploymentRow, items: readonly ItemRow[]): Deployment => ({
  deploymentId: row.id,
  deploymentName: row.name,
  deploymentDescription: row.description,
  deploymentStatus: row.status,
  createdBy: userSummary(row.created_by_id, row.creator_name),
  scheduledDate: row.scheduled_date?.toISOString() ?? null,
  lastModifiedBy: userSummary(row.last_modified_by_id, row.changer_name),
  deploymentItems: items.map(representItem),
  errorMessage: row.error,
  expireDate: row.expire_date?.toISOString() ?? null,
});

/** With their items, in two statements whatever their number. */
export async function representDeployments(
  rows: readonly DeploymentRow[],
  { database }: Pick<ReadContext, 'database'>,
): Promise<Deployment[]> {
  const ids = rows.map(({ id }) => id);
  const items = ids.length === 0 ? [] : await readItems(database, ids);
  const byDeployment = Map.groupBy(items, (item) => item.deployment_id);
  return rows.map((row) => represent(row, byDeployment.get(row.id) ?? []));
}

/** A deployment as the response to a write shows it. */
export async function readDeployment(id: string, context: ReadContext): Promise<Deployment> {
  const [deployment] = await representDeployments([await requireDeployment(id, context)], context);
  if (!deployment) throw notFound();
  return deployment;
}
