import type { Database } from '@relab/database';
import { ApiError } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { notFound } from '../../not-found.ts';

/** Whether a content `c` lies in one of these folders, or in one below. */
export const isInFolders = (folderIds: readonly string[]): RawBuilder<boolean> => sql`c.folder_id in (
  with recursive below as (
    select id from managed_content_folder where id = any (${folderIds})
    union
    select f.id from managed_content_folder f join below on f.parent_id = below.id
  )
  select id from below)`;

type Table = 'managed_content_folder' | 'managed_content';

/** Refuses an id that is of nothing in this space, as what is not there. */
export async function requireInSpace(
  database: Database,
  spaceId: string,
  table: Table,
  ids: readonly string[],
): Promise<void> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return;
  const { rows } = await sql`
    select id from ${sql.table(table)} where space_id = ${spaceId} and id = any (${[...wanted]})`.execute(
    database,
  );
  if (rows.length < wanted.size) throw notFound();
}

/** Languages that a space does not have. */
export function requireLanguages(
  space: { readonly languages: readonly string[] },
  asked: readonly string[],
  field: string,
): void {
  const lost = asked.find((language) => !space.languages.includes(language));
  if (lost === undefined) return;
  throw new ApiError(
    'INVALID_API_INPUT',
    `This space has no language ${lost.slice(0, 20)}. It has ${space.languages.join(', ')}.`,
    { fields: [field] },
  );
}
