import { ClientError } from '@relab/client';
import { createContentDocumentAndVersion, createRecord, deleteRecord } from '@relab/client/records';
import type { RecordRepresentation } from '@relab/contract/records';
import { useClient } from '@relab/react';
import { useListRecordsByName } from '@relab/react/records';
import { ActionButton } from '@relab/toolkit/button';
import { documentIcon, Icon, trashIcon } from '@relab/toolkit/icon';
import { type ReactNode, useId, useState } from 'react';
import { useReading } from '../fields/use-reading.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ReadError } from '../ui/read-state.tsx';
import { useToast } from '../ui/toast.tsx';
import { fileLinks, referringTo } from './activity-objects.ts';
import css from './files-panel.module.css';
import * as texts from './texts.ts';

interface Upload {
  readonly id: string;
  readonly file: File;
  readonly percent: number;
  readonly error: string | undefined;
  readonly controller: AbortController;
}

interface LinkedFile {
  readonly linkId: string;
  readonly versionId: string | undefined;
  readonly title: string;
  readonly type: string;
  readonly bytes: number;
  readonly isPicture: boolean;
}

const pictureTypes: ReadonlySet<string> = new Set(['JPG', 'JPEG', 'PNG', 'WEBP', 'GIF', 'AVIF']);

function linkedFile({ id, fields }: RecordRepresentation): LinkedFile | undefined {
  const document = fields.ContentDocument?.value;
  if (typeof document !== 'object' || document === null) return undefined;
  const text = (name: string): string => String(document.fields[name]?.value ?? '');
  const type = text('FileExtension').toUpperCase() || text('FileType');
  return {
    linkId: id,
    versionId: text('LatestPublishedVersionId') || undefined,
    title: text('Title'),
    type,
    bytes: Number(text('ContentSize')),
    isPicture: pictureTypes.has(type),
  };
}

/** Files of a record, and sending further ones: each with how far it is, to be stopped and tried again. */
export function FilesPanel({ recordId }: { readonly recordId: string }): ReactNode {
  const client = useClient();
  const toast = useToast();
  const inputId = useId();
  const { locale } = useReading();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [isOver, setOver] = useState(false);
  const { objectApiName, listViewApiName, fields } = fileLinks;
  const { data, error, refresh } = useListRecordsByName({
    objectApiName,
    listViewApiName,
    where: referringTo(recordId, ['LinkedEntityId']),
    optionalFields: fields.map((name) => `${objectApiName}.${name}`),
    pageSize: 200,
  });
  const files = (data?.records ?? []).flatMap((record) => linkedFile(record) ?? []);
  const change = (id: string, next: Partial<Upload> | undefined): void =>
    setUploads((before) =>
      before.flatMap((upload) => (upload.id === id ? (next ? [{ ...upload, ...next }] : []) : [upload])),
    );

  async function send({ id, file, controller }: Upload): Promise<void> {
    change(id, { error: undefined, percent: 0 });
    try {
      const { contentDocument } = await createContentDocumentAndVersion(
        client,
        { fileData: file, title: file.name },
        {
          signal: controller.signal,
          onProgress: (sent, total) =>
            change(id, { percent: total > 0 ? Math.round((100 * sent) / total) : 0 }),
        },
      );
      await createRecord(client, {
        apiName: objectApiName,
        fields: { ContentDocumentId: contentDocument.id, LinkedEntityId: recordId },
      });
      change(id, undefined);
      await refresh();
    } catch (cause) {
      if (!(cause instanceof ClientError)) throw cause;
      change(id, cause.kind === 'aborted' ? undefined : { error: cause.message });
    }
  }

  function add(list: FileList | null): void {
    const added = [...(list ?? [])].map((file) => ({
      id: crypto.randomUUID(),
      file,
      percent: 0,
      error: undefined,
      controller: new AbortController(),
    }));
    setUploads((before) => [...before, ...added]);
    for (const upload of added) void send(upload);
  }

  async function remove({ linkId }: LinkedFile): Promise<void> {
    try {
      await deleteRecord(client, { recordId: linkId });
      await refresh();
    } catch (cause) {
      if (!(cause instanceof ClientError)) throw cause;
      toast({ text: cause.message, tone: 'error' });
    }
  }

  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return (
    <div className={css.panel}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to the button inside. */}
      <div
        className={css.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add(event.dataTransfer.files);
        }}
      >
        <label htmlFor={inputId}>{texts.dropHint}</label>
        <input
          id={inputId}
          type="file"
          multiple
          onChange={({ target }) => {
            add(target.files);
            target.value = '';
          }}
        />
      </div>
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
                <ActionButton type="button" variant="secondary" onClick={() => void send(upload)}>
                  {texts.tryAgain}
                </ActionButton>
              </>
            )}
          </li>
        ))}
      </ul>
      {error && <ReadError error={error} onRetry={refresh} />}
      {data && files.length === 0 && uploads.length === 0 && <p className="soft">{texts.noFiles}</p>}
      <ul className={css.files}>
        {files.map((file) => {
          const href = `/sfc/servlet.shepherd/version/download/${file.versionId ?? ''}`;
          return (
            <li key={file.linkId} className={css.file}>
              {file.isPicture && file.versionId ? (
                <img className={css.picture} src={href} alt="" loading="lazy" />
              ) : (
                <Icon path={documentIcon} className={css.picture} />
              )}
              <span className={css.words}>
                {file.versionId ? <a href={href}>{file.title}</a> : file.title}
                <span className="soft">
                  {file.type}, {size.format(Math.max(1, file.bytes / 1000))}
                </span>
              </span>
              <IconButton
                icon={trashIcon}
                label={texts.removeFile(file.title)}
                onClick={() => void remove(file)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
