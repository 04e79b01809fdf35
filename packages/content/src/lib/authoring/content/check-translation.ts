import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';

/** The version of a content's first variant, but for that variant itself. */
export const latestSource = (contentId: string, variantId: string) => sql<string | null>`(
  select c.latest_version_id from managed_content c where c.id = ${contentId} and c.primary_variant_id <> ${variantId})`;

/**
 * From now on a translation counts as one that has all of a version of the content's first variant: of the latest, or of the one
 * that is named. A first variant, and a version of another one, change nothing. Returns whether it was a translation of that version.
 */
export async function checkTranslation(
  { database, userId, at }: Author,
  variantId: string,
  versionId?: string,
): Promise<boolean> {
  const { rows } = await sql`
    update managed_content_variant x set source_version_id = v.id, source_checked_date = ${at}::timestamptz,
      source_checked_by_id = ${userId}
    from managed_content c join managed_content_version v on v.variant_id = c.primary_variant_id
    where x.id = ${variantId} and c.id = x.content_id and c.primary_variant_id <> x.id
      and v.id = ${versionId === undefined ? sql`c.latest_version_id` : versionId}
    returning x.id`.execute(database);
  return rows.length > 0;
}
