import type { MediaItem } from '@relab/contract/content';
import type { FileStore } from '@relab/records/files';
import { badRequest, type Context } from '@relab/server/http';
import { requireRight } from '../../access/access.ts';
import { authorOf, inContextTransaction, type ReadContext } from '../../access/author.ts';
import type { DraftViewer } from '../../preview/preview-media.ts';
import { documentType, mediaTypes } from '../../types/content-types.ts';
import type { DocumentRow } from '../content/document-row.ts';
import { requireDocument } from '../content/require-document.ts';
import { findMediaItem, type MediaItemRow, representMediaItem } from './media-item.ts';
import { readUpload, type UploadedFile } from './read-upload.ts';
import { replaceMedia } from './store-media.ts';

interface Replaceable {
  readonly document: DocumentRow;
  readonly item: MediaItemRow;
}

/** An image that the principal may replace: what is published is replaced by who may publish. */
export async function requireReplaceable(contentKeyOrId: string, context: ReadContext): Promise<Replaceable> {
  const document = await requireDocument({ contentKeyOrId }, context, 'update');
  const item = mediaTypes.includes(document.type_name)
    ? await findMediaItem(context.database, document.content_id)
    : undefined;
  if (!item) throw badRequest('Only images and documents have a file.', 'contentKeyOrId');
  if (item.is_published) requireRight(document, 'publish');
  return { document, item };
}

/**
 * Its key, its texts and whatever shows it stay; the pictures that are made of it are others, under another version. Within the
 * transaction of `ctx`.
 */
export async function replaceFile(
  contentKeyOrId: string,
  upload: UploadedFile,
  ctx: Context,
  store: FileStore,
): Promise<MediaItemRow> {
  const { document, item } = await requireReplaceable(contentKeyOrId, ctx);
  const isDocument = document.type_name === documentType;
  if (isDocument !== (upload.width === null))
    throw badRequest(
      isDocument ? 'A document is replaced by a PDF.' : 'A picture is replaced by a picture.',
      'fileData',
    );
  const { content_key: contentKey, title } = item;
  const stored = await ctx.database
    .selectFrom('media')
    .select('alt_text')
    .where('content_key', '=', contentKey)
    .forUpdate()
    .executeTakeFirst();
  const altText = stored ? stored.alt_text : item.alt_text;
  await replaceMedia(authorOf(ctx), store, { contentKey, title, altText }, upload);
  return (await findMediaItem(ctx.database, document.content_id)) ?? item;
}

/** The same with a file that comes in one request. */
export async function replaceMediaFile(
  { contentKeyOrId, fileData }: { readonly contentKeyOrId: string; readonly fileData: Blob },
  context: Context,
  viewer: DraftViewer,
  store: FileStore,
): Promise<MediaItem> {
  const upload = await readUpload(fileData);
  return await inContextTransaction(context, async (ctx) =>
    representMediaItem(await replaceFile(contentKeyOrId, upload, ctx, store), viewer),
  );
}
