import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../any-of.ts';
import { notFound, unknownLanguage } from '../../errors.ts';

/** Whether a content `c` lies in one of these folders, or in one below. */
export const isInFolders = (folderIds: readonly string[]): RawBuilder<boolean> => sql`c.folder_id in (
  with recursive below as (
    select id from managed_content_folder where id = any (${folderIds})
    union
    select f.id from managed_content_folder f join below on f.parent_id = below.id
  )
  select id from below)`;

/** Throws ITEM_NOT_FOUND for an id of nothing in this space. */
export async function requireInSpace(
  database: Database,
  spaceId: string,
  table: 'managed_content_folder' | 'managed_content',
  ids: readonly string[],
): Promise<void> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return;
  const rows = await database
    .selectFrom(table)
    .select('id')
    .where('space_id', '=', spaceId)
    .where('id', '=', anyOf(distinct))
    .execute();
  if (rows.length < distinct.length) throw notFound();
}

/** Throws for a language that a space does not have. */
export function requireLanguages(
  space: { readonly languages: readonly string[] },
  languages: readonly string[],
  field: string,
): void {
  const unknown = languages.find((language) => !space.languages.includes(language));
  if (unknown !== undefined) throw unknownLanguage(unknown, space.languages, field);
}
