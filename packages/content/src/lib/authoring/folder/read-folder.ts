import type { ConfigFor } from '@relab/contract';
import type { Folder, getFolder } from '@relab/contract/content';
import { sql } from 'kysely';
import { isReadable, requireUser } from '../../access/access.ts';
import type { ReadContext } from '../../access/author.ts';
import { flagsOf } from '../../access/rights.ts';
import { notFound } from '../../errors.ts';
import { auditIds } from '../../representations.ts';
import { type FolderRow, folderName, requireFolder, sharedFolderName } from './folder-row.ts';

type Ancestor = Folder['folderHierarchy'][number];

/** Where a folder is first seen from a space that it, or one above it, is shared with: the topmost of these. */
async function findSharedTop(
  folder: FolderRow,
  spaceId: string | undefined,
  { database, principal }: ReadContext,
) {
  const { rows } = await sql<{
    readonly height: number;
    readonly root_id: string;
    readonly root_name: string;
    readonly shared_folder_id: string;
  }>`
    select path.height, root.id as root_id, s.name as root_name, s.shared_folder_id
    from content_folder_path(${folder.id}) path
    join managed_content_folder_share h on h.folder_id = path.id and h.status = 'Shared'
    join managed_content_folder root on root.id = h.target_id
    join managed_content_space s on s.id = root.space_id
    where ${isReadable(requireUser(principal))} and ${spaceId === undefined ? sql`true` : sql`s.id = ${spaceId}`}
    order by path.height desc, s.id limit 1`.execute(database);
  return rows[0];
}

/** The folders in which one lies, the topmost first, at most so many levels above it. */
async function readAncestors(
  { id }: Pick<FolderRow, 'id'>,
  { database }: ReadContext,
  maxHeight = 100,
): Promise<readonly Ancestor[]> {
  const { rows } = await sql<Ancestor>`
    select f.id, ${folderName} as name, f.parent_id as "parentFolderId"
    from content_folder_path(${id}) f join managed_content_space s on s.id = f.space_id
    where f.height > 0 and f.height <= ${maxHeight} order by f.height desc`.execute(database);
  return rows;
}

/**
 * What a folder lies in, from a root down, as it is seen from a space. Unless one is named it is the folder's own for the
 * people of that; everybody else sees it below what is shared with theirs, and nothing of what lies above that.
 */
export async function readHierarchy(
  folder: FolderRow,
  context: ReadContext,
  spaceId?: string | undefined,
): Promise<readonly Ancestor[]> {
  const isOwnSpace = spaceId === undefined || spaceId === folder.space_id;
  if (isOwnSpace && folder.is_member) {
    if (folder.type !== 'SharedWithSpace') return await readAncestors(folder, context);
    const { rows } = await sql<Ancestor>`
      select f.id, ${folderName} as name, null as "parentFolderId"
      from managed_content_folder f join managed_content_space s on s.id = f.space_id
      where f.id = ${folder.parent_id}`.execute(context.database);
    return rows;
  }
  const top = await findSharedTop(folder, spaceId, context);
  if (!top) throw notFound();
  const shared = { id: top.shared_folder_id, name: sharedFolderName, parentFolderId: top.root_id };
  const ancestors = await readAncestors(folder, context, top.height);
  return [
    { id: top.root_id, name: top.root_name, parentFolderId: null },
    shared,
    ...ancestors.map((one, at) => (at === 0 ? { ...one, parentFolderId: shared.id } : one)),
  ];
}

export async function readFolder(
  { folderId, contextContentSpaceId }: ConfigFor<typeof getFolder>,
  context: ReadContext,
): Promise<Folder> {
  const row = await requireFolder(folderId, context);
  const hierarchy = await readHierarchy(row, context, contextContentSpaceId);
  return {
    ...auditIds(row),
    folderHierarchy: [...hierarchy],
    folderType: row.type,
    id: row.id,
    isShared: row.is_shared,
    name: row.name,
    ownRights: flagsOf(row.rights),
    parentFolderId: hierarchy.at(-1)?.id ?? null,
  };
}
