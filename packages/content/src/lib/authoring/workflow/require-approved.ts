import type { Database } from '@relab/database';
import { anyOf } from '../../any-of.ts';
import { conflict } from '../../errors.ts';
import { readWorkflow } from './states-workflow.ts';

interface PublishedVersion {
  readonly id: string;
  readonly versionId: string;
  readonly title: string;
  readonly language: string;
}

/** As many as anybody reads. */
const maxReported = 20;

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

/** What the list of problems of a publication says of each. */
export const notApproved = 'It is not approved in this version, and the space demands that.';

/** Throws where something of it may not be published yet. */
export async function requireApproved(
  database: Database,
  spaceId: string,
  variants: readonly PublishedVersion[],
): Promise<void> {
  const unapproved = await findUnapproved(database, spaceId, variants);
  if (unapproved.length === 0) return;
  const names = unapproved.slice(0, maxReported).map(({ title, language }) => `${title} (${language})`);
  const more = unapproved.length > maxReported ? ` and ${unapproved.length - maxReported} more` : '';
  throw conflict(`Not published. These are not approved in this version: ${names.join(', ')}${more}.`);
}
