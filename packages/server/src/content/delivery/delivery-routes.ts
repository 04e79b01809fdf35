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
} from '@relab/contract/content';
import type { Context } from '../../http/context.ts';
import { type Route, route } from '../../http/route.ts';
import type { ChannelName } from './channel.ts';
import { type CollectionQuery, deliverCollection } from './deliver-collection.ts';
import { type ContentQuery, type ContentsQuery, deliverContent, deliverContents } from './deliver-content.ts';
import { deliverMetadata, type MetadataQuery } from './deliver-metadata.ts';
import { published } from './published.ts';

/** A site and its channel have the same content: each call is there in both forms. */
export function deliveryRoutes({ baseUrl }: { readonly baseUrl: string }): readonly Route[] {
  const one = async (
    config: ChannelName & ContentQuery & { readonly contentKeyOrId: string },
    { database }: Context,
  ) => published(await deliverContent(config, config.contentKeyOrId, config, { database, baseUrl }));

  const several = (call: AnyCall) => async (config: ChannelName & ContentsQuery, context: Context) => {
    const { database } = context;
    const urlOf = (page: number): string => buildRequest(call, { ...config, page }).url;
    return published(await deliverContents(config, config, { database, baseUrl }, urlOf));
  };

  const items =
    (call: AnyCall) =>
    async (
      config: ChannelName & CollectionQuery & { readonly collectionKeyOrId: string },
      { database }: Context,
    ) =>
      published(await deliverCollection(call, config, { database, baseUrl }));

  const metadata = async (config: ChannelName & MetadataQuery, { database }: Context) =>
    published(await deliverMetadata(config, { database, baseUrl }));

  return [
    route(getContentForSite, one),
    route(getContentForChannel, ({ channelId, contentKeyOrId, language, referenceDepth }, context) =>
      one({ channelId, contentKeyOrId, language, referenceDepth }, context),
    ),
    route(getContentsForSite, several(getContentsForSite)),
    route(getContentsForChannel, several(getContentsForChannel)),
    route(getCollectionItemsForSite, items(getCollectionItemsForSite)),
    route(getCollectionItemsForChannel, items(getCollectionItemsForChannel)),
    route(getCollectionMetadataForSite, metadata),
    route(getCollectionMetadataForChannel, metadata),
  ];
}
