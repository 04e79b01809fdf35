import { ClientError } from '@relab/client';
import { deleteRecord } from '@relab/client/records';
import { useClient } from '@relab/react';
import { useObjectInfo, useObjectInfos, useRelatedListRecords } from '@relab/react/records';
import { ActionButton } from '@relab/toolkit/button';
import { documentIcon, Icon, trashIcon } from '@relab/toolkit/icon';
import { type ReactNode, useState } from 'react';
import { useReading } from '../fields/use-reading.ts';
import { numberFormat } from '../language/intl-formatters.ts';
import { FileDrop } from '../ui/file-drop.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ReadError } from '../ui/read-state.tsx';
import { useToast } from '../ui/toast.tsx';
import css from './files-panel.module.css';
import { type FileLinks, fieldsOfLinks, fileLinks, type LinkedFile, linkedFile } from './linked-file.ts';
import { PictureViewer } from './picture-viewer.tsx';
import * as texts from './texts.ts';
import { referringObjects } from './timeline-objects.ts';
import { useUploads } from './use-uploads.ts';

export interface FilesPanelProps {
  readonly recordId: string;
  readonly objectApiName: string;
}

/** Files of a record, and sending further ones: each with how far it is, to be stopped and tried again. */
export function FilesPanel({ recordId, objectApiName }: FilesPanelProps): ReactNode {
  const { data: info, error, refresh } = useObjectInfo({ objectApiName });
  const referring = info ? referringObjects(info) : [];
  const { data: described } = useObjectInfos(referring.length > 0 ? { objectApiNames: referring } : null);
  if (error) return <ReadError error={error} onRetry={refresh} />;
  if (!info || (referring.length > 0 && !described)) return null;
  const infos = (described?.results ?? []).flatMap(({ result }) => ('fields' in result ? [result] : []));
  const links = fileLinks(info, infos);
  if (!links) return <p className="soft">{texts.noFiles}</p>;
  return <LinkedFiles recordId={recordId} links={links} />;
}

function LinkedFiles({
  recordId,
  links,
}: {
  readonly recordId: string;
  readonly links: FileLinks;
}): ReactNode {
  const client = useClient();
  const toast = useToast();
  const { locale } = useReading();
  const [shown, setShown] = useState<string>();
  const { data, error, refresh } = useRelatedListRecords({
    parentRecordId: recordId,
    relatedListId: links.relationship,
    optionalFields: fieldsOfLinks(links),
    sortBy: ['-CreatedDate'],
    pageSize: 200,
  });
  const { uploads, add, retry } = useUploads(recordId, links, refresh);
  const files = (data?.records ?? []).flatMap((record) => linkedFile(record, links) ?? []);
  const pictures = files.filter(({ isPicture }) => isPicture);
  const others = files.filter(({ isPicture }) => !isPicture);
  async function remove({ linkId }: LinkedFile): Promise<void> {
    try {
      await deleteRecord(client, { recordId: linkId });
      await refresh();
    } catch (cause) {
      if (!(cause instanceof ClientError)) throw cause;
      toast({ text: cause.message, tone: 'error' });
    }
  }

  const size = numberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const describe = ({ type, bytes }: LinkedFile): string =>
    `${type}, ${size.format(Math.max(1, bytes / 1000))}`;
  const remover = (file: LinkedFile): ReactNode => (
    <IconButton icon={trashIcon} label={texts.removeFile(file.title)} onClick={() => void remove(file)} />
  );
  return (
    <FileDrop className={css.panel} hint={texts.dropHint} onFiles={add}>
      <ul className={css.files} aria-live="polite">
        {uploads.map((upload) => (
          <li key={upload.id} className={css.file}>
            {upload.error === undefined ? (
              <>
                <label className={css.progress}>
                  {texts.uploading(upload.file.name, upload.percent)}
                  <progress value={upload.percent} max={100} />
                </label>
                <IconButton
                  icon={trashIcon}
                  label={texts.cancelUpload(upload.file.name)}
                  onClick={() => upload.controller.abort()}
                />
              </>
            ) : (
              <>
                <span className={css.error}>
                  {texts.uploadFailed(upload.file.name)}: {upload.error}
                </span>
                <ActionButton type="button" variant="secondary" onClick={() => retry(upload)}>
                  {texts.tryAgain}
                </ActionButton>
              </>
            )}
          </li>
        ))}
      </ul>
      {error && <ReadError error={error} onRetry={refresh} />}
      {data && files.length === 0 && uploads.length === 0 && <p className="soft">{texts.noFiles}</p>}
      {pictures.length > 0 && (
        <ul className={css.pictures} aria-label={texts.pictures}>
          {pictures.map((file) => (
            <li key={file.linkId} className={css.tile}>
              <button
                type="button"
                className={css.open}
                aria-label={texts.showPicture(file.title)}
                onClick={() => setShown(file.linkId)}
              >
                <img className={css.picture} src={file.href} alt="" loading="lazy" decoding="async" />
              </button>
              <span className={css.caption}>
                <span className={css.words}>
                  {file.title}
                  <span className="soft">{describe(file)}</span>
                </span>
                {remover(file)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ul className={css.files}>
        {others.map((file) => (
          <li key={file.linkId} className={css.file}>
            <Icon path={documentIcon} className={css.icon} />
            <span className={css.words}>
              {file.href ? <a href={file.href}>{file.title}</a> : file.title}
              <span className="soft">{describe(file)}</span>
            </span>
            {remover(file)}
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <PictureViewer
          pictures={pictures}
          linkId={shown}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </FileDrop>
  );
}
