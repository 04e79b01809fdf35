import { getCollectionItemsForSite, getContentForSite, getContentsForSite } from '@relab/contract/content';
import { Reply, type Route, route } from '../http/route.ts';
import { deliverCollection, deliverContent, deliverContents } from './deliver.ts';

/** Published content is for everybody; how long it is fresh, the contract says. */
const shared = { 'Cache-Control': 'public, max-age=60' } as const;

export function contentRoutes({ baseUrl }: { readonly baseUrl: string }): readonly Route[] {
  return [
    route(getContentForSite, async ({ siteId, contentKeyOrId }, { database }) => {
      const content = await deliverContent(siteId, contentKeyOrId, { database, baseUrl });
      return new Reply(content, 200, shared);
    }),
    route(getContentsForSite, async (config, { database }) => {
      const contents = await deliverContents(config.siteId, config, { database, baseUrl });
      return new Reply(contents, 200, shared);
    }),
    route(getCollectionItemsForSite, async (config, { database }) => {
      const items = await deliverCollection(config.siteId, config.collectionKeyOrId, config, {
        database,
        baseUrl,
      });
      return new Reply(items, 200, shared);
    }),
  ];
}
