import { apiVersion } from '@relab/contract';
import { type VariantReferences, variantStatusLabels } from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { isReadable, joinCollaborator, requireUser } from '../../access/access.ts';
import { requireDocument } from '../content/find-document.ts';

interface VariantRow {
  readonly id: string;
  readonly language: string;
  readonly version_id: string;
}

interface ReferenceRow {
  readonly version_id: string;
  readonly content_key: string;
  readonly content_id: string | null;
  readonly variant_id: string | null;
  readonly language: string | null;
  readonly status: keyof typeof variantStatusLabels | null;
  readonly is_published: boolean;
  readonly title: string | null;
  readonly type_name: string | null;
  readonly type_label: string | null;
  readonly is_media: boolean;
}

type Reference = VariantReferences['variants'][number]['references'][number];

async function readReferences(
  database: Database,
  user: User,
  versionIds: readonly string[],
): Promise<readonly ReferenceRow[]> {
  const { rows } = await sql<ReferenceRow>`
    select r.version_id, r.content_key, found.content_id, found.variant_id, found.language, found.status,
      coalesce(found.is_published, m.content_key is not null) as is_published,
      coalesce(found.title, m.title) as title, found.type_name, found.type_label, m.content_key is not null as is_media
    from managed_content_reference r
    join managed_content_version v on v.id = r.version_id
    join managed_content_variant source on source.id = v.variant_id
    left join lateral (
      select c.id as content_id, x.id as variant_id, x.language, x.status, x.published_version_id is not null as is_published,
        x.title, c.type_name, t.name as type_label
      from managed_content c
      join managed_content_space s on s.id = c.space_id
      join content_type t on t.fully_qualified_name = c.type_name
      join managed_content_variant x on x.content_id = c.id
        and (x.language = source.language or x.id = c.primary_variant_id)
      ${joinCollaborator(user, sql`c.folder_id`)}
      where c.content_key = r.content_key and ${isReadable(user)}
      order by x.language = source.language desc limit 1
    ) found on true
    left join media m on m.content_key = r.content_key and found.content_id is null
    where r.version_id = any (${versionIds}) order by r.content_key`.execute(database);
  return rows;
}

const represent = (row: ReferenceRow): Reference => ({
  contentKey: row.content_key,
  contentType:
    row.type_name === null || row.type_label === null
      ? null
      : { fullyQualifiedName: row.type_name, name: row.type_label },
  isPublished: row.is_published,
  kind: row.content_id !== null ? 'Content' : row.is_media ? 'Media' : 'Unknown',
  language: row.language,
  managedContentId: row.content_id,
  managedContentVariantId: row.variant_id,
  resourceUrl:
    row.content_id === null ? null : `/services/data/${apiVersion}/connect/cms/contents/${row.content_key}`,
  status: row.status && { label: variantStatusLabels[row.status], status: row.status },
  title: row.title,
});

export interface VariantReferencesQuery {
  readonly contentKeyOrId: string;
  readonly variantIds?: readonly string[] | undefined;
}

/** What the latest versions of a content's variants name. */
export async function readVariantReferences(
  { contentKeyOrId, variantIds }: VariantReferencesQuery,
  context: Context,
): Promise<VariantReferences> {
  const { database, principal } = context;
  const document = await requireDocument({ contentKeyOrId }, context);
  const { rows: all } = await sql<VariantRow>`
    select id, language, latest_version_id as version_id from managed_content_variant
    where content_id = ${document.content_id} order by id <> ${document.variant_id}, language`.execute(
    database,
  );
  const lost = variantIds?.find((id) => !all.some((variant) => variant.id === id));
  if (lost !== undefined)
    throw new ApiError('INVALID_API_INPUT', `The content has no variant ${lost}.`, {
      fields: ['variantIds'],
    });
  const variants = variantIds ? all.filter(({ id }) => variantIds.includes(id)) : all;
  const references = await readReferences(
    database,
    requireUser(principal),
    variants.map(({ version_id: id }) => id),
  );
  const byVersion = Map.groupBy(references, (row) => row.version_id);
  return {
    contentKey: document.content_key,
    managedContentId: document.content_id,
    variants: variants.map(({ id, language, version_id: versionId }) => ({
      language,
      managedContentVariantId: id,
      managedContentVersionId: versionId,
      references: (byVersion.get(versionId) ?? []).map(represent),
    })),
  };
}
