import type { Content, ContentDocument } from '@relab/contract/content';

/** What the notice says of an unpublished version. */
export type Previewed = Pick<ContentDocument, 'versionNumber' | 'status' | 'language'> & {
  /** When the link that it was opened by ends; an ISO date. */
  readonly expirationDate?: string | undefined;
};

/** What the page shows of a content, as it is delivered or as an author wrote it. */
export type PageContent = Pick<Content, 'contentBody' | 'contentKey' | 'title' | 'urlName'> & {
  readonly preview?: Previewed;
};

/** A link to a preview that shows nothing any more, or was never made. */
export interface EndedPreview {
  readonly ended: 'over' | 'unknown';
}
