import { getFolderItems } from '@relab/client/content';
import { useRead } from '@relab/react';
import type { ReactNode } from 'react';
import { LazyTree, type LazyTreeProps, type TreeLevel, type TreeNode } from '../ui/lazy-tree.tsx';
import * as texts from './texts.ts';

/** More than that in one folder nobody reads. */
const pageSize = 250;

/** The folders in a folder. */
function useFolders({ id: folderId }: TreeNode): TreeLevel {
  const { data, error } = useRead(getFolderItems, {
    ...{ folderId, filter: 'Folders', pageSize, showSharedWithSpaceFolder: true },
  });
  return {
    nodes: data?.folderItems.map(({ id, title, hasChildFolders }) => ({
      ...{ id, label: title, hasChildren: hasChildFolders },
    })),
    note: error ? error.message : data?.nextPageUrl ? texts.moreFolders : undefined,
  };
}

export interface FolderTreeProps extends Pick<LazyTreeProps, 'drop'> {
  readonly root: { readonly id: string; readonly name: string };
  readonly folderId: string;
  /** The folders above it, from the root down. */
  readonly path: readonly string[];
  readonly onSelect: (folderId: string) => void;
}

/** The folders of a space, open as far as the one that is shown. */
export function FolderTree({ root, folderId, path, onSelect, drop }: FolderTreeProps): ReactNode {
  return (
    <LazyTree
      label={texts.tree}
      roots={[{ id: root.id, label: root.name, hasChildren: true }]}
      useLevel={useFolders}
      selected={new Set([folderId])}
      open={[root.id, ...path, folderId]}
      onSelect={({ id }) => onSelect(id)}
      drop={drop}
    />
  );
}
