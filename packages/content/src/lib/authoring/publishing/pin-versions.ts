import type { Database } from '@relab/database';
import { badRequest } from '@relab/server/http';
import { anyOf } from '../../any-of.ts';
import type { ChosenVariant } from './chosen-variant.ts';

/** The same variants in other versions than the latest. Each version must be of one of them, and one of each at most. */
export async function pinVersions(
  database: Database,
  variants: readonly ChosenVariant[],
  versionIds: readonly string[] = [],
): Promise<readonly ChosenVariant[]> {
  if (versionIds.length === 0) return variants;
  const rows = await database
    .selectFrom('managed_content_version')
    .select(['id', 'variant_id', 'title', 'body'])
    .where('id', '=', anyOf(versionIds))
    .where('variant_id', '=', anyOf(variants.map(({ id }) => id)))
    .execute();
  if (rows.length < new Set(versionIds).size)
    throw badRequest('Not all versions are of the variants.', 'versionIds');
  const byVariant = new Map(rows.map((row) => [row.variant_id, row]));
  if (byVariant.size < rows.length) throw badRequest('Name one version of each variant.', 'versionIds');
  return variants.map((variant) => {
    const version = byVariant.get(variant.id);
    return version
      ? { ...variant, versionId: version.id, title: version.title, body: version.body }
      : variant;
  });
}
