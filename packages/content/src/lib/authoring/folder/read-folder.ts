import type { Folder } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { requireFolder } from './folder-row.ts';
import { readHierarchy } from './folder-view.ts';

export interface FolderName {
  readonly folderId: string;
  /** The space whose tree it is seen in. */
  readonly contextContentSpaceId?: string | undefined;
}

export async function readFolder(
  { folderId, contextContentSpaceId }: FolderName,
  context: Pick<Context, 'database' | 'principal'>,
): Promise<Folder> {
  const row = await requireFolder(folderId, context);
  const hierarchy = await readHierarchy(row, context, contextContentSpaceId);
  return {
    createdBy: row.created_by_id,
    createdDate: row.created_date.toISOString(),
    folderHierarchy: [...hierarchy],
    folderType: row.type,
    id: row.id,
    isShared: row.is_shared,
    lastModifiedBy: row.last_modified_by_id,
    lastModifiedDate: row.last_modified_date.toISOString(),
    name: row.name,
    parentFolderId: hierarchy.at(-1)?.id ?? null,
  };
}
