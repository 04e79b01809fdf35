import {
  getManagedContentVariantVersions,
  type VariantVersions,
  variantStatuses,
  variantStatusLabels,
} from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { userSummary } from '../../access/user-summary.ts';
import { defaultPageSize, pageUrls } from '../page.ts';
import { requireVariant } from './find-document.ts';

export interface VersionsQuery {
  readonly variantId: string;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly status?: readonly (typeof variantStatuses)[number][] | undefined;
}

interface VersionRow {
  readonly id: string;
  readonly number: number;
  readonly status: (typeof variantStatuses)[number];
  readonly title: string;
  readonly created_date: Date;
  readonly created_by_id: string | null;
  readonly creator_name: string | null;
  readonly published_date: Date | null;
}

/**
 * The versions of a variant, the newest first. The one that is delivered is Published; a later one is Revised where it is
 * the latest; all others are Drafts.
 */
export async function readVersions(config: VersionsQuery, context: Context): Promise<VariantVersions> {
  const { variantId, page = 0, pageSize = defaultPageSize, status = variantStatuses } = config;
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
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${versions}`.execute(
    context.database,
  );
  const total = counted[0]?.total ?? 0;
  const { rows } = await sql<VersionRow>`
    select * ${versions} order by number desc limit ${pageSize} offset ${page * pageSize}`.execute(
    context.database,
  );
  const hasNext = (page + 1) * pageSize < total;
  return {
    ...pageUrls(getManagedContentVariantVersions, config, { page, pageSize, hasNext }),
    total,
    versions: rows.map((row) => ({
      managedContentVersionId: row.id,
      versionNumber: `${row.number}.0`,
      status: { label: variantStatusLabels[row.status], status: row.status },
      title: row.title,
      createdBy: userSummary(row.created_by_id, row.creator_name),
      createdDate: row.created_date.toISOString(),
      publishedDate: row.published_date?.toISOString() ?? null,
    })),
  };
}
