import type { ConfigFor } from '@relab/contract';
import type { createMedia as createMediaCall, MediaConflict, MediaItem } from '@relab/contract/content';
import type { FileStore } from '@relab/records/files';
import { ApiError, type Context } from '@relab/server/http';
import { sql } from 'kysely';
import { authorOf, inContextTransaction } from '../../access/author.ts';
import type { DraftViewer } from '../../preview/preview-media.ts';
import { documentType, imageType } from '../../types/content-types.ts';
import { requireType } from '../content/content-type.ts';
import { requireTargetFolder } from '../content/create-content.ts';
import { insertContent } from '../content/insert-content.ts';
import { findMediaItem, type MediaItemRow, representMediaItem } from './media-item.ts';
import { readUpload, type UploadedFile } from './read-upload.ts';
import { insertMedia } from './store-media.ts';

type Duplicates = MediaConflict['output']['duplicates'];

const maxDuplicates = 20;

function duplicateError(duplicates: Duplicates): ApiError {
  const errorCode = 'CONFLICT';
  const message = `This file is in the library already: ${duplicates.map(({ title }) => title).join(', ')}.`;
  return new ApiError(errorCode, message, {
    body: { errorCode, message, statusCode: 409, output: { duplicates } },
  });
}

/** Throws CONFLICT where contents of the space have this file. Two uploads of it wait for each other. */
async function requireNew(fileHash: string, spaceId: string, { database }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`media ${spaceId} ${fileHash}`}))`.execute(database);
  const { rows } = await sql<Duplicates[number]>`
    select c.content_key as "contentKey", c.id as "managedContentId", c.title
    from media m join managed_content c on c.content_key = m.content_key
    where m.file_hash = ${fileHash} and c.space_id = ${spaceId}
    order by c.created_date, c.id limit ${sql.lit(maxDuplicates)}`.execute(database);
  if (rows.length > 0) throw duplicateError(rows);
}

/** An image or a document with its file: both, or neither. */
export async function createMedia(
  input: ConfigFor<typeof createMediaCall>,
  context: Context,
  viewer: DraftViewer,
  store: FileStore,
): Promise<MediaItem> {
  const upload = await readUpload(input.fileData);
  return await inContextTransaction(context, async (ctx) =>
    representMediaItem(await insertMediaItem(input, upload, ctx, store), viewer),
  );
}

/** Within the transaction of `ctx`. Throws CONFLICT for a file that the space has, unless it is allowed twice. */
export async function insertMediaItem(
  input: Omit<ConfigFor<typeof createMediaCall>, 'fileData'>,
  upload: UploadedFile,
  ctx: Context,
  store: FileStore,
): Promise<MediaItemRow> {
  const isDocument = upload.width === null;
  const target = await requireTargetFolder(input.contentSpaceOrFolderId, ctx, {
    typeName: isDocument ? documentType : imageType,
    right: 'create',
  });
  if (input.allowDuplicate !== true) await requireNew(upload.fileHash, target.space_id, ctx);
  const author = authorOf(ctx);
  const title = input.title?.trim() || upload.title || 'Untitled';
  const altText = isDocument ? null : input.altText?.trim() || null;
  const { contentId, contentKey } = await insertContent(author, {
    spaceId: target.space_id,
    folderId: target.folder_id,
    type: await requireType(ctx.database, isDocument ? documentType : imageType),
    language: target.default_language,
    title,
    urlName: null,
    body: {
      title,
      ...(altText === null ? {} : { altText }),
      source: { type: 'file', mimeType: upload.type.mimeType },
    },
  });
  await insertMedia(author, store, { contentKey, title, altText }, upload);
  const row = await findMediaItem(ctx.database, contentId);
  if (!row) throw new Error(`The file of ${contentKey} was not stored.`);
  return row;
}
