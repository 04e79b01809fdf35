import { apiVersion, dataPath } from '@relab/contract';
import type { MediaItem } from '@relab/contract/content';
import type { Database, Row } from '@relab/database';
import { mediaAddress } from '@relab/server/media';
import { sql } from 'kysely';
import { shownPart } from '../../media/shown-part.ts';
import type { DraftViewer } from '../../preview/preview-media.ts';
import { resourceSummary, statusSummary } from '../../representations.ts';

/** Where a file is downloaded as it was uploaded. */
export const mediaFilePath = `${dataPath}/connect/cms/contents/{contentKeyOrId}/media/file`;

/** An image content in its first language, beside its file. */
export type MediaItemRow = Row<'managed_content', 'content_key' | 'folder_id' | 'created_date' | 'title'> &
  Row<'managed_content_variant', 'language' | 'status' | 'last_modified_date'> & {
    readonly content_id: string;
    readonly variant_id: string;
    readonly alt_text: string | null;
    readonly is_published: boolean;
    readonly duplicates: number;
    /** Null for an image that has no file. */
    readonly version: string | null;
    readonly mime_type: string | null;
  } & Row<
    'media',
    'width' | 'height' | 'placeholder' | 'file_hash' | 'content_size' | 'focus_x' | 'focus_y' | 'crop'
  >;

/** Of other contents `oc` of the space of a content `c` those whose file is that of `m`. */
export const sameFile = sql`
  media om join managed_content oc on oc.content_key = om.content_key
  where om.file_hash = m.file_hash and oc.space_id = c.space_id and oc.id <> c.id`;

/** What a row is read from: contents `c`, their first variants `x` with their latest versions `v`, and files `m`. */
export const mediaItemColumns = sql`
  c.id as content_id, c.content_key, c.folder_id, c.created_date, c.title, x.id as variant_id, x.language, x.status,
  x.last_modified_date, nullif(v.body ->> 'altText', '') as alt_text,
  exists (select 1 from delivered_content d where d.content_id = c.id) as is_published,
  (select count(*)::int from ${sameFile}) as duplicates,
  m.version, m.mime_type, m.width, m.height, m.placeholder, m.file_hash, m.content_size,
  m.focus_x, m.focus_y, m.crop`;

/** The joins of `mediaItemColumns` from a content `c`. */
export const mediaItemJoins = sql`
  join managed_content_variant x on x.id = c.primary_variant_id
  join managed_content_version v on v.id = x.latest_version_id
  left join media m on m.content_key = c.content_key`;

export async function findMediaItem(
  database: Database,
  contentId: string,
): Promise<MediaItemRow | undefined> {
  const { rows } = await sql<MediaItemRow>`
    select ${mediaItemColumns} from managed_content c ${mediaItemJoins} where c.id = ${contentId}`.execute(
    database,
  );
  return rows[0];
}

function fileOf(row: MediaItemRow, viewer: DraftViewer): MediaItem['file'] {
  if (row.version === null || row.mime_type === null) return null;
  const address = mediaAddress(row.content_key, { version: row.version });
  return {
    contentSize: row.content_size,
    crop: shownPart(row).crop ?? null,
    fileHash: row.file_hash,
    height: row.height,
    mimeType: row.mime_type,
    originalUrl: mediaFilePath.replace('{version}', apiVersion).replace('{contentKeyOrId}', row.content_key),
    placeholder: row.placeholder,
    url: `/sfsites/c${row.is_published ? address : viewer.showDraft(row.content_key, address)}`,
    width: row.width,
  };
}

export const representMediaItem = (row: MediaItemRow, viewer: DraftViewer): MediaItem => ({
  altText: row.alt_text,
  contentKey: row.content_key,
  createdDate: row.created_date.toISOString(),
  duplicates: row.duplicates,
  file: fileOf(row, viewer),
  folder: resourceSummary('folders', row.folder_id),
  isPublished: row.is_published,
  language: row.language,
  lastModifiedDate: row.last_modified_date.toISOString(),
  managedContentId: row.content_id,
  managedContentVariantId: row.variant_id,
  status: statusSummary(row),
  title: row.title,
});
