import type { Database } from '@relab/database';
import { ApiError } from '@relab/server/http';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { type CollaboratorRole, joinCollaborator, requireRight } from '../../access/access.ts';
import type { BodySchema } from '../../types/node.ts';

/** A variant that goes out, or is taken back, in its latest version. */
export interface ChosenVariant {
  readonly id: string;
  readonly contentId: string;
  readonly language: string;
  readonly spaceId: string;
  readonly versionId: string;
  readonly title: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly schema: BodySchema | null;
  readonly isTopLevel: boolean;
}

interface Row extends Omit<ChosenVariant, 'isTopLevel'> {
  readonly collaborator: CollaboratorRole | null;
}

export interface Choice {
  readonly contentIds?: readonly string[] | undefined;
  readonly variantIds?: readonly string[] | undefined;
}

/** Deployments are worked on in one transaction. */
const most = 1000;

/** All variants of the contents, and the variants themselves. They must be of one space, in which one may publish. */
export async function readChosen(
  database: Database,
  user: User,
  { contentIds = [], variantIds = [] }: Choice,
): Promise<readonly ChosenVariant[]> {
  if (contentIds.length + variantIds.length === 0)
    throw new ApiError('INVALID_API_INPUT', 'Name contents or variants.', { fields: ['contentIds'] });
  // On its own: rows that were locked while they changed are read anew, but not what is joined to them.
  const { rows: locked } = await sql<{ id: string }>`
    select id from managed_content_variant where id = any (${variantIds}) or content_id = any (${contentIds})
    order by id for update`.execute(database);
  const { rows } = await sql<Row>`
    select x.id, c.id as "contentId", x.language, c.space_id as "spaceId", v.id as "versionId", v.title, v.body, t.schema,
      w.role as collaborator
    from managed_content_variant x
    join managed_content c on c.id = x.content_id
    join managed_content_space s on s.id = c.space_id
    join managed_content_version v on v.id = x.latest_version_id
    join content_type t on t.fully_qualified_name = c.type_name
    ${joinCollaborator(user, sql`c.folder_id`)}
    where x.id = any (${locked.map(({ id }) => id)})
    order by x.id`.execute(database);
  const found = new Set(rows.flatMap(({ id, contentId }) => [id, contentId]));
  for (const id of [...contentIds, ...variantIds])
    if (!found.has(id)) requireRight(user, undefined, 'publish');
  for (const row of rows) requireRight(user, row, 'publish');
  if (new Set(rows.map(({ spaceId }) => spaceId)).size > 1)
    throw new ApiError('INVALID_API_INPUT', 'All contents must be of one space.');
  return withinLimit(rows.map((row) => ({ ...row, isTopLevel: true })));
}

export function withinLimit(variants: readonly ChosenVariant[]): readonly ChosenVariant[] {
  if (variants.length <= most) return variants;
  throw new ApiError(
    'LIMIT_EXCEEDED',
    `A deployment has ${most} variants at most; these are ${variants.length}.`,
  );
}

/**
 * With what they name, what that names, and so on, as far as it is of the same space and not published as it is: in the
 * language of whoever names it, or the one it has.
 */
export async function withReferences(
  database: Database,
  chosen: readonly ChosenVariant[],
): Promise<readonly ChosenVariant[]> {
  const all = new Map(chosen.map((variant) => [variant.id, variant]));
  let from = chosen;
  while (from.length > 0) {
    const { rows } = await sql<Row>`
      select distinct on (c.id, named.language) x.id, c.id as "contentId", x.language, c.space_id as "spaceId",
        v.id as "versionId", v.title, v.body, t.schema, x.status
      from unnest(${from.map(({ versionId }) => versionId)}::text[], ${from.map(({ language }) => language)}::text[])
        as named (version_id, language)
      join managed_content_reference r on r.version_id = named.version_id
      join managed_content c on c.content_key = r.content_key and c.space_id = ${from[0]?.spaceId}
      join managed_content_variant x on x.content_id = c.id
        and (x.language = named.language or x.id = c.primary_variant_id)
      join managed_content_version v on v.id = x.latest_version_id
      join content_type t on t.fully_qualified_name = c.type_name
      where x.status <> 'Published'
      order by c.id, named.language, x.language = named.language desc`.execute(database);
    from = rows.filter(({ id }) => !all.has(id)).map((row) => ({ ...row, isTopLevel: false }));
    for (const variant of from) all.set(variant.id, variant);
    withinLimit([...all.values()]);
  }
  return [...all.values()];
}
