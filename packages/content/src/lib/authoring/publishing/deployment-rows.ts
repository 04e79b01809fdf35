import type { Deployment, deploymentActions, deploymentStatuses } from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import {
  type CollaboratorRole,
  joinCollaborator,
  type Right,
  requireRight,
  requireUser,
} from '../../access/access.ts';
import { joinPeople, userSummary } from '../../access/user-summary.ts';

export interface DeploymentRow {
  readonly id: string;
  readonly space_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly status: (typeof deploymentStatuses)[number];
  readonly scheduled_date: Date | null;
  readonly error: string | null;
  readonly created_by_id: string | null;
  readonly creator_name: string | null;
  readonly last_modified_by_id: string | null;
  readonly changer_name: string | null;
  /** When what it publishes is taken back. */
  readonly expire_date: Date | null;
  /** Of a deployment that waits to take something back: when that is to go out, where it has not yet. */
  readonly publish_date: Date | null;
  readonly collaborator: CollaboratorRole | null;
}

interface ItemRow {
  readonly id: string;
  readonly deployment_id: string;
  readonly action: (typeof deploymentActions)[number];
  readonly is_top_level: boolean;
  readonly channel_id: string;
  readonly variant_id: string;
  readonly version_id: string;
  readonly language: string;
  readonly title: string;
  readonly url_name: string | null;
  readonly created_date: Date;
  readonly type_name: string;
  readonly type_label: string;
}

type ReadContext = Pick<Context, 'database' | 'principal'>;

/** Deployments `d` of the spaces `s`. */
export async function readRows(
  { database, principal }: ReadContext,
  rest: RawBuilder<unknown>,
): Promise<readonly DeploymentRow[]> {
  const { rows } = await sql<DeploymentRow>`
    select d.id, d.space_id, d.name, d.description, d.status, d.scheduled_date, d.error, d.created_by_id,
      creator.name as creator_name, d.last_modified_by_id, changer.name as changer_name,
      expiry.scheduled_date as expire_date, published.scheduled_date as publish_date, w.role as collaborator
    from managed_content_deployment d
    join managed_content_space s on s.id = d.space_id
    left join managed_content_deployment expiry on expiry.expires_id = d.id and expiry.status <> 'Cancelled'
    left join managed_content_deployment published on published.id = d.expires_id and published.status = 'Scheduled'
    ${joinPeople('d')} ${joinCollaborator(requireUser(principal))} ${rest}`.execute(database);
  return rows;
}

/** A deployment, for whoever may do that in its space. */
export async function requireDeployment(
  id: string,
  asking: ReadContext,
  right: Right = 'read',
): Promise<DeploymentRow> {
  const [row] = await readRows(asking, sql`where d.id = ${id}`);
  return requireRight(requireUser(asking.principal), row, right);
}

async function readItems(database: Database, ids: readonly string[]): Promise<readonly ItemRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ItemRow>`
    select i.id, i.deployment_id, i.action, i.is_top_level, i.channel_id, i.variant_id, i.version_id, x.language, v.title,
      v.url_name, v.created_date, t.fully_qualified_name as type_name, t.name as type_label
    from managed_content_deployment_item i
    join managed_content_variant x on x.id = i.variant_id
    join managed_content c on c.id = x.content_id
    join content_type t on t.fully_qualified_name = c.type_name
    join managed_content_version v on v.id = i.version_id
    where i.deployment_id = any (${ids})
    order by i.is_top_level desc, lower(v.title), x.language, i.channel_id, i.id`.execute(database);
  return rows;
}

const representItem = (row: ItemRow): Deployment['deploymentItems'][number] => ({
  isTopLevel: row.is_top_level,
  action: row.action,
  deploymentId: row.deployment_id,
  deploymentItemId: row.id,
  snapshotId: row.version_id,
  targetId: row.channel_id,
  variantId: row.variant_id,
  mcvSnapshotSummary: {
    id: row.version_id,
    language: row.language,
    lastModifiedDate: row.created_date.toISOString(),
    name: row.title,
    urlValue: row.url_name,
    contentType: { fullyQualifiedName: row.type_name, name: row.type_label },
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
  { database }: Pick<Context, 'database'>,
): Promise<Deployment[]> {
  const items = await readItems(
    database,
    rows.map(({ id }) => id),
  );
  const byDeployment = Map.groupBy(items, (item) => item.deployment_id);
  return rows.map((row) => represent(row, byDeployment.get(row.id) ?? []));
}

/** A deployment as it is answered to whoever has just written it. */
export async function readDeployment(id: string, asking: ReadContext): Promise<Deployment> {
  const [deployment] = await representDeployments([await requireDeployment(id, asking)], asking);
  if (!deployment) throw new ApiError('ITEM_NOT_FOUND', 'The requested resource does not exist');
  return deployment;
}
