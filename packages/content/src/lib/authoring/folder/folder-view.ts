import { type RawBuilder, sql } from 'kysely';
import { isReadable, joinCollaborator, requireUser } from '../../access/access.ts';
import { notFound } from '../../not-found.ts';
import { type FolderRow, folderName, type ReadContext, sharedFolderName } from './folder-row.ts';

export interface Ancestor {
  readonly id: string;
  readonly name: string;
  readonly parentFolderId: string | null;
}

interface SharedTop {
  readonly height: number;
  readonly root_id: string;
  readonly root_name: string;
  readonly shared_folder_id: string;
}

/** Where a folder is first seen from a space that it, or one above it, is shared with: the topmost of these. */
async function findSharedTop(
  folder: FolderRow,
  spaceId: string | undefined,
  { database, principal }: ReadContext,
): Promise<SharedTop | undefined> {
  const user = requireUser(principal);
  const { rows } = await sql<SharedTop>`
    select path.height, root.id as root_id, s.name as root_name, s.shared_folder_id
    from content_folder_path(${folder.id}) path
    join managed_content_folder_share h on h.folder_id = path.id and h.status = 'Shared'
    join managed_content_folder root on root.id = h.target_id
    join managed_content_space s on s.id = root.space_id
    ${joinCollaborator(user)}
    where ${isReadable(user)} and ${spaceId === undefined ? sql`true` : sql`s.id = ${spaceId}`}
    order by path.height desc, s.id limit 1`.execute(database);
  return rows[0];
}

/** Those above a folder, the topmost first, from `highest` down. */
async function readAncestors(
  { id }: FolderRow,
  highest: RawBuilder<number>,
  { database }: ReadContext,
): Promise<readonly Ancestor[]> {
  const { rows } = await sql<Ancestor>`
    select f.id, ${folderName} as name, f.parent_id as "parentFolderId"
    from content_folder_path(${id}) f join managed_content_space s on s.id = f.space_id
    where f.height > 0 and f.height <= ${highest} order by f.height desc`.execute(database);
  return rows;
}

/**
 * What a folder lies in, from a root down, as it is seen from a space. Unless one is named it is the folder's own for the
 * people of that; everybody else sees it below what is shared with theirs, and nothing of what lies above that.
 */
export async function readHierarchy(
  folder: FolderRow,
  asking: ReadContext,
  spaceId?: string | undefined,
): Promise<readonly Ancestor[]> {
  const inOwn = spaceId === undefined || spaceId === folder.space_id;
  if (inOwn && folder.is_member) {
    if (folder.type !== 'SharedWithSpace') return await readAncestors(folder, sql`100`, asking);
    const { rows } = await sql<Ancestor>`
      select f.id, ${folderName} as name, null as "parentFolderId"
      from managed_content_folder f join managed_content_space s on s.id = f.space_id
      where f.id = ${folder.parent_id}`.execute(asking.database);
    return rows;
  }
  const top = await findSharedTop(folder, spaceId, asking);
  if (!top) throw notFound();
  const shared = { id: top.shared_folder_id, name: sharedFolderName, parentFolderId: top.root_id };
  const inside = await readAncestors(folder, sql`${top.height}`, asking);
  return [
    { id: top.root_id, name: top.root_name, parentFolderId: null },
    shared,
    ...inside.map((one, at) => (at === 0 ? { ...one, parentFolderId: shared.id } : one)),
  ];
}
