import { createManagedContent, getContentTypesByMixin } from '@relab/client/content';
import { useClient, useRead } from '@relab/react';
import { SelectField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { navigate } from '../../routing/navigate.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { TemplateField, templateFieldName } from '../../templates/template-field.tsx';
import { createFromTemplate } from '../../templates/template-folder.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import * as texts from './texts.ts';

export interface CreateContentDialogProps {
  readonly spaceId: string;
  readonly rootFolderId: string;
  readonly folderId: string;
  readonly onClose: () => void;
}

/** What it is and what it is called; the rest is written on its page. */
export function CreateContentDialog({
  spaceId,
  rootFolderId,
  folderId,
  onClose,
}: CreateContentDialogProps): ReactNode {
  const client = useClient();
  const { data } = useRead(getContentTypesByMixin, { contentSpaceId: spaceId });
  return (
    <ModalDialog isOpen onClose={onClose} title={texts.newContent}>
      <WriteForm
        submitLabel={texts.make}
        onCancel={onClose}
        onSubmit={async (form) => {
          const title = String(form.get('title'));
          const templateId = String(form.get(templateFieldName) ?? '');
          const contentId =
            templateId === ''
              ? (
                  await createManagedContent(client, {
                    contentBody: {},
                    contentSpaceOrFolderId: folderId,
                    contentType: String(form.get('type')),
                    title,
                  })
                ).managedContentId
              : await createFromTemplate(client, templateId, folderId, title);
          onClose();
          navigate(hrefOf(routes.contentItem, { contentId }));
          return undefined;
        }}
      >
        <TemplateField rootFolderId={rootFolderId} />
        <SelectField
          name="type"
          label={texts.contentType}
          required
          options={(data?.contentTypes ?? []).map(({ fullyQualifiedName, name }) => ({
            value: fullyQualifiedName,
            label: name,
          }))}
        />
        <TextField name="title" label={texts.titleField} required maxLength={255} autoComplete="off" />
      </WriteForm>
    </ModalDialog>
  );
}
