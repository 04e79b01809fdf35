import { normalizeId } from '@relab/contract';
import type { FileStore } from '@relab/records/files';
import type { Context } from '@relab/server/http';
import { ApiError, badRequest } from '@relab/server/http';
import { sql } from 'kysely';
import { requireUser } from '../../access/access.ts';
import { requireSpace } from '../space/space-rows.ts';

interface FileRow {
  readonly id: string;
  readonly file_type: string;
  readonly owner_id: string | null;
  readonly space_id: string | null;
}

const kinds = { ZIP: 'archive of content', XLIFF: 'file of translations (XLIFF)' } as const;

const isReadable = async (spaceId: string, context: Context): Promise<boolean> =>
  await requireSpace(spaceId, context).then(
    () => true,
    () => false,
  );

/**
 * The version of a file that is to come in, by its id or its document's: one that whoever asks uploaded, or that a job left
 * in a space which they may read. What is not theirs is not there.
 */
export async function findTransferFile(
  id: string,
  typeName: keyof typeof kinds,
  context: Context,
): Promise<string> {
  const { userId } = requireUser(context.principal);
  const wanted = normalizeId(id);
  const { rows } = await sql<FileRow>`
    select v.id, v.file_type, d.owner_id, j.space_id
    from content_version v
    join content_document d on d.id = v.content_document_id
    left join managed_content_job_body b on b.file_version_id = v.id
    left join managed_content_job j on j.id = b.job_id
    where v.id = ${wanted} or d.id = ${wanted} and v.is_latest limit 1`.execute(context.database);
  const [file] = rows;
  const isTheirs =
    file !== undefined &&
    (file.owner_id === userId || (file.space_id !== null && (await isReadable(file.space_id, context))));
  if (!isTheirs) throw badRequest('There is no such file.', 'managedContentBodyId');
  if (file.file_type !== typeName)
    throw badRequest(`This file is no ${kinds[typeName]}.`, 'managedContentBodyId');
  return file.id;
}

/** All of its bytes; files are bounded when they are uploaded. */
export async function readTransferFile(versionId: string, store: FileStore): Promise<Uint8Array> {
  const file = await store.read(versionId);
  if (!file) throw new ApiError('NOT_FOUND', 'The file was removed before it was read.');
  return new Uint8Array(await new Response(file.body).arrayBuffer());
}
