import { createFolderStore } from './file-store.ts';
import { type FileTypeName, usualFileTypes } from './file-type.ts';
import type { FileSettings } from './upload.ts';

/** How an installation keeps files that people upload. */
export interface FileOptions {
  /** Where they are kept; instances may share it. */
  readonly folder: string;
  /** Bytes of one file: 25 MB unless told otherwise. */
  readonly largestBytes?: number;
  /** What is taken; all known types unless told otherwise. */
  readonly types?: readonly FileTypeName[];
}

export const fileSettings = ({ folder, types = usualFileTypes }: FileOptions): FileSettings => ({
  store: createFolderStore(folder),
  types,
});
