/** A picture as an archive holds it, in `media/{contentKey}/_meta.json`; its bytes stand beside it. */
export interface MediaMeta {
  readonly altText: string | null;
  readonly contentKey: string;
  /** Names what makes the pictures of pages of it. */
  readonly kind: string;
  readonly mimeType: string;
  readonly rank: number;
  readonly title: string;
}

export const mediaMetaEntry = (contentKey: string): string => `media/${contentKey}/_meta.json`;

export const mediaFileEntry = (contentKey: string, extension: string): string =>
  `media/${contentKey}/file.${extension}`;
