import { type AnyCall, buildRequest } from '@relab/contract';
import {
  getCollectionItemsForSite,
  getContentForChannel,
  getContentForSite,
  getContentsForChannel,
  getContentsForSite,
} from '@relab/contract/content';
import type { Context } from '../http/context.ts';
import { Reply, type Route, route } from '../http/route.ts';
import { type ContentQuery, deliverCollection, deliverContent, deliverContents } from './deliver.ts';
import type { SiteName } from './site.ts';

/** Published content is for everybody; how long it is fresh, the contract says. */
const shared = { 'Cache-Control': 'public, max-age=60' } as const;

/** A site and its channel have the same content: each call is there in both forms. */
export function contentRoutes({ baseUrl }: { readonly baseUrl: string }): readonly Route[] {
  type Item = SiteName & { readonly contentKeyOrId: string };
  const one = async (config: Item, { database }: Context) =>
    new Reply(await deliverContent(config, config.contentKeyOrId, { database, baseUrl }), 200, shared);

  const several = (call: AnyCall) => async (config: SiteName & ContentQuery, context: Context) => {
    const { database } = context;
    const urlOf = (page: number): string => buildRequest(call, { ...config, page }).url;
    return new Reply(await deliverContents(config, config, { database, baseUrl }, urlOf), 200, shared);
  };

  return [
    route(getContentForSite, one),
    route(getContentForChannel, ({ channelId, contentKeyOrId }, context) =>
      one({ channelId, contentKeyOrId }, context),
    ),
    route(getContentsForSite, several(getContentsForSite)),
    route(getContentsForChannel, several(getContentsForChannel)),
    route(getCollectionItemsForSite, async (config, { database }) => {
      const items = await deliverCollection(config, config.collectionKeyOrId, config, { database, baseUrl });
      return new Reply(items, 200, shared);
    }),
  ];
}
