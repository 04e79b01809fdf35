import type { ContentBody } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { type MediaFormat, mediaAddress } from '@relab/server/media';
import { sql } from 'kysely';
import { isReadable, joinCollaborator } from '../access/access.ts';
import { fillReferences, referencedKeys } from '../content-body.ts';
import type { DraftViewer } from '../preview/preview-media.ts';
import type { DeliveredRow } from './delivered.ts';

interface MediaRow {
  readonly content_key: string;
  readonly title: string;
  readonly alt_text: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly placeholder: string | null;
  readonly mime_type: string;
  readonly version: string;
  /** Of a content that is not published. */
  readonly is_draft: boolean;
  readonly focus_x: string | null;
  readonly focus_y: string | null;
}

/** A picture or a document as somebody may see it. */
export interface VisibleMedia extends MediaRow {
  /** Where they get it: a picture as it is asked for, else as wide as it is served. */
  address(asked?: { readonly width?: number; readonly format?: MediaFormat }): string;
}

/** For whom pictures are read: a channel, which shows those that it delivers, or somebody who works on content. */
export type Viewer = { readonly channelId: string } | DraftViewer;

/** Pictures and documents; those of contents only as far as the viewer may see these. */
export async function readMedia(
  database: Database,
  keys: Iterable<string>,
  viewer: Viewer,
): Promise<readonly VisibleMedia[]> {
  const wanted = [...keys];
  if (wanted.length === 0) return [];
  const isOfChannel = 'channelId' in viewer ? sql`d.channel_id = ${viewer.channelId}` : sql`true`;
  const { joined, mayRead } =
    'channelId' in viewer
      ? { joined: sql``, mayRead: sql`false` }
      : { joined: joinCollaborator(viewer.user, sql`c.folder_id`), mayRead: isReadable(viewer.user) };
  const { rows } = await sql<MediaRow>`
    select * from (
      select m.content_key, m.title, m.alt_text, m.width, m.height, m.placeholder, m.mime_type, m.version, m.focus_x, m.focus_y,
        ${mayRead} as may_read, c.id is not null and not exists (
          select 1 from delivered_content d where d.content_id = c.id and ${isOfChannel}) as is_draft
      from media m
      left join managed_content c on c.content_key = m.content_key
      left join managed_content_space s on s.id = c.space_id ${joined}
      where m.content_key = any(${wanted})) known
    where may_read or not is_draft`.execute(database);
  return rows.map((row) => ({ ...row, address: (asked) => addressOf(row, viewer, asked) }));
}

function addressOf(row: MediaRow, viewer: Viewer, asked: Parameters<VisibleMedia['address']>[0]): string {
  const address = mediaAddress(row.content_key, { version: row.version, ...asked });
  return row.is_draft && 'showDraft' in viewer ? viewer.showDraft(row.content_key, address) : address;
}

/** What a body tells of a picture or a document that it names. */
export const imageOf = (row: VisibleMedia): Readonly<Record<string, unknown>> => ({
  contentKey: row.content_key,
  url: `/sfsites/c${row.address()}`,
  altText: row.alt_text,
  placeholder: row.placeholder,
  width: row.width,
  height: row.height,
  ...(row.focus_x === null ? {} : { focalPoint: { x: Number(row.focus_x), y: Number(row.focus_y) } }),
});

/** Bodies of several contents with their pictures filled in, in one more statement. */
export async function fillBodies(
  database: Database,
  rows: readonly Pick<DeliveredRow, 'body'>[],
  viewer: Viewer,
): Promise<readonly ContentBody[]> {
  const keys = new Set(rows.flatMap(({ body }) => [...referencedKeys(body)]));
  const media = await readMedia(database, keys, viewer);
  const known = new Map(media.map((row) => [row.content_key, imageOf(row)]));
  return rows.map(({ body }) => fillReferences(body, known) as ContentBody);
}
