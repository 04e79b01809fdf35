import type { Folder } from '@relab/contract/content';
import { inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { ApiError, newId } from '@relab/server/http';
import { sql } from 'kysely';
import { type Author, authorOf } from '../../access/author.ts';
import { requireOwnFolder } from './folder-row.ts';
import { readFolder } from './read-folder.ts';

export interface FolderInput {
  readonly name: string;
  readonly parentFolderId: string;
}

/** The database holds to it as well. */
const deepest = 20;

export interface NewFolder extends FolderInput {
  readonly spaceId: string;
}

/** A folder in one of its space; within the transaction that `author` brings. Answers its id. */
export async function insertFolder(
  { database, userId, at }: Author,
  { name, parentFolderId, spaceId }: NewFolder,
): Promise<string> {
  const { rows } = await sql<{ depth: number }>`
    select max(height) + 1 as depth from content_folder_path(${parentFolderId})`.execute(database);
  if ((rows[0]?.depth ?? 0) > deepest)
    throw new ApiError('LIMIT_EXCEEDED', `A folder lies ${deepest} folders below the root at most.`, {
      fields: ['parentFolderId'],
    });
  const id = newId('9Pu');
  const { numAffectedRows } = await sql`
    insert into managed_content_folder (id, space_id, parent_id, name, created_date, created_by_id, last_modified_date,
      last_modified_by_id)
    values (${id}, ${spaceId}, ${parentFolderId}, ${name}, ${at}, ${userId}, ${at}, ${userId})
    on conflict (parent_id, lower(name)) do nothing`.execute(database);
  if (numAffectedRows === 0n)
    throw new ApiError('CONFLICT', `There is a folder ${name} here already.`, { fields: ['name'] });
  return id;
}

/** Names are unique within a folder, in capitals or not. */
export async function makeFolder(input: FolderInput, context: Context): Promise<Folder> {
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const parent = await requireOwnFolder(input.parentFolderId, inside, 'write');
    const folderId = await insertFolder(authorOf(inside), { ...input, spaceId: parent.space_id });
    return await readFolder({ folderId }, inside);
  });
}
