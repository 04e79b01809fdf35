import type { ContentBody } from '@relab/contract/content';
import type { Database, Row } from '@relab/database';
import { type MediaFormat, mediaAddress } from '@relab/server/media';
import { sql } from 'kysely';
import { isReadable } from '../access/access.ts';
import { fillReferences, referencedKeys } from '../content-body.ts';
import { shownPart } from '../media/shown-part.ts';
import type { DraftViewer } from '../preview/preview-media.ts';

export type MediaRow = Omit<
  Row<'media'>,
  'kind' | 'source' | 'rank' | 'revision' | 'file_hash' | 'content_size'
> & {
  /** Of a content that is not published. */
  readonly is_draft: boolean;
};

export const mediaColumns = sql`m.content_key, m.title, m.alt_text, m.width, m.height, m.placeholder, m.mime_type, m.version,
  m.focus_x, m.focus_y, m.alt_texts, m.crop`;

/** Of a picture `m`: its content was deleted, and may come back. */
export const isInTrash = sql`exists (select 1 from deleted_managed_content t where t.content_key = m.content_key)`;

/** A picture or a document as somebody may see it. */
export interface VisibleMedia extends MediaRow {
  /** Where they get it: a picture in the requested form, else as wide as it is served. */
  address(form?: { readonly width?: number; readonly format?: MediaFormat }): string;
}

/** For whom pictures are read: a channel, which shows those that it delivers, or somebody who works on content. */
export type Viewer = { readonly channelId: string } | DraftViewer;

/** Pictures and documents; those of contents only as far as the viewer may see these. */
export async function readMedia(
  database: Database,
  keys: Iterable<string>,
  viewer: Viewer,
): Promise<readonly VisibleMedia[]> {
  const contentKeys = [...keys];
  if (contentKeys.length === 0) return [];
  const isOfChannel = 'channelId' in viewer ? sql`d.channel_id = ${viewer.channelId}` : sql`true`;
  const mayRead = 'channelId' in viewer ? sql`false` : isReadable(viewer.user, 'c.folder_id');
  const { rows } = await sql<MediaRow>`
    select * from (
      select ${mediaColumns}, ${mayRead} as may_read, (c.id is not null and not exists (
          select 1 from delivered_content d where d.content_id = c.id and ${isOfChannel})) or ${isInTrash} as is_draft
      from media m
      left join managed_content c on c.content_key = m.content_key
      left join managed_content_space s on s.id = c.space_id
      where m.content_key = any(${contentKeys})) known
    where may_read or not is_draft`.execute(database);
  return rows.map((row) => visibleMedia(row, viewer));
}

export const visibleMedia = (row: MediaRow, viewer: Viewer): VisibleMedia => ({
  ...row,
  address: (form) => addressOf(row, viewer, form),
});

function addressOf(row: MediaRow, viewer: Viewer, form: Parameters<VisibleMedia['address']>[0]): string {
  const address = mediaAddress(row.content_key, { version: row.version, ...form });
  return row.is_draft && 'showDraft' in viewer ? viewer.showDraft(row.content_key, address) : address;
}

/** Words for a picture in a language, as its content has them; else those of the language that it was made in. */
export const altTextOf = (row: MediaRow, language: string | undefined): string | null =>
  (language === undefined ? undefined : wordsByLanguage(row)[language]) ?? row.alt_text;

const wordsByLanguage = ({ alt_texts: words }: MediaRow): Readonly<Record<string, string>> =>
  (words ?? {}) as Readonly<Record<string, string>>;

/** What a body contains of a picture or a document that it names. */
export function imageOf(row: VisibleMedia, language?: string): Readonly<Record<string, unknown>> {
  const { width, height, focus } = shownPart(row);
  return {
    contentKey: row.content_key,
    url: `/sfsites/c${row.address()}`,
    altText: altTextOf(row, language),
    placeholder: row.placeholder,
    width,
    height,
    ...(focus ? { focalPoint: focus } : {}),
  };
}

/** A body, and the language that it is written in where it has one. */
export interface WrittenBody {
  readonly body: unknown;
  readonly language?: string;
}

/** Bodies of several contents with their pictures filled in, in one more statement. */
export async function fillBodies(
  database: Database,
  rows: readonly WrittenBody[],
  viewer: Viewer,
): Promise<readonly ContentBody[]> {
  const keys = new Set(rows.flatMap(({ body }) => [...referencedKeys(body)]));
  const media = await readMedia(database, keys, viewer);
  const mediaByKey = new Map(media.map((row) => [row.content_key, row]));
  return rows.map((row) => filledBody(row, mediaByKey));
}

/** The body of a content with its pictures filled in. */
export const filledBody = (
  { body, language }: WrittenBody,
  media: ReadonlyMap<string, VisibleMedia>,
): ContentBody =>
  fillReferences(body, (key) => {
    const row = media.get(key);
    return row && imageOf(row, language);
  }) as ContentBody;
