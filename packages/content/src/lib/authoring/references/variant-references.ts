import type { ConfigFor } from '@relab/contract';
import type { getManagedContentVariantReferences, VariantReferences } from '@relab/contract/content';
import type { Database, Row } from '@relab/database';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { isReadable, requireUser } from '../../access/access.ts';
import { contentUrl, statusSummary, typeSummary } from '../../representations.ts';
import { requireDocument } from '../content/require-document.ts';

type Nullable<Value> = { readonly [Name in keyof Value]: Value[Name] | null };

type ReferenceRow = Row<'managed_content_reference'> &
  Nullable<Row<'managed_content_variant', 'content_id' | 'language' | 'status' | 'title'>> & {
    readonly variant_id: string | null;
    readonly type_name: string | null;
    readonly type_label: string | null;
    readonly is_published: boolean;
    readonly is_media: boolean;
  };

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
      where c.content_key = r.content_key and ${isReadable(user, 'c.folder_id')}
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
      : typeSummary({ type_name: row.type_name, type_label: row.type_label }),
  isPublished: row.is_published,
  kind: row.content_id !== null ? 'Content' : row.is_media ? 'Media' : 'Unknown',
  language: row.language,
  managedContentId: row.content_id,
  managedContentVariantId: row.variant_id,
  resourceUrl: row.content_id === null ? null : contentUrl('contents', row.content_key),
  status: row.status && statusSummary({ status: row.status }),
  title: row.title,
});

/** What the latest versions of a content's variants name. */
export async function readVariantReferences(
  { contentKeyOrId, variantIds }: ConfigFor<typeof getManagedContentVariantReferences>,
  context: Context,
): Promise<VariantReferences> {
  const { database, principal } = context;
  const document = await requireDocument({ contentKeyOrId }, context);
  const all = await database
    .selectFrom('managed_content_variant')
    .select(['id', 'language', 'latest_version_id as version_id'])
    .where('content_id', '=', document.content_id)
    .orderBy(sql`id <> ${document.variant_id}`)
    .orderBy('language')
    .execute();
  const unknown = variantIds?.find((id) => !all.some((variant) => variant.id === id));
  if (unknown !== undefined) throw badRequest(`The content has no variant ${unknown}.`, 'variantIds');
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
