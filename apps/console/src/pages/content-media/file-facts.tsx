import { replaceMediaFile } from '@relab/client/content';
import type { MediaItem } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useId, useRef, useState } from 'react';
import { numberFormat } from '../../language/intl-formatters.ts';
import { locale } from '../../language/language.ts';
import { documentTypes, pictureTypes } from '../../media/media-upload.ts';
import { isDocument } from '../../media/picture-href.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';

export interface FileFactsProps {
  readonly item: MediaItem;
  readonly spaceId: string;
}

/** What the file of a picture is, where it is a second time, and the way to another one. */
export function FileFacts({ item, spaceId }: FileFactsProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const { file, duplicates } = item;
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
          accept={(file && isDocument(file) ? documentTypes : pictureTypes).join()}
          aria-label={texts.replace}
          hidden
          onChange={({ target }) => {
            setChosen(target.files?.[0]);
            target.value = '';
          }}
        />
        <ActionButton type="button" variant="secondary" onClick={() => input.current?.click()}>
          {texts.replace}
        </ActionButton>
      </div>
      <ConfirmDialog
        isOpen={chosen !== undefined}
        title={texts.replaceTitle(item.title, chosen?.name ?? '')}
        confirmLabel={texts.replaceNow}
        onClose={() => setChosen(undefined)}
        onConfirm={async () => {
          if (!chosen) return;
          await replaceMediaFile(client, { contentKeyOrId: item.contentKey, fileData: chosen });
          toast({ text: texts.replaced });
        }}
      >
        <p>{item.isPublished ? texts.replacePublished : texts.replaceDraft}</p>
      </ConfirmDialog>
    </section>
  );
}
