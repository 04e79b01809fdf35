import { deleteFolder, updateFolder, updateManagedContent } from '@relab/client/content';
import { useClient } from '@relab/react';
import type { ReactNode } from 'react';
import { SharingDialog } from '../../folders/sharing-dialog.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FolderNameDialog } from './folder-name-dialog.tsx';
import type { ListedItem } from './listed-item.ts';
import { MoveDialog } from './move-dialog.tsx';
import * as texts from './texts.ts';

/** What is done with one of the list. */
export interface ItemAction {
  readonly kind: 'rename' | 'move' | 'share' | 'delete';
  readonly item: ListedItem;
}

export interface ItemDialogProps {
  readonly action: ItemAction;
  readonly folderId: string;
  readonly onClose: () => void;
}

export function ItemDialog({ action: { kind, item }, folderId, onClose }: ItemDialogProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const { id, title, isFolder } = item;
  if (kind === 'rename') return <FolderNameDialog folder={{ id, name: title }} onClose={onClose} />;
  if (kind === 'share') return <SharingDialog folder={{ id, name: title }} onClose={onClose} />;
  if (kind === 'delete')
    return (
      <ConfirmDialog
        isOpen
        title={texts.deleteFolderQuestion(title)}
        confirmLabel={texts.remove}
        onConfirm={() => deleteFolder(client, { folderId: id })}
        onClose={onClose}
      >
        {texts.deleteFolderHint}
      </ConfirmDialog>
    );
  return (
    <MoveDialog
      folderId={item.folder?.id ?? folderId}
      withoutFolderId={isFolder ? id : undefined}
      onClose={onClose}
      onMove={async (target) => {
        if (isFolder) await updateFolder(client, { folderId: id, parentFolderId: target });
        else await updateManagedContent(client, { contentKeyOrId: id, folderId: target });
        toast({ text: texts.moved(title) });
      }}
    />
  );
}
