import type { ContentDocument, ContentSpace } from '@relab/contract/content';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { isArranged } from '../../content/is-arranged.ts';
import { isWriter } from '../../content/is-writer.ts';
import { StatusBadge } from '../../content/status-badge.tsx';
import { Planned } from '../../publishing/planned.tsx';
import { hrefOf, routes } from '../../routing/routes.ts';
import { CommentsButton } from '../../together/comments-button.tsx';
import { Presence } from '../../together/presence.tsx';
import { WorkflowStatus } from '../../together/workflow-status.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import css from './editor.module.css';
import type { EditorDialog } from './editor-dialogs.tsx';
import { MoreMenu } from './more-menu.tsx';
import { SavedState } from './saved-state.tsx';
import * as texts from './texts.ts';
import type { DraftState } from './use-draft.ts';

interface EditorHeaderProps {
  readonly document: ContentDocument;
  readonly space: ContentSpace;
  readonly typeName: string;
  readonly state: DraftState;
  readonly isAssisted: boolean;
  readonly isPreviewed: boolean;
  readonly onSave: () => Promise<void>;
  readonly onPreview: (isPreviewed: boolean) => void;
  readonly onOpen: (dialog: EditorDialog) => void;
}

/** The top of the editor: what the content is, how it stands, and the buttons for what is done with it. */
export function EditorHeader(props: EditorHeaderProps): ReactNode {
  const { document, space, typeName, state } = props;
  return (
    <PageHeader
      title={document.title}
      kind={
        <a href={hrefOf(routes.contentFolder, { folderId: document.folder.id })}>
          {`${space.name}, ${typeName}`}
        </a>
      }
      actions={<EditorActions {...props} />}
    >
      <span className={css.facts}>
        <StatusBadge status={document.status.status} />
        <span>{texts.version(document.versionNumber)}</span>
        <SavedState state={state} />
        <Planned variantId={document.managedContentVariantId} spaceId={space.id} />
        <WorkflowStatus document={document} />
        <Presence document={document} />
      </span>
    </PageHeader>
  );
}

function EditorActions(props: EditorHeaderProps): ReactNode {
  const { document, state, isAssisted, isPreviewed, onSave, onPreview, onOpen } = props;
  const { isDirty, isSaving } = state;
  return (
    <>
      {document.isEditable && (
        <ActionButton type="button" busy={isSaving} disabled={!isDirty} onClick={() => void onSave()}>
          {texts.save}
        </ActionButton>
      )}
      {document.ownRights.publish && (
        <ActionButton type="button" variant="secondary" disabled={isDirty} onClick={() => onOpen('publish')}>
          {texts.publish}
        </ActionButton>
      )}
      {isWriter(document.ownRights) && !isArranged(document) && (
        <ActionButton
          type="button"
          variant="secondary"
          aria-pressed={isPreviewed}
          onClick={() => onPreview(!isPreviewed)}
        >
          {texts.preview}
        </ActionButton>
      )}
      <CommentsButton />
      <MoreMenu document={document} isAssisted={isAssisted} onOpen={onOpen} />
    </>
  );
}
