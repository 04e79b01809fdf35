import type { Content, ContentDocument } from '@relab/contract/content';
import type { Head } from '@relab/pages';
import type { LoadedView } from '../../view/load-view.ts';

/** Of contents that are pages as data. */
export const viewType = 'sfdc_cms__view';

/** The notice on an unpublished version. */
export type Previewed = Pick<ContentDocument, 'versionNumber' | 'status' | 'language'> & {
  /** When the link that it was opened by ends; an ISO date. */
  readonly expirationDate?: string | undefined;
};

/** What the page shows of a content, as it is delivered or as an author wrote it. */
export type PageContent = Pick<Content, 'contentBody' | 'contentKey' | 'title' | 'urlName'> & {
  readonly preview?: Previewed;
};

/** A page that an author has arranged of blocks. */
export interface ArrangedPage {
  readonly loaded: LoadedView;
  /** For the editor: each block has its position. */
  readonly isMarked?: boolean;
  readonly head: Head;
}

/** A link to a preview that shows nothing any more, or was never made. */
export interface EndedPreview {
  readonly ended: 'over' | 'unknown';
}
