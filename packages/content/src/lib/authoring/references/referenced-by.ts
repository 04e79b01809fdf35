import { apiVersion } from '@relab/contract';
import {
  getManagedContentReferencedBy,
  type ReferencedBy,
  variantStatusLabels,
} from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { isReadable, joinCollaborator, requireUser } from '../../access/access.ts';
import { requireType } from '../content/content-type.ts';
import { requireDocument } from '../content/find-document.ts';
import { defaultPageSize, pageUrls } from '../page.ts';

export interface ReferencedByQuery {
  readonly contentKeyOrId: string;
  readonly includeReferenceDetails?: boolean | undefined;
  readonly referenceType?: string | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

interface ReferrerRow {
  readonly id: string;
  readonly content_key: string;
  readonly title: string;
  readonly type_name: string;
  readonly type_label: string;
}

interface DetailRow {
  readonly content_id: string;
  readonly variant_id: string;
  readonly language: string;
  readonly status: keyof typeof variantStatusLabels;
  readonly title: string;
  readonly in_latest: boolean;
  readonly in_published: boolean;
}

/**
 * The variants that name a content now: in their latest version, or in one that a channel delivers. What only an older draft
 * named is over.
 */
const naming = (contentKey: string): RawBuilder<unknown> => sql`
  select x.content_id, x.id as variant_id, x.language, x.status, x.title,
    bool_or(v.id = x.latest_version_id) as in_latest, bool_or(d.version_id is not null) as in_published
  from managed_content_reference r
  join managed_content_version v on v.id = r.version_id
  join managed_content_variant x on x.id = v.variant_id
  left join delivered_content d on d.version_id = v.id
  where r.content_key = ${contentKey} and (v.id = x.latest_version_id or d.version_id is not null)
  group by x.id`;

async function readDetails(
  database: Database,
  contentKey: string,
  contentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DetailRow[]>> {
  const { rows } = await sql<DetailRow>`
    select * from (${naming(contentKey)}) named where content_id = any (${contentIds})
    order by language, variant_id`.execute(database);
  return Map.groupBy(rows, (row) => row.content_id);
}

/** Contents that name this one and that whoever asks may read, by title. */
export async function readReferencedBy(config: ReferencedByQuery, context: Context): Promise<ReferencedBy> {
  const { contentKeyOrId, includeReferenceDetails = false, referenceType } = config;
  const { page = 0, pageSize = defaultPageSize } = config;
  const { database } = context;
  const user = requireUser(context.principal);
  const { content_key: contentKey, content_id: managedContentId } = await requireDocument(
    { contentKeyOrId },
    context,
  );
  if (referenceType !== undefined) await requireType(database, referenceType, 'referenceType');
  const found = sql`
    from managed_content c
    join managed_content_space s on s.id = c.space_id
    join content_type t on t.fully_qualified_name = c.type_name
    ${joinCollaborator(user, sql`c.folder_id`)}
    where c.id in (select content_id from (${naming(contentKey)}) named) and ${isReadable(user)}
      and ${referenceType === undefined ? sql`true` : sql`c.type_name = ${referenceType}`}`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total ${found}`.execute(database);
  const total = counted[0]?.total ?? 0;
  const { rows } = await sql<ReferrerRow>`
    select c.id, c.content_key, c.title, c.type_name, t.name as type_label ${found}
    order by lower(c.title), c.id limit ${pageSize} offset ${page * pageSize}`.execute(database);
  const details = includeReferenceDetails
    ? await readDetails(
        database,
        contentKey,
        rows.map(({ id }) => id),
      )
    : undefined;
  return {
    ...pageUrls(getManagedContentReferencedBy, config, {
      page,
      pageSize,
      hasNext: (page + 1) * pageSize < total,
    }),
    contentKey,
    managedContentId,
    references: rows.map((row) => ({
      contentKey: row.content_key,
      contentType: { fullyQualifiedName: row.type_name, name: row.type_label },
      managedContentId: row.id,
      referenceDetails: details ? (details.get(row.id) ?? []).map(representDetail) : null,
      resourceUrl: `/services/data/${apiVersion}/connect/cms/contents/${row.content_key}`,
      title: row.title,
    })),
    total,
  };
}

const representDetail = (row: DetailRow) => ({
  inLatestVersion: row.in_latest,
  inPublishedVersion: row.in_published,
  language: row.language,
  managedContentVariantId: row.variant_id,
  status: { label: variantStatusLabels[row.status], status: row.status },
  title: row.title,
});
