import { type AnyCall, buildRequest } from '@relab/contract';
import { type ContentCollectionItems, readCollectionBody } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { notFound } from '../errors.ts';
import { pageUrls } from '../paging.ts';
import { typeSummary } from '../representations.ts';
import { collectionType } from '../types/content-types.ts';
import { type Channel, channelSummary } from './channel.ts';
import { readMembers } from './collection-members.ts';
import type { DeliveryContext } from './deliver-content.ts';
import { type DeliveredRow, languagesFor } from './delivered.ts';
import { filledBody } from './delivered-bodies.ts';
import { readNamedContent } from './named-content.ts';

export interface CollectionQuery {
  readonly language?: string | undefined;
  readonly pageSize?: number | undefined;
  /** The number of a page, from 0. */
  readonly pageToken?: number | undefined;
}

/** By content key, managed content id or URL name. */
export async function requireCollection(
  database: Database,
  channel: Channel,
  keyOrId: string,
  languages: readonly string[],
): Promise<DeliveredRow> {
  const name = { channelId: channel.id, names: [keyOrId], languages, typeName: collectionType };
  const [row] = (await readNamedContent(database, name)).rows;
  if (!row) throw notFound();
  return row;
}

/** The members of a collection in their order, each with its body (S-122). */
export async function deliverCollection(
  channel: Channel,
  call: AnyCall,
  config: CollectionQuery & { readonly collectionKeyOrId: string },
  { database, baseUrl }: DeliveryContext,
): Promise<ContentCollectionItems> {
  const { language, pageSize = 50, pageToken = 0 } = config;
  const languages = languagesFor(channel, language);
  const collection = await requireCollection(database, channel, config.collectionKeyOrId, languages);
  const { rows, media, total } = await readMembers(database, readCollectionBody(collection.body), {
    channelId: channel.id,
    languages,
    limit: pageSize,
    offset: pageToken * pageSize,
  });
  const items = rows.map((row) => ({
    body: { contentBody: filledBody(row, media) },
    contentType: typeSummary(row),
    id: row.content_key,
    name: row.title,
    urlName: row.url_name,
  }));
  const url = (page: number): string => buildRequest(call, { ...config, pageToken: page, pageSize }).url;
  return {
    channelSummary: channelSummary(channel, baseUrl),
    ...pageUrls({ page: pageToken, pageSize, total }, url),
    total,
    collectionKey: collection.content_key,
    collectionType: typeSummary(collection),
    id: collection.managed_content_id,
    items,
    language: collection.language,
    publishedDate: collection.published_date.toISOString(),
    title: collection.title,
    urlName: collection.url_name,
  };
}
