import type { ConfigFor } from '@relab/contract';
import {
  type AuthoringCollection,
  getAuthoringCollection,
  readCollectionBody,
} from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import { requireUser } from '../../access/access.ts';
import { fillBodies } from '../../delivery/delivered-bodies.ts';
import { notFound } from '../../errors.ts';
import { pageOf } from '../../paging.ts';
import type { DraftViewer } from '../../preview/preview-media.ts';
import { statusSummary, typeSummary } from '../../representations.ts';
import { collectionType } from '../../types/content-types.ts';
import type { DocumentRow } from '../content/document-row.ts';
import { requireDocument } from '../content/require-document.ts';
import { readAuthoringMembers } from './authoring-members.ts';

type CollectionConfig = ConfigFor<typeof getAuthoringCollection>;

async function requireChannel(database: Database, spaceId: string, channelId: string): Promise<void> {
  const channel = await database
    .selectFrom('managed_content_space_channel')
    .select('channel_id')
    .where('space_id', '=', spaceId)
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  if (!channel)
    throw badRequest('The space of the collection does not deliver to this channel.', 'channelId');
}

/** Where there is no variant in the requested language, the collection is read in its own. */
async function requireCollection(config: CollectionConfig, context: Context): Promise<DocumentRow> {
  const { collectionKeyOrId: contentKeyOrId, contentVersion } = config;
  const own = await requireDocument({ contentKeyOrId }, context);
  if (own.type_name !== collectionType) throw notFound();
  const variant = await context.database
    .selectFrom('managed_content_variant')
    .select('language')
    .where('content_id', '=', own.content_id)
    .where('language', '=', config.language ?? own.language)
    .executeTakeFirst();
  return await requireDocument({ contentKeyOrId, language: variant?.language, contentVersion }, context);
}

async function publishedDateOf(database: Database, variantId: string): Promise<string | null> {
  const variant = await database
    .selectFrom('managed_content_variant')
    .select('published_date')
    .where('id', '=', variantId)
    .executeTakeFirst();
  return variant?.published_date?.toISOString() ?? null;
}

/** A collection with its members, drafts included. */
export async function readAuthoringCollection(
  config: CollectionConfig,
  context: Context,
  viewer: DraftViewer,
): Promise<AuthoringCollection> {
  const { channelId } = config;
  const { pageSize: limit, offset, urls } = pageOf(getAuthoringCollection, config);
  const { database } = context;
  const collection = await requireCollection(config, context);
  if (channelId !== undefined) await requireChannel(database, collection.space_id, channelId);
  const { rows, total } = await readAuthoringMembers(database, readCollectionBody(collection.body), {
    spaceId: collection.space_id,
    channelId,
    language: config.language ?? collection.language,
    user: requireUser(context.principal),
    limit,
    offset,
  });
  const bodies = await fillBodies(database, rows, viewer);
  return {
    ...urls(total),
    collectionKey: collection.content_key,
    collectionType: typeSummary(collection),
    id: collection.content_id,
    items: rows.map((row, at) => ({
      body: { contentBody: bodies[at] ?? {} },
      contentType: typeSummary(row),
      id: row.content_key,
      isPublished: row.published_version_id !== null,
      language: row.language,
      managedContentId: row.content_id,
      managedContentVariantId: row.variant_id,
      name: row.title,
      status: statusSummary(row),
      urlName: row.url_name,
    })),
    language: collection.language,
    managedContentVersionId: collection.version_id,
    publishedDate: await publishedDateOf(database, collection.variant_id),
    status: statusSummary(collection),
    title: collection.title,
    total,
    urlName: collection.url_name,
    versionNumber: `${collection.number}.0`,
  };
}
