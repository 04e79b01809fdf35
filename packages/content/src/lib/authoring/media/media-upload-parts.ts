import type { ConfigFor } from '@relab/contract';
import { mediaPartBytes, mediaPartCount, type putMediaUploadPart } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { fileHashOf } from '@relab/records/files';
import { badRequest, type Context } from '@relab/server/http';
import { sql } from 'kysely';
import { notFound } from '../../errors.ts';
import { type MediaUploadRow, requireMediaUpload } from './media-uploads.ts';

/** Bytes that a part has to have. */
function partSize({ file_size: fileSize }: MediaUploadRow, partNumber: string): number {
  const number = /^\d{1,4}$/.test(partNumber) ? Number(partNumber) : Number.NaN;
  const count = mediaPartCount(fileSize);
  if (!(number < count)) throw badRequest(`This upload has the parts 0 to ${count - 1}.`, 'partNumber');
  return Math.min(mediaPartBytes, fileSize - number * mediaPartBytes);
}

/** Whether the principal may send this part, before any of it is read. */
export async function requirePart(
  mediaUploadId: string,
  partNumber: string,
  context: Context,
): Promise<{ readonly upload: MediaUploadRow; readonly size: number }> {
  const upload = await requireMediaUpload(mediaUploadId, context);
  return { upload, size: partSize(upload, partNumber) };
}

/** Stores a part. One that comes after the upload is finished changes nothing. */
export async function storePart(
  { mediaUploadId, partNumber, fileData }: ConfigFor<typeof putMediaUploadPart>,
  context: Context,
): Promise<null> {
  const { upload, size } = await requirePart(mediaUploadId, partNumber, context);
  if (upload.content_id !== null) return null;
  if (fileData.size !== size)
    throw badRequest(`Part ${partNumber} has ${size} bytes, and ${fileData.size} came.`, 'fileData');
  const bytes = new Uint8Array(await fileData.arrayBuffer());
  // The lock of the row keeps it from being cancelled or finished in between.
  const { numAffectedRows = 0n } = await sql`
    insert into managed_content_upload_part (upload_id, number, bytes)
    select u.id, ${Number(partNumber)}::integer, ${bytes}::bytea from managed_content_upload u
    where u.id = ${mediaUploadId} and u.content_id is null for key share
    on conflict (upload_id, number) do update set bytes = excluded.bytes`.execute(context.database);
  if (numAffectedRows === 0n) throw notFound();
  return null;
}

const deleteParts = async (uploadId: string, database: Database): Promise<void> => {
  await database.deleteFrom('managed_content_upload_part').where('upload_id', '=', uploadId).execute();
};

/**
 * The whole file, or the id of the content that a request has made of it, also since `upload` was read: its parts went with that. Throws
 * INVALID_API_INPUT where parts are missing, or make up another file than was announced.
 */
export async function joinParts(
  upload: Pick<MediaUploadRow, 'id' | 'file_name' | 'file_size' | 'file_hash'>,
  database: Database,
): Promise<{ readonly file: File } | { readonly contentId: string }> {
  const count = mediaPartCount(upload.file_size);
  // One statement, so that parts which are deleted meanwhile do not count as missing.
  const rows = await database
    .selectFrom('managed_content_upload as u')
    .leftJoin('managed_content_upload_part as p', 'p.upload_id', 'u.id')
    .select(['u.content_id', 'p.bytes'])
    .where('u.id', '=', upload.id)
    .orderBy('p.number')
    .execute();
  const [first] = rows;
  if (!first) throw notFound();
  if (first.content_id !== null) return { contentId: first.content_id };
  const parts = rows.flatMap(({ bytes }) => bytes ?? []);
  if (parts.length < count)
    throw badRequest(`${count - parts.length} of ${count} parts are missing. Send them first.`);
  const bytes = Buffer.concat(parts);
  if (fileHashOf(bytes) === upload.file_hash) return { file: new File([bytes], upload.file_name) };
  // Which of them is wrong nobody can tell.
  await deleteParts(upload.id, database);
  throw badRequest('The parts make up another file than was announced. Send all of them again.');
}

/** Ends an upload within the transaction that made a content of it. */
export async function endUpload(uploadId: string, contentId: string, database: Database): Promise<void> {
  await database
    .updateTable('managed_content_upload')
    .set({ content_id: contentId })
    .where('id', '=', uploadId)
    .execute();
  await deleteParts(uploadId, database);
}
