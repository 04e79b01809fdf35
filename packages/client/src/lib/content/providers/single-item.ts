import type { Content, ContentBody, ContentDocument } from '@relab/contract/content';
import * as calls from '@relab/contract/content';
import type { ReadAdapter } from '../../adapters/read-methods.ts';
import type { Client } from '../../client/client.ts';
import { getManagedContentForSite } from '../authoring/document.ts';
import { getContentForSite } from '../delivery.ts';
import { type ContentKeyInput, normalizeContentKey } from './content-key.ts';
import { type DetailLink, detailLink } from './detail-link.ts';
import { type PageProvider, requestUrl } from './page-provider.ts';
import { meaning, type ProvidedRead, providedRead } from './provided-read.ts';

/** Which content; what is delivered of it, unless a version is named in preview (C-118, C-119). */
export interface SingleItemConfig {
  readonly contentKeyOrId: ContentKeyInput;
  readonly siteId?: string;
  readonly language?: string | undefined;
  /** The page is looked at by an author. */
  readonly isPreview?: boolean | undefined;
  /** The version that the author looks at. */
  readonly mcVersionId?: string | undefined;
}

/** What a page knows of one content (S-121). */
export interface SingleItem {
  readonly contentKey: string;
  /** Of the body where it has one, else of the content. */
  readonly title: string;
  readonly contentBody: ContentBody;
  readonly contentType: Content['contentType'];
  readonly urlName: string | null;
  readonly link: DetailLink;
  /** Only of a version that an author looks at. */
  readonly preview?: Pick<ContentDocument, 'versionNumber' | 'status' | 'language'>;
}

/**
 * C-118, S-086: what is delivered; C-044, C-119, S-085: in preview, with a version, that version as its authors have it. C-143:
 * the key in any form that pages hold.
 */
function meant(input: SingleItemConfig): ProvidedRead<Content | ContentDocument> {
  const { isPreview, mcVersionId, ...rest } = input;
  const config = { ...rest, contentKeyOrId: normalizeContentKey(rest.contentKeyOrId) };
  if (!isPreview || !mcVersionId) return meaning(calls.getContentForSite, getContentForSite, config);
  return meaning(calls.getManagedContentForSite, getManagedContentForSite, {
    ...config,
    contentVersion: mcVersionId,
  });
}

/** The read of a single-item provider: its response is delivered or authored content, depending on the config. */
export const getSingleItem: ReadAdapter<SingleItemConfig, Content | ContentDocument> = providedRead(
  'getSingleItem',
  meant,
);

/** C-007: content as data of a page, with the link to its own. */
export function singleItem(content: Content | ContentDocument): SingleItem {
  const { contentKey, contentType, urlName } = content;
  const contentBody: ContentBody = content.contentBody;
  const name = urlName ?? contentKey;
  const item = { contentKey, title: contentBody.title ?? content.title, contentBody, contentType, urlName };
  // A delivered content has no status.
  if (!('versionNumber' in content)) return { ...item, link: detailLink(contentType.name, name) };
  const { versionNumber, status, language, managedContentVersionId } = content as ContentDocument;
  return {
    ...item,
    link: detailLink(contentType.name, name, managedContentVersionId),
    preview: { versionNumber, status, language },
  };
}

/** One content for a page. */
export const provideSingleItem = (client: Client, config: SingleItemConfig): PageProvider<SingleItem> => ({
  url: requestUrl(client, meant(config)),
  load: async () => singleItem(await getSingleItem(client, config)),
});
