import { deleteManagedContent } from '@relab/client/content';
import type { ContentDocument, ContentSpace } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { kindOf, membersOf, type NodeSchema } from '../../content/body-schema.ts';
import { languageName } from '../../content/language-name.ts';
import { PublishDialog } from '../../publishing/publish-dialog.tsx';
import { UnpublishDialog } from '../../publishing/unpublish-dialog.tsx';
import { navigate } from '../../routing/navigate.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { SaveTemplateDialog } from '../../templates/save-template-dialog.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import * as texts from './texts.ts';
import type { DraftState } from './use-draft.ts';
import { VersionsDialog } from './versions-dialog.tsx';

const AssistDialog = lazy(async () => ({
  default: (await import('../../assist/assist-dialog.tsx')).AssistDialog,
}));

/** What the editor's buttons open. */
export type EditorDialog = 'publish' | 'unpublish' | 'versions' | 'template' | 'assist' | 'delete';

/** The fields that hold one text. */
const assistFields = (schema: NodeSchema | undefined) => [
  { path: 'title', label: texts.titleField },
  ...(schema ? membersOf(schema) : [])
    .filter(([, member]) => ['line', 'text', 'richText'].includes(kindOf(member)))
    .map(([name, { title = name }]) => ({ path: `body.${name}`, label: title })),
];

interface EditorDialogsProps {
  readonly opened: EditorDialog | undefined;
  readonly document: ContentDocument;
  readonly space: ContentSpace;
  readonly schema: NodeSchema | undefined;
  readonly state: DraftState;
  readonly onClose: () => void;
}

/** The one dialog that is open, if any. */
export function EditorDialogs(props: EditorDialogsProps): ReactNode {
  const { opened, document, space, schema, state, onClose } = props;
  const client = useClient();
  const toast = useToast();
  return (
    <>
      {opened === 'publish' && (
        <PublishDialog
          title={texts.publishTitle(document.title)}
          choice={{ variantIds: [document.managedContentVariantId] }}
          onClose={onClose}
        >
          <p>{texts.publishHint(languageName(document.language))}</p>
        </PublishDialog>
      )}
      {opened === 'assist' && (
        <Suspense>
          <AssistDialog
            document={document}
            space={space}
            draft={state.draft}
            fields={assistFields(schema)}
            onTake={(draft) => {
              state.change(draft);
              toast({ text: texts.suggested, tone: 'info' });
            }}
            onClose={onClose}
          />
        </Suspense>
      )}
      {opened === 'template' && <SaveTemplateDialog document={document} space={space} onClose={onClose} />}
      {opened === 'unpublish' && <UnpublishDialog document={document} onClose={onClose} />}
      {opened === 'versions' && (
        <VersionsDialog
          document={document}
          onClose={onClose}
          onChoose={(version, chosen) => {
            state.change(chosen);
            onClose();
            toast({ text: texts.broughtBack(version), tone: 'info' });
          }}
        />
      )}
      <ConfirmDialog
        isOpen={opened === 'delete'}
        title={texts.deleteTitle(document.title)}
        confirmLabel={texts.deleteNow}
        onClose={onClose}
        onConfirm={async () => {
          await deleteManagedContent(client, { contentKeyOrId: document.contentKey });
          toast({ text: texts.deleted(document.title) });
          navigate(hrefOf(routes.contentFolder, { folderId: document.folder.id }));
        }}
      >
        {texts.deleteHint}
      </ConfirmDialog>
    </>
  );
}
