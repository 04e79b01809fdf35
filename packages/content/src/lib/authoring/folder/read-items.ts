import type { AnyCall } from '@relab/contract';
import type { FolderItem, FolderItems } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import type { ReadContext } from '../../access/author.ts';
import { pageOf } from '../../paging.ts';
import { contentsIn, foldersIn, sharedFolderIn } from './folder-items.ts';
import { type FolderRow, requireFolder } from './folder-row.ts';
import { type Part, readInTurn } from './in-turn.ts';
import type { ItemsQuery } from './items-query.ts';
import { readHierarchy } from './read-folder.ts';

function partsOf(folder: FolderRow, query: ItemsQuery, context: ReadContext): readonly Part<FolderItem>[] {
  const { filter, showSharedWithSpaceFolder } = query;
  const contents = folder.type === 'SharedWithSpace' ? [] : [contentsIn(folder, query, context)];
  if (filter === 'Content') return contents;
  const shared =
    showSharedWithSpaceFolder && folder.type === 'System' && folder.is_member
      ? [sharedFolderIn(folder, query, context)]
      : [];
  return [...shared, foldersIn(folder, query, context), ...(filter === 'Folders' ? [] : contents)];
}

/** A page of what is in a folder: folders first. */
export async function readItems(call: AnyCall, query: ItemsQuery, context: Context): Promise<FolderItems> {
  const { pageSize, offset, cut } = pageOf(call, query);
  const folder = await requireFolder(query.folderId, context);
  const { rows, urls } = cut(
    await readInTurn(partsOf(folder, query, context), { offset, limit: pageSize + 1 }),
  );
  const hierarchy = await readHierarchy(folder, context);
  return {
    ...urls,
    folderId: folder.id,
    folderItems: [...rows],
    parentFolderId: hierarchy.at(-1)?.id ?? null,
  };
}
