import { getFolder } from '@relab/client/content';
import { useRead } from '@relab/react';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import * as contentTexts from '../../content/texts.ts';
import { FolderTree } from '../../folders/folder-tree.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReadError } from '../../ui/read-state.tsx';

export interface MoveDialogProps {
  /** Where what is moved lies now. */
  readonly folderId: string;
  /** A folder does not go into itself. */
  readonly withoutFolderId?: string | undefined;
  readonly onMove: (folderId: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Chooses a folder of the tree, from the one where one is. */
export function MoveDialog({ folderId, withoutFolderId, onMove, onClose }: MoveDialogProps): ReactNode {
  const [at, setAt] = useState(folderId);
  const { data: from, error, refresh } = useRead(getFolder, { folderId });
  const { data: folder } = useRead(getFolder, { folderId: at });
  const root = from?.folderHierarchy[0] ?? from;
  return (
    <ConfirmDialog
      isOpen
      title={`${contentTexts.chooseFolder}: ${folder?.name ?? ''}`}
      confirmLabel={contentTexts.moveHere}
      onConfirm={() => onMove(at)}
      onClose={onClose}
    >
      {error && <ReadError error={error} onRetry={refresh} />}
      {!from && !error && <Skeleton lines={3} />}
      {from && root && (
        <FolderTree
          root={root}
          folderId={at}
          path={from.folderHierarchy.map(({ id }) => id)}
          onSelect={(id) => id !== withoutFolderId && setAt(id)}
        />
      )}
    </ConfirmDialog>
  );
}
