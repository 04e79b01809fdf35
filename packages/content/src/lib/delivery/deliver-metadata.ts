import { type ContentCollectionMetadata, readCollectionBody } from '@relab/contract/content';
import { type Channel, channelSummary } from './channel.ts';
import { readMembers, readMemberTypes } from './collection-members.ts';
import { collectionSchema } from './collection-schema.ts';
import { findCollection } from './deliver-collection.ts';
import type { DeliveryContext } from './deliver-content.ts';
import { languagesFor } from './delivered.ts';

export interface MetadataQuery {
  readonly collectionKeyOrId: string;
  readonly language?: string | undefined;
  readonly expandMetadata?: boolean | undefined;
}

/** What is known of a collection without its items. */
export async function deliverMetadata(
  channel: Channel,
  config: MetadataQuery,
  { database, baseUrl }: DeliveryContext,
): Promise<ContentCollectionMetadata> {
  const languages = languagesFor(channel, config.language);
  const collection = await findCollection(database, channel, config.collectionKeyOrId, languages);
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
    collectionType: { fullyQualifiedName: collection.type_name, name: collection.type_label },
    id: collection.managed_content_id,
    language: collection.language,
    publishedDate: collection.published_date.toISOString(),
    schema: collectionSchema(types, config.expandMetadata ?? false),
    title: collection.title,
    urlName: collection.url_name,
  };
}
