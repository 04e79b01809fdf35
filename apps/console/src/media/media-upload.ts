import type { MediaConflict, MediaItem, MediaUpload as StoredUpload } from '@relab/contract/content';

/** Contents that have a file already. */
export type Duplicates = MediaConflict['output']['duplicates'];

/** Of pictures that the library takes. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Of documents that it takes. */
export const documentTypes: readonly string[] = ['application/pdf'];

/** Which of them are taken, as texts name it. */
export const kindOfTypes = (types: readonly string[]): 'all' | 'pictures' | 'documents' =>
  types === pictureTypes ? 'pictures' : types === documentTypes ? 'documents' : 'all';

/** Of all its files. */
export const uploadTypes: readonly string[] = [...pictureTypes, ...documentTypes];

export type UploadState =
  | { readonly kind: 'waiting' }
  /** `percent` of the bytes are on their way. */
  | { readonly kind: 'sending'; readonly percent: number }
  /** The connection is lost: it goes on by itself. */
  | { readonly kind: 'interrupted'; readonly percent: number }
  | { readonly kind: 'duplicate'; readonly duplicates: Duplicates }
  /** `isFinal`: as the file is, no other attempt is of use. */
  | { readonly kind: 'failed'; readonly message: string; readonly isFinal?: boolean };

/** A content that gets another file. */
export type ReplacedMedia = Pick<MediaItem, 'contentKey' | 'title'>;

/** A file on its way into the library. */
export interface MediaUpload {
  readonly id: string;
  readonly file: File;
  /** Sent although the library has the file. */
  readonly allowDuplicate: boolean;
  /** The content whose file it replaces; none for one that becomes a content of its own. */
  readonly replaces?: ReplacedMedia | undefined;
  readonly state: UploadState;
}

export type UploadChange =
  | { readonly kind: 'added'; readonly uploads: readonly MediaUpload[] }
  | { readonly kind: 'removed'; readonly id: string }
  | { readonly kind: 'state'; readonly id: string; readonly state: UploadState }
  | { readonly kind: 'again'; readonly id: string; readonly allowDuplicate: boolean };

export function changeUploads(uploads: readonly MediaUpload[], change: UploadChange): readonly MediaUpload[] {
  switch (change.kind) {
    case 'added':
      return [...uploads, ...change.uploads];
    case 'removed':
      return uploads.filter(({ id }) => id !== change.id);
    case 'state':
      return uploads.map((one) => (one.id === change.id ? { ...one, state: change.state } : one));
    case 'again':
      return uploads.map((one) =>
        one.id === change.id
          ? { ...one, allowDuplicate: change.allowDuplicate, state: { kind: 'waiting' } }
          : one,
      );
  }
}

/** Whether it is under way, or will be without anybody's doing. */
export const isUnderWay = ({ state: { kind } }: MediaUpload): boolean =>
  kind === 'waiting' || kind === 'sending' || kind === 'interrupted';

/** Whether an upload that was begun is of this file, as far as that is seen without reading it. */
export const isSameFile = (
  { fileName, fileSize, lastModified }: Pick<StoredUpload, 'fileName' | 'fileSize' | 'lastModified'>,
  file: Pick<File, 'name' | 'size' | 'lastModified'>,
): boolean => fileName === file.name && fileSize === file.size && lastModified === file.lastModified;

/** Of the uploads those that replace the file of this content; without one, those that become a content of their own. */
export const uploadsOf = (
  uploads: readonly MediaUpload[],
  contentKey: string | undefined,
): readonly MediaUpload[] => uploads.filter(({ replaces }) => replaces?.contentKey === contentKey);

/** Of a file in small hexadecimal digits, as the library names files. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
