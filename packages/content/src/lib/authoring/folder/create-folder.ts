import type { ConfigFor } from '@relab/contract';
import type { createFolder as createFolderCall, Folder } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';
import { type Author, authorOf, createdColumns, inContextTransaction } from '../../access/author.ts';
import { conflict, limitExceeded } from '../../errors.ts';
import { requireOwnFolder } from './folder-row.ts';
import { readFolder } from './read-folder.ts';

type FolderInput = ConfigFor<typeof createFolderCall>;

/** The database holds to it as well. */
export const maxDepth = 20;

/** A folder in one of its space; within the transaction that `author` brings. Returns its id. */
export async function insertFolder(
  author: Author,
  { name, parentFolderId, spaceId }: FolderInput & { readonly spaceId: string },
): Promise<string> {
  const { database } = author;
  const { rows } = await sql<{ depth: number }>`
    select max(height) + 1 as depth from content_folder_path(${parentFolderId})`.execute(database);
  if ((rows[0]?.depth ?? 0) > maxDepth)
    throw limitExceeded(`A folder lies ${maxDepth} folders below the root at most.`, 'parentFolderId');
  const id = newId('9Pu');
  const inserted = await database
    .insertInto('managed_content_folder')
    .values({ id, space_id: spaceId, parent_id: parentFolderId, name, ...createdColumns(author) })
    .onConflict((on) => on.expression(sql`parent_id, lower(name)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw conflict(`There is a folder ${name} here already.`, 'name');
  return id;
}

/** Names are unique within a folder, in capitals or not. */
export async function createFolder(input: FolderInput, context: Context): Promise<Folder> {
  return await inContextTransaction(context, async (ctx) => {
    const parent = await requireOwnFolder(input.parentFolderId, ctx, 'create');
    const folderId = await insertFolder(authorOf(ctx), { ...input, spaceId: parent.space_id });
    return await readFolder({ folderId }, ctx);
  });
}
