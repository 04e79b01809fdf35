import { sql } from 'kysely';
import type { Author } from '../../../access/author.ts';
import { insertFolder } from '../../folder/make-folder.ts';
import type { Target } from './target.ts';

/** The folder at a path from the root, made where it is not there. Names are the same in capitals or not. */
export async function ensureFolders(
  author: Author,
  target: Target,
  path: readonly string[],
): Promise<string> {
  let parentFolderId = target.rootFolderId;
  for (const name of path) {
    const { rows } = await sql<{ id: string }>`
      select id from managed_content_folder where parent_id = ${parentFolderId} and lower(name) = lower(${name})
      `.execute(author.database);
    parentFolderId =
      rows[0]?.id ?? (await insertFolder(author, { name, parentFolderId, spaceId: target.spaceId }));
  }
  return parentFolderId;
}
