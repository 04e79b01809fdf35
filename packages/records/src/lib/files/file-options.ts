import { createFolderStore, type FileStore } from './file-store.ts';
import { type FileTypeName, usualFileTypes } from './file-type.ts';
import type { FileSettings } from './upload.ts';

/** Where an installation keeps files: a folder, which instances may share, or a store of its choice. */
export type FileStorage = { readonly folder: string } | { readonly store: FileStore };

/** How an installation keeps files that people upload. */
export type FileOptions = FileStorage & {
  /** Bytes of one file: 25 MB unless told otherwise. */
  readonly maxFileBytes?: number;
  /** What is taken; all known types unless told otherwise. */
  readonly types?: readonly FileTypeName[];
  /** Who may upload what only authors of content need; nobody without it. */
  readonly worksOnContent?: FileSettings['worksOnContent'];
};

export const fileStoreOf = (place: FileStorage): FileStore =>
  'store' in place ? place.store : createFolderStore(place.folder);

export const fileSettings = ({
  types = usualFileTypes,
  worksOnContent,
  ...place
}: FileOptions): FileSettings => ({ store: fileStoreOf(place), types, worksOnContent });
