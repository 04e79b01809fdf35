import type { ConfigFor } from '@relab/contract';
import { getManagedContentReferencedBy, type ReferencedBy } from '@relab/contract/content';
import type { Database, Row } from '@relab/database';
import type { Context } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { isReadable, requireUser } from '../../access/access.ts';
import { countRows, pageOf } from '../../paging.ts';
import { contentUrl, statusSummary, typeSummary } from '../../representations.ts';
import { requireType } from '../content/content-type.ts';
import { requireDocument } from '../content/require-document.ts';

type DetailRow = Row<'managed_content_variant', 'content_id' | 'language' | 'status' | 'title'> & {
  readonly variant_id: string;
  readonly in_latest: boolean;
  readonly in_published: boolean;
};

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

/** Contents that name this one and that the principal may read, by title. */
export async function readReferencedBy(
  config: ConfigFor<typeof getManagedContentReferencedBy>,
  context: Context,
): Promise<ReferencedBy> {
  const { contentKeyOrId, includeReferenceDetails = false, referenceType } = config;
  const { pageSize, offset, urls } = pageOf(getManagedContentReferencedBy, config);
  const { database } = context;
  const user = requireUser(context.principal);
  const { content_key: contentKey, content_id: managedContentId } = await requireDocument(
    { contentKeyOrId },
    context,
  );
  if (referenceType !== undefined) await requireType(database, referenceType, 'referenceType');
  const referrers = sql`
    from managed_content c
    join managed_content_space s on s.id = c.space_id
    join content_type t on t.fully_qualified_name = c.type_name
    where c.id in (select content_id from (${naming(contentKey)}) named) and ${isReadable(user, 'c.folder_id')}
      and ${referenceType === undefined ? sql`true` : sql`c.type_name = ${referenceType}`}`;
  const total = await countRows(database, referrers);
  const { rows } = await sql<
    Row<'managed_content', 'id' | 'content_key' | 'title' | 'type_name'> & { readonly type_label: string }
  >`
    select c.id, c.content_key, c.title, c.type_name, t.name as type_label ${referrers}
    order by lower(c.title), c.id limit ${pageSize} offset ${offset}`.execute(database);
  const ids = rows.map(({ id }) => id);
  const details = includeReferenceDetails ? await readDetails(database, contentKey, ids) : undefined;
  return {
    ...urls(total),
    contentKey,
    managedContentId,
    references: rows.map((row) => ({
      contentKey: row.content_key,
      contentType: typeSummary(row),
      managedContentId: row.id,
      referenceDetails: details ? (details.get(row.id) ?? []).map(representDetail) : null,
      resourceUrl: contentUrl('contents', row.content_key),
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
  status: statusSummary(row),
  title: row.title,
});
