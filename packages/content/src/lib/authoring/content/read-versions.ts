import type { ConfigFor } from '@relab/contract';
import {
  getManagedContentVariantVersions,
  type VariantVersions,
  variantStatuses,
} from '@relab/contract/content';
import type { Row } from '@relab/database';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { countRows, pageOf } from '../../paging.ts';
import { statusSummary, userSummary } from '../../representations.ts';
import { requireVariant } from './require-document.ts';

type VersionRow = Row<
  'managed_content_version',
  'id' | 'number' | 'title' | 'created_date' | 'created_by_id' | 'published_date'
> &
  Row<'managed_content_variant', 'status'> & { readonly creator_name: string | null };

/**
 * The versions of a variant, the newest first. The one that is delivered is Published; a later one is Revised where it is
 * the latest; all others are Drafts.
 */
export async function readVersions(
  config: ConfigFor<typeof getManagedContentVariantVersions>,
  context: Context,
): Promise<VariantVersions> {
  const { variantId, status = variantStatuses } = config;
  const { pageSize, offset, urls } = pageOf(getManagedContentVariantVersions, config);
  const { database } = context;
  await requireVariant(variantId, context);
  const versions = sql`
    from (
      select v.id, v.number, v.title, v.created_date, v.created_by_id, u.name as creator_name, v.published_date,
        case when v.id = x.published_version_id then 'Published'
          when v.id = x.latest_version_id and x.published_version_id is not null then 'Revised' else 'Draft' end as status
      from managed_content_version v
      join managed_content_variant x on x.id = v.variant_id
      left join "user" u on u.id = v.created_by_id
      where v.variant_id = ${variantId}
    ) version where status = any (${status})`;
  const total = await countRows(database, versions);
  const { rows } = await sql<VersionRow>`
    select * ${versions} order by number desc limit ${pageSize} offset ${offset}`.execute(database);
  return {
    ...urls(total),
    total,
    versions: rows.map((row) => ({
      managedContentVersionId: row.id,
      versionNumber: `${row.number}.0`,
      status: statusSummary(row),
      title: row.title,
      createdBy: userSummary(row.created_by_id, row.creator_name),
      createdDate: row.created_date.toISOString(),
      publishedDate: row.published_date?.toISOString() ?? null,
    })),
  };
}
