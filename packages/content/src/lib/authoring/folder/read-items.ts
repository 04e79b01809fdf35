import type { AnyCall } from '@relab/contract';
import type { FolderItem, FolderItems } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { defaultPageSize, pageUrls } from '../page.ts';
import { contentsIn, foldersIn, sharedFolderIn } from './folder-items.ts';
import { type FolderRow, type ReadContext, requireFolder } from './folder-row.ts';
import { readHierarchy } from './folder-view.ts';
import { type Part, readInTurn } from './in-turn.ts';
import type { ItemsQuery } from './items-query.ts';

function partsOf(folder: FolderRow, query: ItemsQuery, asking: ReadContext): readonly Part<FolderItem>[] {
  const { filter, showSharedWithSpaceFolder } = query;
  const contents = folder.type === 'SharedWithSpace' ? [] : [contentsIn(folder, query, asking)];
  if (filter === 'Content') return contents;
  const shared =
    showSharedWithSpaceFolder && folder.type === 'System' && folder.is_member
      ? [sharedFolderIn(folder, query, asking)]
      : [];
  return [...shared, foldersIn(folder, query, asking), ...(filter === 'Folders' ? [] : contents)];
}

/** A page of what is in a folder: folders first. One more is read than is shown, to know whether there are others. */
export async function readItems(call: AnyCall, query: ItemsQuery, context: Context): Promise<FolderItems> {
  const { page = 0, pageSize = defaultPageSize } = query;
  const folder = await requireFolder(query.folderId, context);
  const stretch = { offset: page * pageSize, limit: pageSize + 1 };
  const found = await readInTurn(partsOf(folder, query, context), stretch);
  const hierarchy = await readHierarchy(folder, context);
  return {
    ...pageUrls(call, query, { page, pageSize, hasNext: found.length > pageSize }),
    folderId: folder.id,
    folderItems: found.slice(0, pageSize),
    parentFolderId: hierarchy.at(-1)?.id ?? null,
  };
}
