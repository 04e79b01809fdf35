import { type FileStore, sendVersion } from '@relab/records/files';
import type { Context } from '@relab/server/http';
import { notFound } from '../../errors.ts';
import { requireSpace } from '../space/space-row.ts';

export interface FileName {
  readonly contentSpaceId: string;
  readonly jobId: string;
  readonly bodyId: string;
}

/** The bytes of a job's file, for a principal who may read its space. */
export async function sendJobFile(
  { contentSpaceId, jobId, bodyId }: FileName,
  context: Context,
  store: FileStore,
): Promise<Response> {
  const space = await requireSpace(contentSpaceId, context);
  const version = await context.database
    .selectFrom('managed_content_job as j')
    .innerJoin('managed_content_job_body as b', 'b.job_id', 'j.id')
    .innerJoin('content_version as v', 'v.id', 'b.file_version_id')
    .select(['v.id', 'b.name as title', 'v.file_type', 'v.file_extension', 'v.checksum'])
    .where('j.space_id', '=', space.id)
    .where('j.id', '=', jobId)
    .where('v.id', '=', bodyId)
    .executeTakeFirst();
  if (!version) throw notFound();
  return await sendVersion(version, store, context.headers);
}
