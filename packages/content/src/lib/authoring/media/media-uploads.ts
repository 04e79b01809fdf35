import { randomUUID } from 'node:crypto';
import type { ConfigFor } from '@relab/contract';
import type {
  createMediaUpload as createMediaUploadCall,
  MediaUpload,
  MediaUploads,
} from '@relab/contract/content';
import type { Database, Row } from '@relab/database';
import type { Context } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { requireUser } from '../../access/access.ts';
import { inContextTransaction } from '../../access/author.ts';
import { insufficientAccess, limitExceeded, notFound } from '../../errors.ts';
import { resourceSummary } from '../../representations.ts';
import { requireTargetFolder } from '../content/create-content.ts';
import { requireSpace } from '../space/space-row.ts';

/** Of one user in all spaces. Two are sent at a time; the others are such as were interrupted. */
const maxOpenUploads = 20;
const maxOpenBytes = 200 * 1_048_576;

/** The retention table removes uploads of this age; until it has, nobody finds them any more. */
const maxAge = 86_400_000;

export type MediaUploadRow = Row<
  'managed_content_upload',
  | 'id'
  | 'user_id'
  | 'folder_id'
  | 'file_name'
  | 'file_size'
  | 'file_hash'
  | 'file_modified'
  | 'created_date'
  | 'content_id'
> & { readonly parts: readonly number[] };

const selectUploads = async (
  database: Database,
  since: Date,
  condition: RawBuilder<boolean>,
): Promise<readonly MediaUploadRow[]> => {
  const { rows } = await sql<MediaUploadRow>`
    select u.id, u.user_id, u.folder_id, u.file_name, u.file_size, u.file_hash, u.file_modified, u.created_date, u.content_id,
      (select coalesce(jsonb_agg(p.number order by p.number), '[]') from managed_content_upload_part p where p.upload_id = u.id)
        as parts
    from managed_content_upload u where u.created_date > ${since}::timestamptz and ${condition}
    order by u.created_date, u.id`.execute(database);
  return rows;
};

const sinceOf = ({ now }: Context): Date => new Date(now().getTime() - maxAge);

const representUpload = (row: MediaUploadRow): MediaUpload => ({
  createdDate: row.created_date.toISOString(),
  fileHash: row.file_hash,
  fileName: row.file_name,
  fileSize: row.file_size,
  folder: resourceSummary('folders', row.folder_id),
  lastModified: row.file_modified,
  mediaUploadId: row.id,
  receivedParts: row.parts,
});

/** What the user has begun in a space and not finished. */
export async function readMediaUploads(contentSpaceId: string, context: Context): Promise<MediaUploads> {
  const { id: spaceId } = await requireSpace(contentSpaceId, context);
  const { userId } = requireUser(context.principal);
  const isOwn = sql<boolean>`u.user_id = ${userId} and u.space_id = ${spaceId} and u.content_id is null`;
  const rows = await selectUploads(context.database, sinceOf(context), isOwn);
  return { uploads: rows.map(representUpload) };
}

/** An upload of the principal, who may still create something in its folder. Throws ITEM_NOT_FOUND, INSUFFICIENT_ACCESS. */
export async function requireMediaUpload(id: string, context: Context): Promise<MediaUploadRow> {
  const user = requireUser(context.principal);
  const [row] = await selectUploads(context.database, sinceOf(context), sql<boolean>`u.id = ${id}`);
  if (!row) throw notFound();
  await requireTargetFolder(row.folder_id, context, { right: 'create' });
  if (row.user_id !== user.userId) throw insufficientAccess('Only who began an upload goes on with it.');
  return row;
}

async function requireRoom(userId: string, fileSize: number, database: Database): Promise<void> {
  const { rows } = await sql<{ readonly count: number; readonly bytes: number }>`
    select count(*)::int as count, coalesce(sum(file_size), 0)::bigint as bytes
    from managed_content_upload where user_id = ${userId} and content_id is null`.execute(database);
  const [{ count, bytes } = { count: 0, bytes: 0 }] = rows;
  if (count < maxOpenUploads && bytes + fileSize <= maxOpenBytes) return;
  throw limitExceeded(
    `You have ${count} unfinished uploads. Finish or discard some of them: ${maxOpenUploads} are allowed, and ${maxOpenBytes / 1_048_576} MB.`,
  );
}

/** Begins an upload, or finds the one of the same file that the user has begun there. */
export async function createMediaUpload(
  input: ConfigFor<typeof createMediaUploadCall>,
  context: Context,
): Promise<MediaUpload> {
  return await inContextTransaction(context, async (ctx) => {
    const target = await requireTargetFolder(input.contentSpaceOrFolderId, ctx, { right: 'create' });
    const { userId } = requireUser(ctx.principal);
    const { database } = ctx;
    const { fileName, fileSize, fileHash, lastModified } = input;
    // Requests at the same time count each other.
    await sql`select pg_advisory_xact_lock(hashtext(${`media uploads ${userId}`}))`.execute(database);
    // What is too old, or contradicts this request, would stand in its way.
    await sql`
      delete from managed_content_upload
      where user_id = ${userId} and content_id is null and (created_date <= ${sinceOf(ctx)}::timestamptz
        or (folder_id = ${target.folder_id} and file_hash = ${fileHash} and file_name = ${fileName}
          and file_size <> ${fileSize}))`.execute(database);
    const isSame = sql<boolean>`u.user_id = ${userId} and u.content_id is null and u.folder_id = ${target.folder_id}
      and u.file_hash = ${fileHash} and u.file_name = ${fileName}`;
    const [existing] = await selectUploads(database, sinceOf(ctx), isSame);
    if (existing) return representUpload(existing);
    await requireRoom(userId, fileSize, database);
    const row = {
      id: randomUUID(),
      user_id: userId,
      folder_id: target.folder_id,
      file_name: fileName,
      file_size: fileSize,
      file_hash: fileHash,
      file_modified: lastModified,
      created_date: ctx.now(),
      content_id: null,
    };
    await database
      .insertInto('managed_content_upload')
      .values({ ...row, space_id: target.space_id })
      .execute();
    return representUpload({ ...row, parts: [] });
  });
}

/** Nothing of it stays; one that is finished stays what it became. */
export async function cancelMediaUpload(id: string, context: Context): Promise<null> {
  await requireMediaUpload(id, context);
  await sql`delete from managed_content_upload where id = ${id} and content_id is null`.execute(
    context.database,
  );
  return null;
}
