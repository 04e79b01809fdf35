import { normalizeId } from '@relab/contract';
import type { FileStore } from '@relab/records/files';
import type { Context } from '@relab/server/http';
import { ApiError, badRequest } from '@relab/server/http';
import { requireUser } from '../../access/access.ts';
import { requireSpace } from '../space/space-row.ts';

const kinds = { ZIP: 'archive of content', XLIFF: 'file of translations (XLIFF)' } as const;

const isReadable = async (spaceId: string, context: Context): Promise<boolean> =>
  await requireSpace(spaceId, context).then(
    () => true,
    () => false,
  );

/**
 * The version of a file that is to be imported, by its id or its document's: one that the principal uploaded, or that a job
 * left in a space which they may read.
 */
export async function findTransferFile(
  id: string,
  typeName: keyof typeof kinds,
  context: Context,
): Promise<string> {
  const { userId } = requireUser(context.principal);
  const fileId = normalizeId(id);
  const file = await context.database
    .selectFrom('content_version as v')
    .innerJoin('content_document as d', 'd.id', 'v.content_document_id')
    .leftJoin('managed_content_job_body as b', 'b.file_version_id', 'v.id')
    .leftJoin('managed_content_job as j', 'j.id', 'b.job_id')
    .select(['v.id', 'v.file_type', 'd.owner_id', 'j.space_id'])
    .where((eb) => eb.or([eb('v.id', '=', fileId), eb.and([eb('d.id', '=', fileId), eb.ref('v.is_latest')])]))
    .limit(1)
    .executeTakeFirst();
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
