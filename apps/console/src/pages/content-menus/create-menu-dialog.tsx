import { createManagedContent } from '@relab/client/content';
import type { ContentSpace } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { navigate } from '../../routing/navigate.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import { menuType } from './menu-type.ts';
import * as texts from './texts.ts';

export interface CreateMenuDialogProps {
  readonly space: ContentSpace;
  readonly onClose: () => void;
}

/** What a menu is called, and the name that pages ask for it by; its entries are written on its page. */
export function CreateMenuDialog({ space, onClose }: CreateMenuDialogProps): ReactNode {
  const client = useClient();
  return (
    <ModalDialog isOpen onClose={onClose} title={texts.newMenu}>
      <WriteForm
        submitLabel={texts.create}
        onCancel={onClose}
        onSubmit={async (form) => {
          const { managedContentId: contentId } = await createManagedContent(client, {
            contentBody: { items: [] },
            contentSpaceOrFolderId: space.rootFolderId,
            contentType: menuType,
            title: String(form.get('title')),
            apiName: String(form.get('apiName')),
          });
          onClose();
          navigate(hrefOf(routes.contentItem, { contentId }));
          return undefined;
        }}
      >
        <TextField name="title" label={texts.menuTitle} required maxLength={255} autoComplete="off" />
        <TextField
          name="apiName"
          label={texts.apiName}
          hint={texts.apiNameHint}
          required
          maxLength={80}
          pattern="[A-Za-z][A-Za-z0-9_]*"
          autoComplete="off"
        />
      </WriteForm>
    </ModalDialog>
  );
}
