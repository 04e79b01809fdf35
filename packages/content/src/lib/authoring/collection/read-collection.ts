import {
  type AuthoringCollection,
  getAuthoringCollection,
  readCollectionBody,
  variantStatusLabels,
} from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { requireUser } from '../../access/access.ts';
import { fillBodies } from '../../delivery/delivered-bodies.ts';
import { notFound } from '../../not-found.ts';
import type { DraftViewer } from '../../preview/preview-media.ts';
import { collectionType } from '../../types/content-types.ts';
import type { DocumentRow } from '../content/document-row.ts';
import { requireDocument } from '../content/find-document.ts';
import { defaultPageSize, pageUrls } from '../page.ts';
import { readAuthoringMembers } from './authoring-members.ts';

export interface AuthoringCollectionQuery {
  readonly collectionKeyOrId: string;
  readonly channelId?: string | undefined;
  readonly language?: string | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly contentVersion?: string | undefined;
}

async function requireChannel(database: Database, spaceId: string, channelId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from managed_content_space_channel where space_id = ${spaceId} and channel_id = ${channelId}`.execute(
    database,
  );
  if (rows.length === 0)
    throw new ApiError('INVALID_API_INPUT', 'The space of the collection does not deliver to this channel.', {
      fields: ['channelId'],
    });
}

/** Where there is no variant in the language that is asked for, the collection is read in its own. */
async function findCollection(config: AuthoringCollectionQuery, context: Context): Promise<DocumentRow> {
  const { collectionKeyOrId: contentKeyOrId, contentVersion } = config;
  const own = await requireDocument({ contentKeyOrId }, context);
  if (own.type_name !== collectionType) throw notFound();
  const { rows } = await sql<{ language: string }>`
    select language from managed_content_variant
    where content_id = ${own.content_id} and language = ${config.language ?? own.language}`.execute(
    context.database,
  );
  return await requireDocument({ contentKeyOrId, language: rows[0]?.language, contentVersion }, context);
}

const statusOf = ({ status }: DocumentRow) => ({ label: variantStatusLabels[status], status });

async function publishedDateOf(database: Database, variantId: string): Promise<string | null> {
  const { rows } = await sql<{ published_date: Date | null }>`
    select published_date from managed_content_variant where id = ${variantId}`.execute(database);
  return rows[0]?.published_date?.toISOString() ?? null;
}

/** A collection with its members, drafts included. */
export async function readAuthoringCollection(
  config: AuthoringCollectionQuery,
  context: Context,
  viewer: DraftViewer,
): Promise<AuthoringCollection> {
  const { channelId, page = 0, pageSize = defaultPageSize } = config;
  const { database } = context;
  const collection = await findCollection(config, context);
  if (channelId !== undefined) await requireChannel(database, collection.space_id, channelId);
  const { rows, total } = await readAuthoringMembers(database, readCollectionBody(collection.body), {
    spaceId: collection.space_id,
    channelId,
    language: config.language ?? collection.language,
    user: requireUser(context.principal),
    limit: pageSize,
    offset: page * pageSize,
  });
  const bodies = await fillBodies(database, rows, viewer);
  return {
    ...pageUrls(getAuthoringCollection, config, { page, pageSize, hasNext: (page + 1) * pageSize < total }),
    collectionKey: collection.content_key,
    collectionType: { fullyQualifiedName: collection.type_name, name: collection.type_label },
    id: collection.content_id,
    items: rows.map((row, at) => ({
      body: { contentBody: bodies[at] ?? {} },
      contentType: { fullyQualifiedName: row.type_name, name: row.type_label },
      id: row.content_key,
      isPublished: row.published_version_id !== null,
      language: row.language,
      managedContentId: row.content_id,
      managedContentVariantId: row.variant_id,
      name: row.title,
      status: statusOf(row),
      urlName: row.url_name,
    })),
    language: collection.language,
    managedContentVersionId: collection.version_id,
    publishedDate: await publishedDateOf(database, collection.variant_id),
    status: statusOf(collection),
    title: collection.title,
    total,
    urlName: collection.url_name,
    versionNumber: `${collection.number}.0`,
  };
}
