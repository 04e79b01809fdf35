import type { ConfigFor } from '@relab/contract';
import { getMediaItems, type MediaItem, type MediaItems } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { notFound } from '../../errors.ts';
import { pageOf } from '../../paging.ts';
import type { DraftViewer } from '../../preview/preview-media.ts';
import { documentType, imageType, mediaTypes } from '../../types/content-types.ts';
import { requireDocument } from '../content/require-document.ts';
import { hasTerm } from '../folder/items-query.ts';
import { requireSpace } from '../space/space-row.ts';
import {
  findMediaItem,
  type MediaItemRow,
  mediaItemColumns,
  mediaItemJoins,
  representMediaItem,
  sameFile,
} from './media-item.ts';

type MediaQuery = ConfigFor<typeof getMediaItems>;

// Each order is that of an index of the contents of this type.
const orders: Readonly<Record<NonNullable<MediaQuery['sortBy']>, RawBuilder<unknown>>> = {
  Newest: sql`c.created_date desc, c.id`,
  Title: sql`lower(c.title), c.id`,
};

/** Of the same file those that are written first stand together with the others. */
const ofSameFile = sql`m.file_hash, c.created_date, c.id`;

/** In the form of the index for that order. */
const ofType = (mediaType: MediaQuery['mediaType']): RawBuilder<boolean> =>
  mediaType === undefined
    ? sql`c.type_name in (${sql.lit(imageType)}, ${sql.lit(documentType)})`
    : sql`c.type_name = ${sql.lit(mediaType === 'Image' ? imageType : documentType)}`;

/** A page of the pictures and documents of a space. */
export async function readMediaItems(
  config: MediaQuery,
  context: Context,
  viewer: DraftViewer,
): Promise<MediaItems> {
  const { pageSize, offset, cut } = pageOf(getMediaItems, config);
  const space = await requireSpace(config.contentSpaceId, context);
  const { queryTerm, fileHash, mediaType, onlyDuplicates = false, sortBy = 'Newest' } = config;
  const { rows: found } = await sql<MediaItemRow>`
    select ${mediaItemColumns} from managed_content c ${mediaItemJoins}
    where c.space_id = ${space.id} and ${ofType(mediaType)}
      and ${hasTerm(sql`c.title`, queryTerm)}
      and ${fileHash === undefined ? sql`true` : sql`m.file_hash = ${fileHash}`}
      and ${onlyDuplicates ? sql`exists (select 1 from ${sameFile})` : sql`true`}
    order by ${onlyDuplicates ? ofSameFile : orders[sortBy]}
    limit ${pageSize + 1} offset ${offset}`.execute(context.database);
  const { rows, urls } = cut(found);
  return { ...urls, items: rows.map((row) => representMediaItem(row, viewer)) };
}

/** One of them. Throws ITEM_NOT_FOUND for a content of another type. */
export async function readMediaItem(
  contentKeyOrId: string,
  context: Context,
  viewer: DraftViewer,
): Promise<MediaItem> {
  const { content_id: id, type_name: type } = await requireDocument({ contentKeyOrId }, context);
  const row = mediaTypes.includes(type) ? await findMediaItem(context.database, id) : undefined;
  if (!row) throw notFound();
  return representMediaItem(row, viewer);
}
