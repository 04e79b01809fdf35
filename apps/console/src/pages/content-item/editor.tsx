import type { Autosaves, ContentDocument, ContentSpace } from '@relab/contract/content';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAssist } from '../../assist/use-assist.ts';
import { labelOf, type NodeSchema } from '../../content/body-schema.ts';
import { isArranged } from '../../content/is-arranged.ts';
import { useUnsavedChanges } from '../../routing/router.tsx';
import { CommentsAside } from '../../together/comments-button.tsx';
import { LanguageBar } from '../../translation/language-bar.tsx';
import { SourceDesk } from '../../translation/source-desk.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import css from './editor.module.css';
import { type EditorDialog, EditorDialogs } from './editor-dialogs.tsx';
import { EditorFields } from './editor-fields.tsx';
import { EditorHeader } from './editor-header.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { useDraft } from './use-draft.ts';
import { useRenewedType } from './use-renewed-type.ts';
import { useRevision } from './use-revision.ts';
import { useSave } from './use-save.ts';

const PreviewPane = lazy(async () => ({
  default: (await import('../../preview/preview-pane.tsx')).PreviewPane,
}));

const ContentPanels = lazy(async () => ({
  default: (await import('../../content-panels/content-panels.tsx')).ContentPanels,
}));

export interface EditorProps {
  readonly document: ContentDocument;
  readonly space: ContentSpace;
  readonly typeName: string;
  /** Undefined where the type takes any body. */
  readonly schema: NodeSchema | undefined;
  readonly autosaves: Autosaves;
}

/** The form of a variant, and what is done with it. */
export function Editor({ document, space, typeName, schema, autosaves }: EditorProps): ReactNode {
  const state = useDraft(document, autosaves);
  const { draft, isDirty, stored } = state;
  const { problem, conflict, save, attempt, endConflict } = useSave(state, document.isEditable);
  const [opened, setOpened] = useState<EditorDialog>();
  const isAssisted = useAssist(space.id, document.isEditable);
  const [isPreviewed, setPreviewed] = useState(false);
  const revision = useRevision(document, stored);
  useUnsavedChanges(isDirty && stored.state !== 'stored');
  useRenewedType(document, problem !== undefined || stored.state === 'failed');

  return (
    <div
      className={css.editor}
      data-previewed={isPreviewed || undefined}
      data-wide={isArranged(document) || undefined}
    >
      <EditorHeader
        document={document}
        space={space}
        typeName={typeName}
        state={state}
        isAssisted={isAssisted}
        isPreviewed={isPreviewed}
        onSave={save}
        onPreview={setPreviewed}
        onOpen={setOpened}
      />
      <LanguageBar document={document} report={attempt} />
      <EditorNotices
        isEditable={document.isEditable}
        state={state}
        autosaves={autosaves}
        problem={problem}
        onDiscard={attempt}
      />
      <div className={css.workspace}>
        <SourceDesk
          document={document}
          schema={schema}
          draft={draft}
          isDirty={isDirty}
          onChange={state.change}
        >
          <EditorFields document={document} schema={schema} state={state} revision={revision} />
        </SourceDesk>
        {isPreviewed && (
          <Suspense>
            <PreviewPane document={document} revision={revision} />
          </Suspense>
        )}
        <CommentsAside />
      </div>
      <Suspense>
        <ContentPanels document={document} draft={draft} schema={schema} />
      </Suspense>
      <EditorDialogs
        opened={opened}
        document={document}
        space={space}
        schema={schema}
        state={state}
        onClose={() => setOpened(undefined)}
      />
      {conflict && (
        <ConflictDialog
          conflicts={conflict.conflicts}
          merged={conflict.merged}
          who={conflict.current.lastModifiedBy?.name ?? null}
          labelOf={(name) => labelOf(schema, [name])}
          onClose={endConflict}
          onResolve={(resolved) => {
            state.rebase(resolved, conflict.current);
            endConflict();
          }}
        />
      )}
    </div>
  );
}
