import { getFolder, getFolderItems } from '@relab/client/content';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import * as texts from '../../content/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReadError } from '../../ui/read-state.tsx';
import css from './page.module.css';

export interface MoveDialogProps {
  /** Where what is moved lies now. */
  readonly folderId: string;
  /** A folder does not go into itself. */
  readonly withoutFolderId?: string | undefined;
  readonly onMove: (folderId: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Chooses a folder by walking through them, from the one where one is. */
export function MoveDialog({ folderId, withoutFolderId, onMove, onClose }: MoveDialogProps): ReactNode {
  const [at, setAt] = useState(folderId);
  const { data: folder, error, refresh } = useRead(getFolder, { folderId: at });
  const { data: items } = useRead(getFolderItems, { folderId: at, filter: 'Folders', pageSize: 250 });
  const parent = folder?.parentFolderId ?? null;
  const folders = (items?.folderItems ?? []).filter(({ id }) => id !== withoutFolderId);
  return (
    <ConfirmDialog
      isOpen
      title={`${texts.chooseFolder}: ${folder?.name ?? ''}`}
      confirmLabel={texts.moveHere}
      onConfirm={() => onMove(at)}
      onClose={onClose}
    >
      {error && <ReadError error={error} onRetry={refresh} />}
      <ul className={css.folders}>
        {parent !== null && (
          <li>
            <ActionButton type="button" variant="plain" onClick={() => setAt(parent)}>
              {texts.folderUp}
            </ActionButton>
          </li>
        )}
        {items === undefined && !error && <Skeleton lines={3} />}
        {folders.map(({ id, title }) => (
          <li key={id}>
            <ActionButton
              type="button"
              variant="secondary"
              aria-label={texts.openFolder(title)}
              onClick={() => setAt(id)}
            >
              {title}
            </ActionButton>
          </li>
        ))}
      </ul>
      {items && folders.length === 0 && <p className="soft">{texts.noFolders}</p>}
    </ConfirmDialog>
  );
}
