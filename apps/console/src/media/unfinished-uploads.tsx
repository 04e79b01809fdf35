import { ClientError } from '@relab/client';
import { cancelMediaUpload, getMediaUploads } from '@relab/client/content';
import { type MediaUpload, mediaPartCount } from '@relab/contract/content';
import { useClient, useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { closeIcon } from '@relab/toolkit/icon';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import css from './media.module.css';
import { isSameFile, uploadsOf, uploadTypes } from './media-upload.ts';
import * as texts from './texts.ts';
import type { MediaUploads } from './use-media-uploads.ts';

export interface UnfinishedUploadsProps {
  readonly spaceId: string;
  readonly uploads: MediaUploads;
  /** Which of them stand here. */
  readonly isShown: (stored: MediaUpload) => boolean;
  /** Media types that are taken here. */
  readonly types?: readonly string[] | undefined;
}

/** What was interrupted before this page was opened: a browser lets nobody read a file again who does not choose it again. */
export function UnfinishedUploads({
  spaceId,
  uploads,
  isShown,
  types = uploadTypes,
}: UnfinishedUploadsProps): ReactNode {
  const { data } = useRead(getMediaUploads, { contentSpaceId: spaceId });
  const unfinished = (data?.uploads ?? []).filter(
    (stored) =>
      isShown(stored) &&
      !uploadsOf(uploads.uploads, stored.replaces?.contentKey).some(({ file }) => isSameFile(stored, file)),
  );
  const goOn = ({ replaces }: MediaUpload, file: File): void =>
    replaces ? uploads.replace(replaces, file, types) : uploads.add([file]);
  if (unfinished.length === 0) return null;
  return (
    <ul className={css.uploads} aria-label={texts.unfinished}>
      {unfinished.map((stored) => (
        <li key={stored.mediaUploadId} className={css.upload}>
          <UnfinishedUpload stored={stored} types={types} onFile={(file) => goOn(stored, file)} />
        </li>
      ))}
    </ul>
  );
}

interface UnfinishedUploadProps {
  readonly stored: MediaUpload;
  readonly types: readonly string[];
  readonly onFile: (file: File) => void;
}

function UnfinishedUpload({ stored, types, onFile }: UnfinishedUploadProps): ReactNode {
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const { fileSize, mediaUploadId, receivedParts, replaces } = stored;
  const fileName = replaces ? texts.replacing(stored.fileName, replaces.title) : stored.fileName;
  const percent = Math.round((100 * receivedParts.length) / mediaPartCount(fileSize));
  const choose = (file: File | undefined): void => {
    if (!file) return;
    const isSame = isSameFile(stored, file);
    setProblem(isSame ? '' : texts.otherFile(fileName));
    if (isSame) onFile(file);
  };
  const discard = async (): Promise<void> => {
    try {
      await cancelMediaUpload(client, { mediaUploadId });
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <>
      <span>
        {texts.notFinished(fileName, percent)}
        {problem !== '' && (
          <span className={css.error} role="alert">
            {' '}
            {problem}
          </span>
        )}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join()}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      <ActionButton
        type="button"
        variant="secondary"
        aria-label={texts.goOnWith(fileName)}
        onClick={() => input.current?.click()}
      >
        {texts.goOn}
      </ActionButton>
      <IconButton icon={closeIcon} label={texts.discard(fileName)} onClick={() => void discard()} />
    </>
  );
}
