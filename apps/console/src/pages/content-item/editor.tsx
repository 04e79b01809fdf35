import { ClientError } from '@relab/client';
import { deleteManagedContent } from '@relab/client/content';
import type { Autosaves, ContentDocument, ContentSpace } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAssist } from '../../assist/use-assist.ts';
import { useCommand } from '../../commands/commands.tsx';
import { BodyNode } from '../../content/body-node.tsx';
import { kindOf, labelOf, membersOf, type NodeSchema, publishProblems } from '../../content/body-schema.ts';
import { isObject, type JsonObject, withMember } from '../../content/body-value.ts';
import { isArranged } from '../../content/is-arranged.ts';
import { isWriter } from '../../content/is-writer.ts';
import { languageName } from '../../content/language-name.ts';
import { type NodeProps, nodeId } from '../../content/node-props.tsx';
import { StatusBadge } from '../../content/status-badge.tsx';
import { UnknownMembers } from '../../content/unknown-members.tsx';
import { Planned } from '../../publishing/planned.tsx';
import { PublishDialog } from '../../publishing/publish-dialog.tsx';
import { UnpublishDialog } from '../../publishing/unpublish-dialog.tsx';
import { navigate } from '../../routing/navigate.ts';
import { useUnsavedChanges } from '../../routing/router.tsx';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { SaveTemplateDialog } from '../../templates/save-template-dialog.tsx';
import { CommentedField } from '../../together/commented-field.tsx';
import { CommentsAside, CommentsButton } from '../../together/comments-button.tsx';
import { Presence } from '../../together/presence.tsx';
import { WorkflowStatus } from '../../together/workflow-status.tsx';
import { Beside } from '../../translation/beside.tsx';
import { LanguageBar } from '../../translation/language-bar.tsx';
import { SourceDesk } from '../../translation/source-desk.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ActionMenu } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import css from './editor.module.css';
import * as texts from './texts.ts';
import { type DraftState, type SaveOutcome, useDraft } from './use-draft.ts';
import { useRenewedType } from './use-renewed-type.ts';
import { useRevision } from './use-revision.ts';
import { VersionsDialog } from './versions-dialog.tsx';

export interface EditorProps {
  readonly document: ContentDocument;
  readonly space: ContentSpace;
  readonly typeName: string;
  /** Undefined where the type takes any body. */
  readonly schema: NodeSchema | undefined;
  readonly autosaves: Autosaves;
}

/** Of the title and of the URL name. */
const line: NodeSchema = { type: 'string' };

type Opened = 'publish' | 'unpublish' | 'versions' | 'template' | 'assist' | 'delete';

const PreviewPane = lazy(async () => ({
  default: (await import('../../preview/preview-pane.tsx')).PreviewPane,
}));

const DesignEditor = lazy(async () => ({
  default: (await import('../../design/design-editor.tsx')).DesignEditor,
}));

const MenuEditor = lazy(async () => ({
  default: (await import('../../menus/menu-editor.tsx')).MenuEditor,
}));

const HeadFields = lazy(async () => ({
  default: (await import('../../head/head-fields.tsx')).HeadFields,
}));

const ContentPanels = lazy(async () => ({
  default: (await import('../../content-panels/content-panels.tsx')).ContentPanels,
}));

const AssistDialog = lazy(async () => ({
  default: (await import('../../assist/assist-dialog.tsx')).AssistDialog,
}));

/** The fields that hold one text. */
const assistFields = (schema: NodeSchema | undefined) => [
  { path: 'title', label: texts.titleField },
  ...(schema ? membersOf(schema) : [])
    .filter(([, member]) => ['line', 'text', 'richText'].includes(kindOf(member)))
    .map(([name, { title = name }]) => ({ path: `body.${name}`, label: title })),
];

/** Of a body: what a page says of itself to search engines. */
const headMember = 'head';

const isMenu = ({ contentType }: ContentDocument): boolean =>
  contentType.fullyQualifiedName === 'sfdc_cms__navigation';

/** The form of a variant, and what is done with it. */
export function Editor({ document, space, typeName, schema, autosaves }: EditorProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const state = useDraft(document, autosaves);
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Extract<SaveOutcome, { kind: 'conflict' }>>();
  const { isDirty } = state;
  const { create: mayCreate, publish: mayPublish, delete: mayDelete } = document.ownRights;
  const isAssisted = useAssist(space.id, document.isEditable);
  const [isPreviewed, setPreviewed] = useState(false);
  const revision = useRevision(document, state.stored);
  useUnsavedChanges(isDirty && state.stored.state !== 'stored');
  useRenewedType(document, problem !== undefined || state.stored.state === 'failed');
  const close = (): void => setOpened(undefined);

  async function attempt(write: () => Promise<unknown>): Promise<void> {
    setProblem(undefined);
    try {
      await write();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setProblem(error.message);
    }
  }
  const save = (): Promise<void> =>
    attempt(async () => {
      const outcome = await state.save();
      if (outcome.kind === 'saved') toast({ text: texts.saved(outcome.document.versionNumber) });
      else if (outcome.kind === 'merged') toast({ text: texts.merged, tone: 'info' });
      else setConflict(outcome);
    });
  useCommand({ label: texts.save, keys: '$mod+s', run: () => void (document.isEditable && save()) });

  return (
    <div
      className={css.editor}
      data-previewed={isPreviewed || undefined}
      data-wide={isArranged(document) || undefined}
    >
      <PageHeader
        title={document.title}
        kind={
          <a href={hrefOf(routes.contentFolder, { folderId: document.folder.id })}>
            {`${space.name}, ${typeName}`}
          </a>
        }
        actions={
          <>
            {document.isEditable && (
              <ActionButton
                type="button"
                busy={state.isSaving}
                disabled={!isDirty}
                onClick={() => void save()}
              >
                {texts.save}
              </ActionButton>
            )}
            {mayPublish && (
              <ActionButton
                type="button"
                variant="secondary"
                disabled={isDirty}
                onClick={() => setOpened('publish')}
              >
                {texts.publish}
              </ActionButton>
            )}
            {isWriter(document.ownRights) && !isArranged(document) && (
              <ActionButton
                type="button"
                variant="secondary"
                aria-pressed={isPreviewed}
                onClick={() => setPreviewed(!isPreviewed)}
              >
                {texts.preview}
              </ActionButton>
            )}
            <CommentsButton />
            <ActionMenu
              label={texts.more}
              variant="secondary"
              entries={[
                { id: 'versions', label: texts.versions, onAction: () => setOpened('versions') },
                ...(isAssisted
                  ? [{ id: 'assist', label: texts.suggest, onAction: () => setOpened('assist') }]
                  : []),
                ...(mayCreate
                  ? [{ id: 'template', label: texts.saveTemplate, onAction: () => setOpened('template') }]
                  : []),
                ...(mayPublish
                  ? [
                      {
                        id: 'unpublish',
                        label: texts.unpublish,
                        isDisabled: !document.isPublished,
                        onAction: () => setOpened('unpublish'),
                      },
                    ]
                  : []),
                ...(mayDelete
                  ? [
                      {
                        id: 'delete',
                        label: texts.remove,
                        onAction: () => setOpened('delete'),
                        startsGroup: true,
                      },
                    ]
                  : []),
              ]}
            >
              {texts.more}
            </ActionMenu>
          </>
        }
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
          draft={state.draft}
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
        <ContentPanels document={document} draft={state.draft} schema={schema} />
      </Suspense>

      {opened === 'publish' && (
        <PublishDialog
          title={texts.publishTitle(document.title)}
          choice={{ variantIds: [document.managedContentVariantId] }}
          onClose={close}
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
            onClose={close}
          />
        </Suspense>
      )}
      {opened === 'template' && <SaveTemplateDialog document={document} space={space} onClose={close} />}
      {opened === 'unpublish' && <UnpublishDialog document={document} onClose={close} />}
      {opened === 'versions' && (
        <VersionsDialog
          document={document}
          onClose={close}
          onChoose={(version, chosen) => {
            state.change(chosen);
            close();
            toast({ text: texts.broughtBack(version), tone: 'info' });
          }}
        />
      )}
      <ConfirmDialog
        isOpen={opened === 'delete'}
        title={texts.deleteTitle(document.title)}
        confirmLabel={texts.deleteNow}
        onClose={close}
        onConfirm={async () => {
          await deleteManagedContent(client, { contentKeyOrId: document.contentKey });
          toast({ text: texts.deleted(document.title) });
          navigate(hrefOf(routes.contentFolder, { folderId: document.folder.id }));
        }}
      >
        {texts.deleteHint}
      </ConfirmDialog>
      {conflict && (
        <ConflictDialog
          conflicts={conflict.conflicts}
          merged={conflict.merged}
          who={conflict.current.lastModifiedBy?.name ?? null}
          labelOf={(name) => labelOf(schema, [name])}
          onClose={() => setConflict(undefined)}
          onResolve={(resolved) => {
            state.rebase(resolved, conflict.current);
            setConflict(undefined);
          }}
        />
      )}
    </div>
  );
}

/** Whether what is typed is safe. */
function SavedState({ state: { stored, isDirty } }: { readonly state: DraftState }): ReactNode {
  const formats = useFormats();
  const text =
    stored.state === 'storing'
      ? texts.saving
      : stored.state === 'failed'
        ? texts.saveFailed(stored.message)
        : stored.state === 'stored' && isDirty
          ? texts.savedAt(formats.moment(stored.at))
          : isDirty
            ? texts.saving
            : texts.unchanged;
  return (
    <span role="status" className="soft">
      {text}
    </span>
  );
}

interface EditorNoticesProps {
  readonly isEditable: boolean;
  readonly state: DraftState;
  readonly autosaves: Autosaves;
  readonly problem: string | undefined;
  readonly onDiscard: (discard: () => Promise<void>) => Promise<void>;
}

function EditorNotices({ isEditable, state, autosaves, problem, onDiscard }: EditorNoticesProps): ReactNode {
  const { isDirty } = state;
  const formats = useFormats();
  const names = autosaves.others.map(({ name }) => name).join(', ');
  return (
    <>
      {!isEditable && <Notice tone="info" heading={isDirty ? texts.notYoursAnyMore : texts.notYours} />}
      {problem && <Notice tone="error" heading={problem} />}
      {names !== '' && <Notice tone="info" heading={texts.others(names)} />}
      {state.restoredFrom !== undefined && state.isDirty && (
        <Notice
          tone="info"
          heading={texts.restoredHeading}
          nextStep={
            <ActionButton type="button" variant="secondary" onClick={() => void onDiscard(state.discard)}>
              {texts.discard}
            </ActionButton>
          }
        >
          {texts.restoredHint(formats.moment(state.restoredFrom))}
        </Notice>
      )}
    </>
  );
}

interface EditorFieldsProps {
  readonly document: ContentDocument;
  readonly schema: NodeSchema | undefined;
  readonly state: DraftState;
  readonly revision: string;
}

function EditorFields({ document, schema, state, revision }: EditorFieldsProps): ReactNode {
  const formats = useFormats();
  const { draft, change } = state;
  const problems = publishProblems(schema, draft.body);
  const node = { problems, spaceId: document.contentSpace.id } as const;
  const setBody = (body: JsonObject): void => change({ ...draft, body });
  return (
    <form className={css.fields} onSubmit={(event) => event.preventDefault()}>
      {problems.length > 0 && (
        <Notice tone="info" heading={texts.problems(problems.length, formats.number(problems.length))}>
          <ul>
            {problems.map(({ path }) => (
              <li key={path.join('.')}>
                <a href={`#${nodeId(path)}`}>{labelOf(schema, path)}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={css.names}>
        <Beside part="title" label={texts.titleField} schema={line}>
          <CommentedField path="title" label={texts.titleField}>
            <TextField
              name="content-title"
              label={texts.titleField}
              hint={texts.titleHint}
              required
              maxLength={255}
              value={draft.title}
              onChange={({ target }) => change({ ...draft, title: target.value })}
            />
          </CommentedField>
        </Beside>
        <Beside part="urlName" label={texts.urlName} schema={line}>
          <CommentedField path="urlName" label={texts.urlName}>
            <TextField
              name="content-url-name"
              label={texts.urlName}
              hint={texts.urlNameHint}
              maxLength={120}
              autoComplete="off"
              value={draft.urlName}
              onChange={({ target }) => change({ ...draft, urlName: target.value })}
            />
          </CommentedField>
        </Beside>
      </div>
      {schema && <UnknownMembers schema={schema} body={draft.body} onChange={setBody} />}
      {schema ? (
        membersOf(schema).map(([name, member]) => (
          <Beside key={name} part={`body.${name}`} label={member.title ?? name} schema={member}>
            <CommentedField path={`body.${name}`} label={member.title ?? name}>
              <FieldNode
                {...node}
                document={document}
                schema={member}
                label={member.title ?? name}
                path={[name]}
                value={draft.body[name]}
                onChange={(value) => setBody(withMember(draft.body, name, value))}
              />
            </CommentedField>
          </Beside>
        ))
      ) : isArranged(document) ? (
        <Suspense>
          <DesignEditor document={document} view={draft.body} revision={revision} onChange={setBody} />
          <HeadFields
            {...node}
            schema={{}}
            label=""
            path={[headMember]}
            value={draft.body[headMember]}
            onChange={(value) => setBody(withMember(draft.body, headMember, value))}
          />
        </Suspense>
      ) : (
        <BodyNode
          {...node}
          schema={{}}
          label={texts.noSchema}
          path={['json']}
          value={draft.body}
          onChange={(value) => isObject(value) && setBody(value)}
        />
      )}
    </form>
  );
}

interface FieldNodeProps extends NodeProps {
  readonly document: ContentDocument;
}

/** The entries of a menu are a tree, what stands in a page's head has hints; all else is edited by its schema. */
function FieldNode({ document, ...node }: FieldNodeProps): ReactNode {
  if (node.path.join('.') === headMember && kindOf(node.schema) === 'group')
    return (
      <Suspense>
        <HeadFields {...node} />
      </Suspense>
    );
  if (!isMenu(document) || kindOf(node.schema) !== 'list') return <BodyNode {...node} />;
  return (
    <Suspense>
      <MenuEditor {...node} language={document.language} />
    </Suspense>
  );
}
