import { createFolder, updateFolder } from '@relab/client/content';
import { useClient } from '@relab/react';
import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import * as texts from './texts.ts';

export interface FolderNameDialogProps {
  /** The folder that gets another name; a new one without it. */
  readonly folder?: { readonly id: string; readonly name: string } | undefined;
  readonly parentFolderId?: string | undefined;
  readonly onClose: () => void;
}

/** The name of a folder: of a new one, or another one. */
export function FolderNameDialog({ folder, parentFolderId = '', onClose }: FolderNameDialogProps): ReactNode {
  const client = useClient();
  const label = folder ? texts.rename : texts.newFolder;
  return (
    <ModalDialog isOpen onClose={onClose} title={label}>
      <WriteForm
        submitLabel={folder ? texts.save : texts.make}
        onCancel={onClose}
        onSubmit={async (form) => {
          const name = String(form.get('name'));
          if (folder) await updateFolder(client, { folderId: folder.id, name });
          else await createFolder(client, { name, parentFolderId });
          onClose();
          return undefined;
        }}
      >
        <TextField
          name="name"
          label={texts.name}
          required
          maxLength={255}
          autoComplete="off"
          defaultValue={folder?.name}
        />
      </WriteForm>
    </ModalDialog>
  );
}
