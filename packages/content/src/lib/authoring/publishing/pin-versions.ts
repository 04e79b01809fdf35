import type { Database } from '@relab/database';
import { badRequest } from '@relab/server/http';
import { sql } from 'kysely';
import type { ChosenVariant } from './chosen-variant.ts';

interface Version {
  readonly id: string;
  readonly variant_id: string;
  readonly title: string;
  readonly body: ChosenVariant['body'];
}

/** The same variants in other versions than the latest. Each version must be of one of them, and one of each at most. */
export async function pinVersions(
  database: Database,
  variants: readonly ChosenVariant[],
  versionIds: readonly string[] = [],
): Promise<readonly ChosenVariant[]> {
  if (versionIds.length === 0) return variants;
  const { rows } = await sql<Version>`
    select id, variant_id, title, body from managed_content_version
    where id = any (${versionIds}) and variant_id = any (${variants.map(({ id }) => id)})`.execute(database);
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
