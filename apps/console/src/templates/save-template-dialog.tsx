import { cloneManagedContent } from '@relab/client/content';
import type { ContentDocument, ContentSpace } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { TextField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import { ensureTemplateFolder, templateFolderName } from './template-folder.ts';
import * as texts from './texts.ts';

export interface SaveTemplateDialogProps {
  readonly document: ContentDocument;
  readonly space: ContentSpace;
  readonly onClose: () => void;
}

/** Puts a copy of a content where new ones can begin with it. */
export function SaveTemplateDialog({ document, space, onClose }: SaveTemplateDialogProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const [title, setTitle] = useState(document.title);
  const { isBusy, problems, submit } = useSubmission();
  return (
    <FormDialog
      title={texts.saveTitle}
      submitLabel={texts.save}
      isBusy={isBusy}
      problems={problems}
      onClose={onClose}
      onSubmit={() =>
        void submit(async () => {
          const contentSpaceOrFolderId = await ensureTemplateFolder(client, space.rootFolderId);
          const contentKeyOrId = document.contentKey;
          await cloneManagedContent(client, {
            ...{ contentKeyOrId, contentSpaceOrFolderId, includeVariants: true, title },
          });
          toast({ text: texts.saved(title) });
          onClose();
          return undefined;
        })
      }
    >
      <p>{texts.saveHint(templateFolderName)}</p>
      <TextField
        name="template-title"
        label={texts.name}
        required
        maxLength={255}
        autoComplete="off"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
    </FormDialog>
  );
}
