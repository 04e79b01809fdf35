import type { Database } from '@relab/database';
import type { FileStore } from '@relab/records/files';
import { sql } from 'kysely';
import type { ArchiveEntry } from '../../../archive/pack-entry.ts';
import { readTransferFile } from '../find-file.ts';
import { tooMuch, transferLimits } from '../limits.ts';
import { type MediaMeta, mediaFileEntry, mediaMetaEntry } from '../media-file.ts';
import { stableJson } from '../stable-json.ts';
import type { Problem } from '../transfer.ts';

export interface ExportedMedia {
  readonly entries: readonly ArchiveEntry[];
  readonly problems: readonly Problem[];
}

/** Pictures that these contents name and that are files. What is drawn from a recipe is the installation's, and stays. */
export async function mediaEntries(
  database: Database,
  store: FileStore,
  contentIds: readonly string[],
): Promise<ExportedMedia> {
  const { rows } = await sql<MediaMeta & { versionId: string; extension: string; size: number }>`
    select m.alt_text as "altText", m.content_key as "contentKey", m.kind, m.mime_type as "mimeType", m.rank, m.title,
      v.id as "versionId", v.file_extension as extension, v.content_size::int as size
    from media m join content_version v on v.id = m.source ->> 'versionId'
    where v.file_extension is not null and m.content_key in (
      select r.content_key from managed_content_variant x
      join managed_content_reference r on r.version_id = x.latest_version_id where x.content_id = any (${contentIds}))
    order by m.content_key`.execute(database);
  if (rows.reduce((sum, { size }) => sum + size, 0) > transferLimits.archive.totalBytes) throw tooMuch();
  const entries: ArchiveEntry[] = [];
  const problems: Problem[] = [];
  for (const { versionId, extension, size: _, ...meta } of rows) {
    const bytes = await readTransferFile(versionId, store).catch(() => undefined);
    const name = mediaMetaEntry(meta.contentKey);
    if (!bytes) problems.push({ entry: name, message: 'The file of the picture cannot be read.' });
    else
      entries.push(
        { name, bytes: stableJson(meta) },
        { name: mediaFileEntry(meta.contentKey, extension), bytes },
      );
  }
  return { entries, problems };
}
