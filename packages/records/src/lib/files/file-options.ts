import { createFolderStore, type FileStore } from './file-store.ts';
import { defaultFileTypes, type FileTypeName } from './file-type.ts';
import type { FileSettings } from './read-upload.ts';

/** Where an installation keeps files: a folder, which instances may share, or a store of its choice. */
export type FileStorage = { readonly folder: string } | { readonly store: FileStore };

/** How an installation keeps files that people upload. */
export type FileOptions = FileStorage & {
  /** Bytes of one file: 25 MB by default. */
  readonly maxFileBytes?: number;
  /** Accepted types; by default all that sniffing knows but those of content. */
  readonly types?: readonly FileTypeName[];
  /** Who may upload what only authors of content need; nobody without it. */
  readonly worksOnContent?: FileSettings['worksOnContent'];
};

/**
 * The store of an installation's own, or one over its folder, for parts beside the record platform that keep files
 * too.
 */
export const fileStoreOf = (storage: FileStorage): FileStore =>
  'store' in storage ? storage.store : createFolderStore(storage.folder);

export const fileSettings = ({
  types = defaultFileTypes,
  worksOnContent,
  ...storage
}: FileOptions): FileSettings => ({ store: fileStoreOf(storage), types, worksOnContent });
