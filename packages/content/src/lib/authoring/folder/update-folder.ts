import type { ConfigFor } from '@relab/contract';
import type {
  deleteFolder as deleteFolderCall,
  Folder,
  updateFolder as updateFolderCall,
} from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import { sql } from 'kysely';
import { authorOf, inContextTransaction, modifiedColumns } from '../../access/author.ts';
import { conflict, limitExceeded } from '../../errors.ts';
import { maxDepth } from './create-folder.ts';
import { type FolderRow, requireOwnFolder } from './folder-row.ts';
import { readFolder } from './read-folder.ts';

/** A folder below the root. Others of the space are neither moved nor deleted meanwhile. */
async function requireMovable(folderId: string, context: Context): Promise<FolderRow> {
  const folder = await requireOwnFolder(folderId, context, 'update');
  if (folder.parent_id === null)
    throw badRequest('The root has the name and the place of its space.', 'folderId');
  await context.database
    .selectFrom('managed_content_space')
    .select('id')
    .where('id', '=', folder.space_id)
    .forUpdate()
    .execute();
  return folder;
}

async function requirePlace(folder: FolderRow, target: FolderRow, database: Database): Promise<void> {
  if (target.space_id !== folder.space_id)
    throw badRequest('A folder stays in its space. Share it to show it in another one.', 'parentFolderId');
  const { rows: path } = await sql<{ id: string }>`
    select id from content_folder_path(${target.id})`.execute(database);
  if (path.some(({ id }) => id === folder.id))
    throw badRequest('A folder does not go into itself, nor into one below it.', 'parentFolderId');
  const { rows } = await sql<{ below: number }>`
    with recursive tree as (
      select id, 0 as depth from managed_content_folder where id = ${folder.id}
      union all
      select f.id, tree.depth + 1 from managed_content_folder f join tree on f.parent_id = tree.id
    )
    select max(depth) as below from tree`.execute(database);
  if (path.length + (rows[0]?.below ?? 0) > maxDepth)
    throw limitExceeded(`A folder lies ${maxDepth} folders below the root at most.`, 'parentFolderId');
}

async function requireFreeName(
  { id }: FolderRow,
  place: { readonly name: string; readonly parentId: string },
  database: Database,
): Promise<void> {
  const other = await database
    .selectFrom('managed_content_folder')
    .select('id')
    .where('parent_id', '=', place.parentId)
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${place.name})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) throw conflict(`There is a folder ${place.name} here already.`, 'name');
}

/** Another name, another place, or both. */
export async function updateFolder(
  input: ConfigFor<typeof updateFolderCall>,
  context: Context,
): Promise<Folder> {
  return await inContextTransaction(context, async (ctx) => {
    const { database } = ctx;
    const folder = await requireMovable(input.folderId, ctx);
    const { name = folder.name, parentFolderId: parentId = folder.parent_id ?? '' } = input;
    if (parentId !== folder.parent_id) {
      const target = await requireOwnFolder(parentId, ctx, 'update');
      await requirePlace(folder, target, database);
    }
    await requireFreeName(folder, { name, parentId }, database);
    await database
      .updateTable('managed_content_folder')
      .set({ name, parent_id: parentId, ...modifiedColumns(authorOf(ctx)) })
      .where('id', '=', folder.id)
      .execute();
    return await readFolder({ folderId: folder.id }, ctx);
  });
}

/** Only one in which nothing is: what is in it would go with it, published or not. */
export async function deleteFolder(
  { folderId }: ConfigFor<typeof deleteFolderCall>,
  context: Context,
): Promise<null> {
  return await inContextTransaction(context, async (ctx) => {
    const { database } = ctx;
    const folder = await requireMovable(folderId, ctx);
    const { rows } = await sql<{ has_folders: boolean; has_contents: boolean }>`
      select exists (select 1 from managed_content_folder f where f.parent_id = ${folder.id}) as has_folders,
        exists (select 1 from managed_content c where c.folder_id = ${folder.id}) as has_contents`.execute(
      database,
    );
    if (rows[0]?.has_folders || rows[0]?.has_contents)
      throw conflict('There is something in this folder. Move or delete that first.');
    await database.deleteFrom('managed_content_folder').where('id', '=', folder.id).execute();
    return null;
  });
}
