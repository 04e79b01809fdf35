import type { ContentRendition } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { referencedKeys } from '../../content-body.ts';
import { readMedia, type VisibleMedia } from '../../delivery/delivered-bodies.ts';
import type { DraftViewer } from '../../preview/preview-media.ts';
import { requireType } from '../content/content-type.ts';
import type { DocumentRow } from '../content/document-row.ts';
import { type DocumentName, requireDocument } from '../content/find-document.ts';
import { htmlRendition } from './html-rendition.ts';

export interface RenditionName extends DocumentName {
  readonly renditionType: string;
  readonly channelIdOrApiName?: string | undefined;
}

/** Sizes of a picture, in points across; `original` is as wide as it is served at all. */
const pictureWidths: ReadonlyMap<string, number> = new Map([
  ['thumbnail', 320],
  ['small', 640],
  ['medium', 960],
  ['large', 1920],
  ['original', 1920],
]);

function missing(types: readonly string[]): ApiError {
  const known = types.length === 0 ? 'It has none' : `It has ${types.join(', ')}`;
  return new ApiError('ITEM_NOT_FOUND', `The content has no such rendition. ${known}.`);
}

/** The language that content goes out in over a channel, which must be one of the content's space. */
async function languageOf(
  row: DocumentRow,
  idOrName: string,
  { database }: Pick<Context, 'database'>,
): Promise<string> {
  const { rows } = await sql<{ language: string }>`
    select channel.default_language as language
    from managed_content_channel channel
    join managed_content_space_channel own on own.channel_id = channel.id and own.space_id = ${row.space_id}
    where ${idOrName} in (channel.id, channel.name) order by channel.id limit 1`.execute(database);
  if (!rows[0]) throw new ApiError('ITEM_NOT_FOUND', 'The space of the content has no such channel.');
  return rows[0].language;
}

/** In the language that was asked for; else that of the channel, where the content has it; else its own. */
async function findVersion(name: RenditionName, context: Context): Promise<DocumentRow> {
  const row = await requireDocument(name, context);
  const { channelIdOrApiName: channel } = name;
  if (channel === undefined) return row;
  const language = await languageOf(row, channel, context);
  if (name.language !== undefined || language === row.language) return row;
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from managed_content_variant
      where content_id = ${row.content_id} and language = ${language}) as has`.execute(context.database);
  return rows[0]?.has ? await requireDocument({ ...name, language }, context) : row;
}

/** A picture is scaled down and never up; how high that makes it is known where its own size is. */
function sizeOf({ width, height }: VisibleMedia, asked: number) {
  if (width === null || height === null) return { width: null, height: null };
  const shown = Math.min(width, asked);
  return { width: shown, height: Math.round((height * shown) / width) };
}

function fileRendition(media: VisibleMedia, type: string) {
  const { mime_type: mimeType } = media;
  if (!mimeType.startsWith('image/')) {
    if (type !== 'original') throw missing(['original']);
    return { mimeType, url: media.address(), width: null, height: null };
  }
  const width = pictureWidths.get(type);
  if (width === undefined) throw missing([...pictureWidths.keys()]);
  // The answer names a type, so its address asks for that one.
  const url = media.address({ width, format: 'webp' });
  return { mimeType: 'image/webp', url, ...sizeOf(media, width) };
}

/** A content in another form, for whoever may read it. */
export async function findRendition(
  name: RenditionName,
  context: Context,
  viewer: DraftViewer,
): Promise<ContentRendition> {
  const { database } = context;
  const row = await findVersion(name, context);
  const media = await readMedia(database, [row.content_key, ...referencedKeys(row.body)], viewer);
  const own = media.find(({ content_key }) => content_key === row.content_key);
  const head = {
    contentKey: row.content_key,
    language: row.language,
    managedContentId: row.content_id,
    managedContentVersionId: row.version_id,
    renditionType: name.renditionType,
    title: row.title,
  };
  if (own) return { ...head, content: null, ...fileRendition(own, name.renditionType) };
  const { schema } = await requireType(database, row.type_name);
  if (!schema) throw missing([]);
  if (name.renditionType !== 'html') throw missing(['html']);
  const known = new Map(media.map((one) => [one.content_key, one]));
  const content = htmlRendition(schema, row, known);
  return { ...head, content, mimeType: 'text/html', url: null, width: null, height: null };
}
