import type { MediaItem } from '@relab/contract/content';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useId, useRef, useState } from 'react';
import { numberFormat } from '../../language/intl-formatters.ts';
import { locale } from '../../language/language.ts';
import { documentTypes, isUnderWay, pictureTypes, uploadsOf } from '../../media/media-upload.ts';
import { isDocument } from '../../media/picture-href.ts';
import { UnfinishedUploads } from '../../media/unfinished-uploads.tsx';
import { UploadList } from '../../media/upload-list.tsx';
import type { MediaUploads } from '../../media/use-media-uploads.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';

export interface FileFactsProps {
  readonly item: MediaItem;
  readonly spaceId: string;
  readonly uploads: MediaUploads;
}

/** What the file of a picture is, where it is a second time, and the way to another one. */
export function FileFacts({ item, spaceId, uploads }: FileFactsProps): ReactNode {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const { file, duplicates, contentKey } = item;
  const types = file && isDocument(file) ? documentTypes : pictureTypes;
  const own = uploadsOf(uploads.uploads, contentKey);
  const size = numberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return (
    <section className={css.section}>
      <h3>{texts.file}</h3>
      {file ? (
        <p>
          {[
            file.mimeType.replace(/^.*\//, '').toUpperCase(),
            file.width !== null && file.height !== null ? texts.points(file.width, file.height) : '',
            file.contentSize === null ? '' : size.format(Math.max(1, file.contentSize / 1000)),
          ]
            .filter((fact) => fact !== '')
            .join(', ')}
        </p>
      ) : (
        <p>{texts.noFile}</p>
      )}
      {duplicates > 0 && (
        <Notice tone="info" heading={texts.duplicates}>
          <a href={hrefOf(routes.contentMedia, { contentSpaceId: spaceId }, { duplicates: '1' })}>
            {texts.showDuplicates}
          </a>
        </Notice>
      )}
      <div>
        <input
          ref={input}
          id={inputId}
          type="file"
          accept={types.join()}
          aria-label={texts.replace}
          hidden
          onChange={({ target }) => {
            setChosen(target.files?.[0]);
            target.value = '';
          }}
        />
        <ActionButton
          type="button"
          variant="secondary"
          disabled={own.some(isUnderWay)}
          onClick={() => input.current?.click()}
        >
          {texts.replace}
        </ActionButton>
      </div>
      <UploadList uploads={uploads} shown={own} />
      <UnfinishedUploads
        spaceId={spaceId}
        uploads={uploads}
        types={types}
        isShown={({ replaces }) => replaces?.contentKey === contentKey}
      />
      <ConfirmDialog
        isOpen={chosen !== undefined}
        title={texts.replaceTitle(item.title, chosen?.name ?? '')}
        confirmLabel={texts.replaceNow}
        onClose={() => setChosen(undefined)}
        onConfirm={() => {
          if (chosen) uploads.replace({ contentKey, title: item.title }, chosen, types);
          return undefined;
        }}
      >
        <p>{item.isPublished ? texts.replacePublished : texts.replaceDraft}</p>
      </ConfirmDialog>
    </section>
  );
}
