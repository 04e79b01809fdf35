import type { MediaItem } from '@relab/contract/content';
import type { FileStore } from '@relab/records/files';
import type { Context } from '@relab/server/http';
import { createWorkQueue } from '@relab/server/media';
import { inContextTransaction } from '../../access/author.ts';
import { notFound } from '../../errors.ts';
import type { DraftViewer } from '../../preview/preview-media.ts';
import { insertMediaItem } from './create-media.ts';
import { inTurn } from './in-turn.ts';
import { findMediaItem, type MediaItemRow, representMediaItem } from './media-item.ts';
import { endUpload, joinParts } from './media-upload-parts.ts';
import { requireMediaUpload } from './media-uploads.ts';
import { readUpload } from './read-upload.ts';
import { replaceFile } from './replace-media-file.ts';

interface Finishing {
  readonly mediaUploadId: string;
  readonly allowDuplicate?: boolean | undefined;
}

/** Whole files are in memory here, which the limits of bodies do not count. */
const queue = createWorkQueue({ slots: 2, limit: 64 });

async function requireMade(contentId: string, { database }: Context): Promise<MediaItemRow> {
  const row = await findMediaItem(database, contentId);
  if (!row) throw notFound();
  return row;
}

async function finish(
  { mediaUploadId, allowDuplicate }: Finishing,
  context: Context,
  store: FileStore,
): Promise<MediaItemRow> {
  const upload = await requireMediaUpload(mediaUploadId, context);
  const joined = await joinParts(upload, context.database);
  if ('contentId' in joined) return await requireMade(joined.contentId, context);
  const file = await readUpload(joined.file);
  return await inContextTransaction(context, async (ctx) => {
    // Of two requests at the same time the second waits here, and finds what the first has made.
    const current = await ctx.database
      .selectFrom('managed_content_upload')
      .select('content_id')
      .where('id', '=', mediaUploadId)
      .forUpdate()
      .executeTakeFirst();
    if (!current) throw notFound();
    if (current.content_id !== null) return await requireMade(current.content_id, ctx);
    const input = { contentSpaceOrFolderId: upload.folder_id, allowDuplicate };
    const row =
      upload.replaces_content_id === null
        ? await insertMediaItem(input, file, ctx, store)
        : await replaceFile(upload.replaces_content_id, file, ctx, store);
    await endUpload(mediaUploadId, row.content_id, ctx.database);
    return row;
  });
}

/**
 * Makes an item of the library of an upload whose parts are all there, or replaces the file of one; finished once, it stays what it
 * became.
 */
export const finishMediaUpload = async (
  input: Finishing,
  context: Context,
  viewer: DraftViewer,
  store: FileStore,
): Promise<MediaItem> => representMediaItem(await inTurn(queue, () => finish(input, context, store)), viewer);
