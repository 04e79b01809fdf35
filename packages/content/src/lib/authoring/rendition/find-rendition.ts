import type { ConfigFor } from '@relab/contract';
import type { ContentRendition, getManagedContentRendition } from '@relab/contract/content';
import type { ApiError, Context } from '@relab/server/http';
import { sql } from 'kysely';
import { referencedKeys } from '../../content-body.ts';
import { readMedia, type VisibleMedia } from '../../delivery/delivered-bodies.ts';
import { notFound } from '../../errors.ts';
import { shownPart } from '../../media/shown-part.ts';
import type { DraftViewer } from '../../preview/preview-media.ts';
import { requireType } from '../content/content-type.ts';
import type { DocumentRow } from '../content/document-row.ts';
import { requireDocument } from '../content/require-document.ts';
import { htmlRendition } from './html-rendition.ts';

type RenditionName = ConfigFor<typeof getManagedContentRendition>;

/** Sizes of a picture, in points across; `original` is as wide as it is served at all. */
const pictureWidths: ReadonlyMap<string, number> = new Map([
  ['thumbnail', 320],
  ['small', 640],
  ['medium', 960],
  ['large', 1920],
  ['original', 1920],
]);

function unknownRendition(types: readonly string[]): ApiError {
  const existing = types.length === 0 ? 'It has none' : `It has ${types.join(', ')}`;
  return notFound(`The content has no such rendition. ${existing}.`);
}

/** The language of a channel, which must be one of the content's space. */
async function languageOf(
  row: DocumentRow,
  idOrName: string,
  { database }: Pick<Context, 'database'>,
): Promise<string> {
  const channel = await database
    .selectFrom('managed_content_channel as channel')
    .innerJoin('managed_content_space_channel as own', 'own.channel_id', 'channel.id')
    .select('channel.default_language')
    .where('own.space_id', '=', row.space_id)
    .where(sql<boolean>`${idOrName} in (channel.id, channel.name)`)
    .orderBy('channel.id')
    .limit(sql.lit(1))
    .executeTakeFirst();
  if (!channel) throw notFound('The space of the content has no such channel.');
  return channel.default_language;
}

/** In the requested language; else that of the channel, where the content has it; else its own. */
async function findVersion(name: RenditionName, context: Context): Promise<DocumentRow> {
  const row = await requireDocument(name, context);
  const { channelIdOrApiName: channel } = name;
  if (channel === undefined) return row;
  const language = await languageOf(row, channel, context);
  if (name.language !== undefined || language === row.language) return row;
  const variant = await context.database
    .selectFrom('managed_content_variant')
    .select('id')
    .where('content_id', '=', row.content_id)
    .where('language', '=', language)
    .executeTakeFirst();
  return variant ? await requireDocument({ ...name, language }, context) : row;
}

/** A picture is scaled down and never up; its height is mediaByKey where its own size is. */
function sizeOf(media: VisibleMedia, maxWidth: number) {
  const { width, height } = shownPart(media);
  if (width === null || height === null) return { width: null, height: null };
  const shown = Math.min(width, maxWidth);
  return { width: shown, height: Math.round((height * shown) / width) };
}

function fileRendition(media: VisibleMedia, type: string) {
  const { mime_type: mimeType } = media;
  if (!mimeType.startsWith('image/')) {
    if (type !== 'original') throw unknownRendition(['original']);
    return { mimeType, url: media.address(), width: null, height: null };
  }
  const width = pictureWidths.get(type);
  if (width === undefined) throw unknownRendition([...pictureWidths.keys()]);
  // The response names a type, so its address requests that one.
  const url = media.address({ width, format: 'webp' });
  return { mimeType: 'image/webp', url, ...sizeOf(media, width) };
}

/** A content in another form, for a principal who may read it. */
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
  if (!schema) throw unknownRendition([]);
  if (name.renditionType !== 'html') throw unknownRendition(['html']);
  const mediaByKey = new Map(media.map((one) => [one.content_key, one]));
  const content = htmlRendition(schema, row, mediaByKey);
  return { ...head, content, mimeType: 'text/html', url: null, width: null, height: null };
}
