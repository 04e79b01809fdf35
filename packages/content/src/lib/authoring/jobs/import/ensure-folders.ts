import { sql } from 'kysely';
import type { Author } from '../../../access/author.ts';
import { insertFolder } from '../../folder/create-folder.ts';
import type { Target } from './target.ts';

/** The folder at a path from the root, created where it does not exist. Names are the same in capitals or not. */
export async function ensureFolders(
  author: Author,
  target: Target,
  path: readonly string[],
): Promise<string> {
  let parentFolderId = target.rootFolderId;
  for (const name of path) {
    const existing = await author.database
      .selectFrom('managed_content_folder')
      .select('id')
      .where('parent_id', '=', parentFolderId)
      .where(sql<boolean>`lower(name) = lower(${name})`)
      .executeTakeFirst();
    parentFolderId =
      existing?.id ?? (await insertFolder(author, { name, parentFolderId, spaceId: target.spaceId }));
  }
  return parentFolderId;
}
