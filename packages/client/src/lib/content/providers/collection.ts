import type { ContentCollectionItems } from '@relab/contract/content';
import * as calls from '@relab/contract/content';
import type { ReadAdapter } from '../../adapters/read-methods.ts';
import type { Client } from '../../client/client.ts';
import { getCollectionItemsForSite } from '../delivery.ts';
import { type CollectionPage, collectionPage, type SiteUrl } from './collection-page.ts';
import { type ContentKeyInput, normalizeContentKey } from './content-key.ts';
import { type PageProvider, requestUrl } from './page-provider.ts';
import { meaning, type ProvidedRead, providedRead } from './provided-read.ts';

/** Which page of which collection; the site is that of the client unless named. */
export interface CollectionConfig {
  readonly collectionKeyOrId: ContentKeyInput;
  readonly siteId?: string;
  readonly language?: string | undefined;
  /** Counted from 0, which is the first page by default. */
  readonly pageToken?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** C-006, C-143. The first page is the same read with and without its token. */
function meant({
  collectionKeyOrId,
  pageToken,
  ...input
}: CollectionConfig): ProvidedRead<ContentCollectionItems> {
  return meaning(calls.getCollectionItemsForSite, getCollectionItemsForSite, {
    ...input,
    collectionKeyOrId: normalizeContentKey(collectionKeyOrId),
    pageToken: pageToken || undefined,
  });
}

/** The read of a collection provider: one page. */
export const getCollection: ReadAdapter<CollectionConfig, ContentCollectionItems> = providedRead(
  'getCollection',
  meant,
);

/** C-004: one page of a collection for a page. */
export const provideCollection = (
  client: Client,
  config: CollectionConfig,
  siteUrl?: SiteUrl,
): PageProvider<CollectionPage> => ({
  url: requestUrl(client, meant(config)),
  load: async () => collectionPage(await getCollection(client, config), config, siteUrl),
});
