import type { Database } from '@relab/database';
import { deleteFile } from '@relab/records/files';
import { sql } from 'kysely';

const batchSize = 500;

/**
 * Deletes the files of jobs that ended by then; the jobs stay, and say how they ended. Returns whose bytes may be removed
 * once that is committed.
 */
export async function deleteExpiredJobFiles(database: Database, before: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with old as (
      select b.job_id, b.file_version_id from managed_content_job_body b
      join managed_content_job j on j.id = b.job_id
      where j.finished_date < ${before} limit ${batchSize} for update of b skip locked
    ), forgotten as (
      delete from managed_content_job_body b using old
      where b.job_id = old.job_id and b.file_version_id = old.file_version_id returning b.file_version_id
    )
    select distinct v.content_document_id as id
    from forgotten join content_version v on v.id = forgotten.file_version_id`.execute(database);
  const gone: string[] = [];
  for (const { id } of rows) gone.push(...(await deleteFile(database, id)));
  return gone;
}
