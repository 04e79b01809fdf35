import type { ContentDocument } from '@relab/contract/content';
import type { ReactNode } from 'react';
import { ActionMenu } from '../../ui/menu.tsx';
import type { EditorDialog } from './editor-dialogs.tsx';
import * as texts from './texts.ts';

interface MoreMenuProps {
  readonly document: ContentDocument;
  readonly isAssisted: boolean;
  readonly onOpen: (dialog: EditorDialog) => void;
}

/** What is done with a content less often than saving and publishing, as far as its rights go. */
export function MoreMenu({ document, isAssisted, onOpen }: MoreMenuProps): ReactNode {
  const { create: mayCreate, publish: mayPublish, delete: mayDelete } = document.ownRights;
  const entryOf = (id: EditorDialog, label: string) => ({ id, label, onAction: () => onOpen(id) });
  return (
    <ActionMenu
      label={texts.more}
      variant="secondary"
      entries={[
        entryOf('versions', texts.versions),
        ...(isAssisted ? [entryOf('assist', texts.suggest)] : []),
        ...(mayCreate ? [entryOf('template', texts.saveTemplate)] : []),
        ...(mayPublish
          ? [{ ...entryOf('unpublish', texts.unpublish), isDisabled: !document.isPublished }]
          : []),
        ...(mayDelete ? [{ ...entryOf('delete', texts.remove), startsGroup: true }] : []),
      ]}
    >
      {texts.more}
    </ActionMenu>
  );
}
