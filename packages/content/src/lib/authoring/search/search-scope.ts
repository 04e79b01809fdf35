import { type RawBuilder, sql } from 'kysely';
import { requireRight, requireUser } from '../../access/access.ts';
import { type ReadContext, requireFolder } from '../folder/folder-row.ts';
import { listSpaces, requireSpace } from '../space/space-rows.ts';

/** Where somebody searches: whole spaces, and folders with what lies in them. */
export interface SearchScope {
  readonly spaceIds: readonly string[];
  readonly folderIds: readonly string[];
  /** All spaces that have any of it. */
  readonly concerned: readonly string[];
  readonly isFolderNamed: boolean;
}

const isFolderId = (id: string): boolean => id.startsWith('9Pu');

/** More spaces than anybody has. */
const mostSpaces = 10_000;

interface SharedFolder {
  readonly id: string;
  readonly space_id: string;
}

/** Folders of others that are shared with these spaces. */
async function sharedWith(
  spaceIds: readonly string[],
  { database }: ReadContext,
): Promise<readonly SharedFolder[]> {
  const { rows } = await sql<SharedFolder>`
    select f.id, f.space_id from managed_content_folder_share h
    join managed_content_folder target on target.id = h.target_id
    join managed_content_folder f on f.id = h.folder_id
    where h.status = 'Shared' and target.space_id = any (${spaceIds}) and f.space_id <> all (${spaceIds})`.execute(
    database,
  );
  return rows;
}

async function everywhere(asking: ReadContext): Promise<SearchScope> {
  const spaces = await listSpaces({ limit: mostSpaces, offset: 0 }, asking);
  // To somebody who may look into no space there is nothing that could be searched.
  if (spaces.length === 0) requireRight(requireUser(asking.principal), undefined, 'read');
  const spaceIds = spaces.map(({ id }) => id);
  const folders = await sharedWith(spaceIds, asking);
  return placesOf(spaceIds, folders, false);
}

const placesOf = (
  spaceIds: readonly string[],
  folders: readonly SharedFolder[],
  isFolderNamed: boolean,
): SearchScope => ({
  spaceIds,
  folderIds: folders.map(({ id }) => id),
  concerned: [...new Set([...spaceIds, ...folders.map(({ space_id }) => space_id)])],
  isFolderNamed,
});

/** What is named, for whoever may read all of it; all that somebody may read where nothing is. */
export async function requireSearchScope(
  ids: readonly string[] | undefined,
  asking: ReadContext,
): Promise<SearchScope> {
  const named = [...new Set(ids)];
  if (named.length === 0) return await everywhere(asking);
  const spaceIds: string[] = [];
  const folders: SharedFolder[] = [];
  for (const id of named) {
    if (!isFolderId(id)) {
      spaceIds.push((await requireSpace(id, asking)).id);
      continue;
    }
    const folder = await requireFolder(id, asking);
    if (folder.type !== 'SharedWithSpace') {
      folders.push(folder);
      continue;
    }
    const { rows } = await sql<SharedFolder>`
      select f.id, f.space_id from managed_content_folder_share h join managed_content_folder f on f.id = h.folder_id
      where h.target_id = ${folder.parent_id} and h.status = 'Shared'`.execute(asking.database);
    folders.push(...rows);
  }
  return placesOf(spaceIds, folders, named.some(isFolderId));
}

/** The folders that are named, and all that lie in them; for a `with recursive`, as `tree`. */
export const folderTree = ({ folderIds }: SearchScope): RawBuilder<unknown> => sql`tree (id) as (
    select f.id from managed_content_folder f where f.id = any (${folderIds})
    union
    select f.id from tree join managed_content_folder f on f.parent_id = tree.id
  )`;

/** Whether something lies in one of the places, by its space and the folder that it is in. */
export const isInScope = (
  { spaceIds, folderIds }: SearchScope,
  spaceId: RawBuilder<unknown>,
  folderId: RawBuilder<unknown>,
): RawBuilder<boolean> => {
  const inSpace = sql<boolean>`${spaceId} = any (${spaceIds})`;
  if (folderIds.length === 0) return inSpace;
  return sql<boolean>`(${inSpace} or ${folderId} in (select tree.id from tree))`;
};
