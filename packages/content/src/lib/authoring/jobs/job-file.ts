import type { FileStore } from '@relab/records/files';
import { type StoredVersion, sendVersion } from '@relab/records/files';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { notFound } from '../../not-found.ts';
import { requireSpace } from '../space/space-rows.ts';

export interface FileName {
  readonly contentSpaceId: string;
  readonly jobId: string;
  readonly bodyId: string;
}

/** The bytes of a job's file, for whoever may read its space. */
export async function sendJobFile(
  { contentSpaceId, jobId, bodyId }: FileName,
  context: Context,
  store: FileStore,
): Promise<Response> {
  const space = await requireSpace(contentSpaceId, context);
  const { rows } = await sql<StoredVersion>`
    select v.id, b.name as title, v.file_type, v.file_extension, v.checksum
    from managed_content_job j
    join managed_content_job_body b on b.job_id = j.id
    join content_version v on v.id = b.file_version_id
    where j.space_id = ${space.id} and j.id = ${jobId} and v.id = ${bodyId}`.execute(context.database);
  const [version] = rows;
  if (!version) throw notFound();
  return await sendVersion(version, store, context.headers);
}
