import type { ReactNode } from 'react';
import { FileDrop } from '../ui/file-drop.tsx';
import css from './media.module.css';
import { kindOfTypes, type MediaUpload, uploadTypes } from './media-upload.ts';
import * as texts from './texts.ts';
import { UploadList } from './upload-list.tsx';
import type { MediaUploads } from './use-media-uploads.ts';

export interface UploadAreaProps {
  readonly uploads: MediaUploads;
  /** Those that stand here; all of them without it. */
  readonly shown?: readonly MediaUpload[] | undefined;
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
  shown = uploads.uploads,
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
      <UploadList uploads={uploads} shown={shown} onUseExisting={onUseExisting} />
      {children}
    </FileDrop>
  );
}
