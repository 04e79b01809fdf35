import { ActionButton } from '@relab/toolkit/button';
import { closeIcon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import css from './media.module.css';
import type { MediaUpload } from './media-upload.ts';
import * as texts from './texts.ts';
import type { MediaUploads } from './use-media-uploads.ts';

export interface UploadListProps {
  readonly uploads: MediaUploads;
  readonly shown: readonly MediaUpload[];
  /** For a file that the library has: chooses the one that is there. */
  readonly onUseExisting?: ((contentKey: string) => void) | undefined;
}

/** What is on its way, waits for a decision, or has failed: each on a line of its own. */
export function UploadList({ uploads, shown, onUseExisting }: UploadListProps): ReactNode {
  if (shown.length === 0) return null;
  return (
    <ul className={css.uploads} aria-label={texts.uploads}>
      {shown.map((upload) => (
        <li key={upload.id} className={css.upload}>
          <UploadLine upload={upload} uploads={uploads} onUseExisting={onUseExisting} />
        </li>
      ))}
    </ul>
  );
}

interface UploadLineProps extends Pick<UploadListProps, 'uploads' | 'onUseExisting'> {
  readonly upload: MediaUpload;
}

function UploadLine({ upload, uploads, onUseExisting }: UploadLineProps): ReactNode {
  const { id, file, replaces, state } = upload;
  const name = replaces ? texts.replacing(file.name, replaces.title) : file.name;
  const [existing] = state.kind === 'duplicate' ? state.duplicates : [];
  return (
    <>
      {state.kind === 'waiting' && <span>{texts.waiting(name)}</span>}
      {state.kind === 'sending' && (
        <label className={css.progress}>
          {texts.sending(name, state.percent)}
          <progress value={state.percent} max={100} />
        </label>
      )}
      {state.kind === 'interrupted' && (
        <label className={css.progress}>
          {texts.interrupted(name, state.percent)}
          <progress value={state.percent} max={100} />
        </label>
      )}
      {state.kind === 'failed' && (
        <>
          <span className={css.error} role="alert">
            {texts.failed(name)} {state.message}
          </span>
          {!state.isFinal && (
            <ActionButton type="button" variant="secondary" onClick={() => uploads.retry(id)}>
              {texts.tryAgain}
            </ActionButton>
          )}
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
                onUseExisting?.(existing.contentKey);
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
          state.kind === 'sending' || state.kind === 'interrupted' ? texts.stop(name) : texts.dismiss(name)
        }
        onClick={() => uploads.remove(id)}
      />
    </>
  );
}
