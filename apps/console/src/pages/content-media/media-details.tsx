import { getManagedContent, getManagedContentVariantReferences, getMediaItem } from '@relab/client/content';
import type { ContentDocument, ContentSpace, MediaItem } from '@relab/contract/content';
import { useSuspendingReads } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { documentIcon, Icon } from '@relab/toolkit/icon';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useState } from 'react';
import { languageName } from '../../content/language-name.ts';
import { StatusBadge } from '../../content/status-badge.tsx';
import { isDocument } from '../../media/picture-href.ts';
import type { MediaUploads } from '../../media/use-media-uploads.ts';
import { PublishDialog } from '../../publishing/publish-dialog.tsx';
import { useUnsavedChanges } from '../../routing/router.tsx';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useToast } from '../../ui/toast.tsx';
import { useSubmission } from '../../ui/use-submission.ts';
import { FileFacts } from './file-facts.tsx';
import css from './page.module.css';
import { PictureEditor } from './picture-editor.tsx';
import { Renditions } from './renditions.tsx';
import * as texts from './texts.ts';
import { useMediaDraft } from './use-media-draft.ts';
import { WhereUsed } from './where-used.tsx';

export interface MediaDetailsProps {
  readonly contentKey: string;
  readonly space: ContentSpace;
  readonly uploads: MediaUploads;
  /** The library without it. */
  readonly backHref: string;
}

/** One picture: its words in each language, the part of it that is shown, its file, and what shows it. */
export function MediaDetails({ contentKey, space, uploads, backHref }: MediaDetailsProps): ReactNode {
  const [item, { variants }] = useSuspendingReads([
    [getMediaItem, { contentKeyOrId: contentKey }],
    [getManagedContentVariantReferences, { contentKeyOrId: contentKey }],
  ]);
  const written = variants.map(({ language }) => language).filter((language) => language !== item.language);
  const documents = useSuspendingReads(
    [item.language, ...written].map(
      (language) => [getManagedContent, { contentKeyOrId: contentKey, language }] as const,
    ),
  );
  return <Details item={item} documents={documents} space={space} uploads={uploads} backHref={backHref} />;
}

interface DetailsProps {
  readonly item: MediaItem;
  readonly documents: readonly ContentDocument[];
  readonly space: ContentSpace;
  readonly uploads: MediaUploads;
  readonly backHref: string;
}

function Details({ item, documents, space, uploads, backHref }: DetailsProps): ReactNode {
  const toast = useToast();
  const { draft, change, isDirty, save } = useMediaDraft(documents);
  const { isBusy, problems, submit } = useSubmission();
  const [isPublishing, setPublishing] = useState(false);
  useUnsavedChanges(isDirty);
  const isPdf = item.file !== null && isDocument(item.file);
  const statuses = documents.map(({ status }) => status.status);
  const status = statuses.find((one) => one !== 'Published') ?? 'Published';
  return (
    <>
      <div className={css.head}>
        <h2>{item.title}</h2>
        <a href={backHref}>{texts.close}</a>
      </div>
      <div className={css.facts}>
        <StatusBadge status={status} />
        <a href={hrefOf(routes.contentItem, { contentId: item.managedContentId })}>{texts.openContent}</a>
      </div>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(async () => {
            await save();
            toast({ text: texts.saved });
            return undefined;
          });
        }}
      >
        {item.file && !isPdf && (
          <PictureEditor file={item.file} focalPoint={draft.focalPoint} crop={draft.crop} onChange={change} />
        )}
        <TextField
          name="title"
          label={texts.titleField}
          required
          maxLength={255}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        {item.file && isPdf && (
          <p className={css.document}>
            <Icon path={documentIcon} />{' '}
            <a href={item.file.url} target="_blank" rel="noreferrer">
              {texts.openDocument}
            </a>
          </p>
        )}
        {(isPdf ? [] : space.supportedLanguages).map((language) => (
          <TextField
            key={language}
            name={`alt-${language}`}
            label={texts.altText(languageName(language))}
            hint={language === item.language ? texts.altTextHint : undefined}
            maxLength={255}
            value={draft.altTexts[language] ?? ''}
            onChange={({ target }) => change({ altTexts: { ...draft.altTexts, [language]: target.value } })}
          />
        ))}
        {problems[0] && (
          <Notice tone="error" heading={texts.notSaved}>
            {problems[0]}
          </Notice>
        )}
        <div className={css.buttons}>
          <ActionButton busy={isBusy} disabled={!isDirty}>
            {texts.save}
          </ActionButton>
          <ActionButton
            type="button"
            variant="secondary"
            disabled={isDirty || isBusy}
            onClick={() => setPublishing(true)}
          >
            {texts.publish}
          </ActionButton>
        </div>
      </form>
      {item.file && !isPdf && <Renditions file={item.file} focalPoint={draft.focalPoint} crop={draft.crop} />}
      <FileFacts item={item} spaceId={space.id} uploads={uploads} />
      <WhereUsed contentKey={item.contentKey} spaceId={space.id} />
      {isPublishing && (
        <PublishDialog
          title={texts.publishTitle(item.title)}
          choice={{ contentIds: [item.managedContentId] }}
          onClose={() => setPublishing(false)}
        />
      )}
    </>
  );
}
