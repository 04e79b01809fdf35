import type { Row } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import type { ReadContext } from '../../access/author.ts';
import { anyOf } from '../../any-of.ts';
import { notFound } from '../../errors.ts';
import { requireFolder } from '../folder/folder-row.ts';
import { listSpaces, requireSpace } from '../space/space-row.ts';

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
const maxSpaces = 10_000;

type SharedFolder = Row<'managed_content_folder', 'id' | 'space_id'>;

/** Folders of others that are shared with these spaces. */
const sharedWith = (spaceIds: readonly string[], { database }: ReadContext) =>
  database
    .selectFrom('managed_content_folder_share as h')
    .innerJoin('managed_content_folder as target', 'target.id', 'h.target_id')
    .innerJoin('managed_content_folder as f', 'f.id', 'h.folder_id')
    .select(['f.id', 'f.space_id'])
    .where('h.status', '=', 'Shared')
    .where('target.space_id', '=', anyOf(spaceIds))
    .where('f.space_id', '<>', sql<string>`all (${spaceIds})`)
    .execute();

async function everywhere(context: ReadContext): Promise<SearchScope> {
  const spaces = await listSpaces({ limit: maxSpaces, offset: 0 }, context);
  // For somebody who may look into no space there is nothing that could be searched.
  if (spaces.length === 0) throw notFound();
  const spaceIds = spaces.map(({ id }) => id);
  const folders = await sharedWith(spaceIds, context);
  return scopeOf(spaceIds, folders, false);
}

const scopeOf = (
  spaceIds: readonly string[],
  folders: readonly SharedFolder[],
  isFolderNamed: boolean,
): SearchScope => ({
  spaceIds,
  folderIds: folders.map(({ id }) => id),
  concerned: [...new Set([...spaceIds, ...folders.map(({ space_id }) => space_id)])],
  isFolderNamed,
});

/** What is named, for a principal who may read all of it; all that they may read where nothing is. */
export async function requireSearchScope(
  ids: readonly string[] | undefined,
  context: ReadContext,
): Promise<SearchScope> {
  const named = [...new Set(ids)];
  if (named.length === 0) return await everywhere(context);
  const spaceIds: string[] = [];
  const folders: SharedFolder[] = [];
  for (const id of named) {
    if (!isFolderId(id)) {
      spaceIds.push((await requireSpace(id, context)).id);
      continue;
    }
    const folder = await requireFolder(id, context);
    if (folder.type !== 'SharedWithSpace') {
      folders.push(folder);
      continue;
    }
    const shared = await context.database
      .selectFrom('managed_content_folder_share as h')
      .innerJoin('managed_content_folder as f', 'f.id', 'h.folder_id')
      .select(['f.id', 'f.space_id'])
      .where('h.target_id', '=', folder.parent_id)
      .where('h.status', '=', 'Shared')
      .execute();
    folders.push(...shared);
  }
  return scopeOf(spaceIds, folders, named.some(isFolderId));
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
