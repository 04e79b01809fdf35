import { ActionButton } from '@relab/toolkit/button';
import { closeIcon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { FileDrop } from '../ui/file-drop.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import css from './media.module.css';
import { kindOfTypes, type MediaUpload, uploadTypes } from './media-upload.ts';
import * as texts from './texts.ts';
import type { MediaUploads } from './use-media-uploads.ts';

export interface UploadAreaProps {
  readonly uploads: MediaUploads;
  /** Media types that are taken; all of the library without it. */
  readonly types?: readonly string[] | undefined;
  /** For a file that the library has: chooses the one that is there. */
  readonly onUseExisting: (contentKey: string) => void;
  /** What files may be dropped on. */
  readonly children: ReactNode;
}

/** Files are dropped anywhere here, or chosen by a button; below it stands what is on its way. */
export function UploadArea({
  uploads,
  types = uploadTypes,
  onUseExisting,
  children,
}: UploadAreaProps): ReactNode {
  return (
    <FileDrop
      className={css.area}
      hint={texts.dropHints[kindOfTypes(types)]}
      accept={types.join()}
      onFiles={(files) => uploads.add(files)}
    >
      {uploads.uploads.length > 0 && (
        <ul className={css.uploads} aria-label={texts.uploads}>
          {uploads.uploads.map((upload) => (
            <li key={upload.id} className={css.upload}>
              <UploadLine upload={upload} uploads={uploads} onUseExisting={onUseExisting} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </FileDrop>
  );
}

interface UploadLineProps extends Pick<UploadAreaProps, 'uploads' | 'onUseExisting'> {
  readonly upload: MediaUpload;
}

function UploadLine({ upload, uploads, onUseExisting }: UploadLineProps): ReactNode {
  const { id, file, state } = upload;
  const [existing] = state.kind === 'duplicate' ? state.duplicates : [];
  return (
    <>
      {state.kind === 'waiting' && <span>{texts.waiting(file.name)}</span>}
      {state.kind === 'sending' && (
        <label className={css.progress}>
          {texts.sending(file.name, state.percent)}
          <progress value={state.percent} max={100} />
        </label>
      )}
      {state.kind === 'interrupted' && (
        <label className={css.progress}>
          {texts.interrupted(file.name, state.percent)}
          <progress value={state.percent} max={100} />
        </label>
      )}
      {state.kind === 'failed' && (
        <>
          <span className={css.error} role="alert">
            {texts.failed(file.name)} {state.message}
          </span>
          <ActionButton type="button" variant="secondary" onClick={() => uploads.retry(id)}>
            {texts.tryAgain}
          </ActionButton>
        </>
      )}
      {existing && (
        <>
          <span role="alert">{texts.isThere(file.name, existing.title)}</span>
          <span className={css.choices}>
            <ActionButton
              type="button"
              variant="secondary"
              onClick={() => {
                uploads.remove(id);
                onUseExisting(existing.contentKey);
              }}
            >
              {texts.useExisting}
            </ActionButton>
            <ActionButton type="button" variant="secondary" onClick={() => uploads.retry(id, true)}>
              {texts.keepBoth}
            </ActionButton>
          </span>
        </>
      )}
      <IconButton
        icon={closeIcon}
        label={
          state.kind === 'sending' || state.kind === 'interrupted'
            ? texts.stop(file.name)
            : texts.dismiss(file.name)
        }
        onClick={() => uploads.remove(id)}
      />
    </>
  );
}
