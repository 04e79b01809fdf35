import type { Database } from '@relab/database';
import { anyOf } from '../../any-of.ts';
import { readWorkflow } from './states-workflow.ts';

interface PublishedVersion {
  readonly versionId: string;
}

/**
 * Of these variants those whose versions nobody has approved, where their space demands it. What is delivered already is not
 * asked about again.
 */
export async function findUnapproved<Variant extends PublishedVersion>(
  database: Database,
  spaceId: string,
  variants: readonly Variant[],
): Promise<readonly Variant[]> {
  const { requiresApproval } = await readWorkflow(database, spaceId);
  if (!requiresApproval) return [];
  const versionIds = variants.map(({ versionId }) => versionId);
  const allowed = await database
    .selectFrom('managed_content_approval')
    .select('version_id')
    .where('version_id', '=', anyOf(versionIds))
    .union(
      database
        .selectFrom('delivered_content')
        .select('version_id')
        .where('version_id', '=', anyOf(versionIds)),
    )
    .execute();
  const ids = new Set(allowed.map((row) => row.version_id));
  return variants.filter(({ versionId }) => !ids.has(versionId));
}
