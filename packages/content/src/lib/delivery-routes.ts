import { type AnyCall, buildRequest } from '@relab/contract';
import {
  getCollectionItemsForChannel,
  getCollectionItemsForSite,
  getCollectionMetadataForChannel,
  getCollectionMetadataForSite,
  getContentForChannel,
  getContentForSite,
  getContentsForChannel,
  getContentsForSite,
  listContent,
  listContentInternal,
} from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { type Route, route } from '@relab/server/http';
import { listBodies, listNodes } from './community/list-content.ts';
import { type Channel, type ChannelName, channelFinder, type FindChannel } from './delivery/channel.ts';
import { type CollectionQuery, deliverCollection } from './delivery/deliver-collection.ts';
import {
  type ContentQuery,
  type ContentsQuery,
  type DeliveryContext,
  deliverContent,
  deliverContents,
} from './delivery/deliver-content.ts';
import { deliverMetadata, type MetadataQuery } from './delivery/deliver-metadata.ts';
import { published } from './delivery/published.ts';
import { createResponseCache, type ResponseCache } from './delivery/response-cache.ts';

type OfContent = ContentQuery & { readonly contentKeyOrId: string };
type OfCollection = CollectionQuery & { readonly collectionKeyOrId: string };

interface Shared {
  readonly baseUrl: string;
  readonly cache: ResponseCache;
  readonly find: FindChannel;
}

/** Finds the channel first: a request whose response is cached as it is now costs no more than that. */
export const fromChannel =
  <Config extends ChannelName, Body>(
    { baseUrl, cache, find }: Shared,
    call: AnyCall,
    make: (channel: Channel, config: Config, context: DeliveryContext) => Promise<Body>,
  ) =>
  async (config: Config, { database }: Pick<Context, 'database'>) => {
    const channel = await find(database, config);
    const request = { baseUrl, call: call.id, config };
    return published(channel, request, () => make(channel, config, { database, baseUrl }), cache);
  };

/** A site and its channel have the same content: each call is there in both forms. */
export function deliveryRoutes({ baseUrl }: { readonly baseUrl: string }): readonly Route[] {
  const shared = { baseUrl, cache: createResponseCache(), find: channelFinder() };
  const one = (call: AnyCall) =>
    fromChannel(shared, call, (channel, config: ChannelName & OfContent, context) =>
      deliverContent(channel, config.contentKeyOrId, config, context),
    );
  const several = (call: AnyCall) =>
    fromChannel(shared, call, (channel, config: ChannelName & ContentsQuery, context) =>
      deliverContents(channel, config, context, (page) => buildRequest(call, { ...config, page }).url),
    );
  const items = (call: AnyCall) =>
    fromChannel(shared, call, (channel, config: ChannelName & OfCollection, context) =>
      deliverCollection(channel, call, config, context),
    );
  const metadata = (call: AnyCall) =>
    fromChannel(shared, call, (channel, config: ChannelName & MetadataQuery, context) =>
      deliverMetadata(channel, config, context),
    );
  return [
    route(getContentForSite, one(getContentForSite)),
    route(getContentForChannel, one(getContentForChannel)),
    route(getContentsForSite, several(getContentsForSite)),
    route(getContentsForChannel, several(getContentsForChannel)),
    route(getCollectionItemsForSite, items(getCollectionItemsForSite)),
    route(getCollectionItemsForChannel, items(getCollectionItemsForChannel)),
    route(getCollectionMetadataForSite, metadata(getCollectionMetadataForSite)),
    route(getCollectionMetadataForChannel, metadata(getCollectionMetadataForChannel)),
    route(listContent, fromChannel(shared, listContent, listNodes)),
    route(listContentInternal, fromChannel(shared, listContentInternal, listBodies)),
  ];
}
