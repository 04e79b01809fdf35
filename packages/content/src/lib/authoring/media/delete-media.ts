import type { Database } from '@relab/database';
import { deleteFile } from '@relab/records/files';
import { sql } from 'kysely';

/** Deletes the files of images that were uploaded, with all their versions. The bytes go as those of every file without records. */
export async function deleteMedia(database: Database, contentKeys: readonly string[]): Promise<void> {
  if (contentKeys.length === 0) return;
  const { rows } = await sql<{ readonly id: string }>`
    with gone as (
      delete from media where content_key = any (${[...contentKeys]}) and file_hash is not null
      returning source ->> 'versionId' as version_id)
    select distinct v.content_document_id as id from gone join content_version v on v.id = gone.version_id`.execute(
    database,
  );
  for (const { id } of rows) await deleteFile(database, id);
}
