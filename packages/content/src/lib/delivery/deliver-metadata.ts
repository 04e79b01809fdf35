import type { ConfigFor } from '@relab/contract';
import {
  type ContentCollectionMetadata,
  type getCollectionMetadataForChannel,
  readCollectionBody,
} from '@relab/contract/content';
import { typeSummary } from '../representations.ts';
import { type Channel, channelSummary } from './channel.ts';
import { readMembers, readMemberTypes } from './collection-members.ts';
import { collectionSchema } from './collection-schema.ts';
import { requireCollection } from './deliver-collection.ts';
import type { DeliveryContext } from './deliver-content.ts';
import { languagesFor } from './delivered.ts';

export type MetadataQuery = Omit<ConfigFor<typeof getCollectionMetadataForChannel>, 'channelId'>;

/** A collection without its items. */
export async function deliverMetadata(
  channel: Channel,
  config: MetadataQuery,
  { database, baseUrl }: DeliveryContext,
): Promise<ContentCollectionMetadata> {
  const languages = languagesFor(channel, config.language);
  const collection = await requireCollection(database, channel, config.collectionKeyOrId, languages);
  const body = readCollectionBody(collection.body);
  const { total } = await readMembers(database, body, {
    channelId: channel.id,
    languages,
    limit: 0,
    offset: 0,
  });
  const types = await readMemberTypes(database, body, channel.id);
  return {
    channelSummary: channelSummary(channel, baseUrl),
    collectionKey: collection.content_key,
    collectionMetadata: { recordCount: total, source: body.source },
    collectionType: typeSummary(collection),
    id: collection.managed_content_id,
    language: collection.language,
    publishedDate: collection.published_date.toISOString(),
    schema: collectionSchema(types, config.expandMetadata ?? false),
    title: collection.title,
    urlName: collection.url_name,
  };
}
