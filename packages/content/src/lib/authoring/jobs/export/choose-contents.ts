import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { limitExceeded } from '../../../errors.ts';
import { isInFolders } from '../in-folders.ts';
import { transferLimits } from '../limits.ts';
import type { Request } from '../transfer.ts';

/** What they name, what that names, and so on, as far as it is of the space. */
async function addReferences(database: Database, spaceId: string, ids: Set<string>): Promise<void> {
  let from = [...ids];
  while (from.length > 0) {
    const { rows } = await sql<{ id: string }>`
      select distinct c.id from managed_content_variant x
      join managed_content_reference r on r.version_id = x.latest_version_id
      join managed_content c on c.content_key = r.content_key and c.space_id = ${spaceId}
      where x.content_id = any (${from})`.execute(database);
    from = rows.map(({ id }) => id).filter((id) => !ids.has(id));
    for (const id of from) ids.add(id);
  }
}

/** The contents that an export is of, in an order that does not change. */
export async function chooseContents(
  database: Database,
  spaceId: string,
  { folderIds, contentIds, includeReferences }: Request<'export'>,
): Promise<readonly string[]> {
  const isNamed =
    folderIds.length + contentIds.length === 0
      ? sql<boolean>`true`
      : sql<boolean>`(c.id = any (${contentIds}) or ${isInFolders(folderIds)})`;
  const rows = await database
    .selectFrom('managed_content as c')
    .select('c.id')
    .where('c.space_id', '=', spaceId)
    .where(isNamed)
    .orderBy('c.id')
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  if (includeReferences) await addReferences(database, spaceId, ids);
  if (ids.size > transferLimits.contents)
    throw limitExceeded(
      `An export has ${transferLimits.contents} contents at most; these are ${ids.size}. Export folder by folder.`,
    );
  return [...ids].sort();
}
