import { randomUUID } from 'node:crypto';
import type { ConfigFor } from '@relab/contract';
import type {
  createMediaReplacement as createMediaReplacementCall,
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
import type { MediaItemRow } from './media-item.ts';
import { requireReplaceable } from './replace-media-file.ts';

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
  | 'replaces_content_id'
> & {
  readonly parts: readonly number[];
  /** What is replaced, as it is called; both null for what becomes a content of its own. */
  readonly replaced_key: string | null;
  readonly replaced_title: string | null;
};

const selectUploads = async (
  database: Database,
  since: Date,
  condition: RawBuilder<boolean>,
): Promise<readonly MediaUploadRow[]> => {
  const { rows } = await sql<MediaUploadRow>`
    select u.id, u.user_id, u.folder_id, u.file_name, u.file_size, u.file_hash, u.file_modified, u.created_date, u.content_id,
      u.replaces_content_id, c.content_key as replaced_key, c.title as replaced_title,
      (select coalesce(jsonb_agg(p.number order by p.number), '[]') from managed_content_upload_part p where p.upload_id = u.id)
        as parts
    from managed_content_upload u left join managed_content c on c.id = u.replaces_content_id
    where u.created_date > ${since}::timestamptz and ${condition}
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
  replaces:
    row.replaces_content_id === null
      ? null
      : {
          contentKey: row.replaced_key ?? '',
          managedContentId: row.replaces_content_id,
          title: row.replaced_title ?? '',
        },
});

/** What the user has begun in a space and not finished. */
export async function readMediaUploads(contentSpaceId: string, context: Context): Promise<MediaUploads> {
  const { id: spaceId } = await requireSpace(contentSpaceId, context);
  const { userId } = requireUser(context.principal);
  const isOwn = sql<boolean>`u.user_id = ${userId} and u.space_id = ${spaceId} and u.content_id is null`;
  const rows = await selectUploads(context.database, sinceOf(context), isOwn);
  return { uploads: rows.map(representUpload) };
}

/** An upload of the principal, who may still create something in its folder, or replace what it replaces. Throws ITEM_NOT_FOUND, INSUFFICIENT_ACCESS. */
export async function requireMediaUpload(id: string, context: Context): Promise<MediaUploadRow> {
  const user = requireUser(context.principal);
  const [row] = await selectUploads(context.database, sinceOf(context), sql<boolean>`u.id = ${id}`);
  if (!row) throw notFound();
  if (row.replaces_content_id === null)
    await requireTargetFolder(row.folder_id, context, { right: 'create' });
  else await requireReplaceable(row.replaces_content_id, context);
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

type Announcement = Pick<
  ConfigFor<typeof createMediaUploadCall>,
  'fileName' | 'fileSize' | 'fileHash' | 'lastModified'
>;

interface UploadTarget {
  readonly spaceId: string;
  readonly folderId: string;
  readonly replaced?: MediaItemRow;
}

/** Within the transaction of `ctx`. */
async function beginUpload(
  { fileName, fileSize, fileHash, lastModified }: Announcement,
  { spaceId, folderId, replaced }: UploadTarget,
  ctx: Context,
): Promise<MediaUpload> {
  const { userId } = requireUser(ctx.principal);
  const { database } = ctx;
  const replacedId = replaced?.content_id ?? null;
  const isSame = sql<boolean>`u.user_id = ${userId} and u.content_id is null and u.folder_id = ${folderId}
    and u.file_hash = ${fileHash} and u.file_name = ${fileName} and u.replaces_content_id is not distinct from ${replacedId}::text`;
  // Requests at the same time count each other.
  await sql`select pg_advisory_xact_lock(hashtext(${`media uploads ${userId}`}))`.execute(database);
  // What is too old, or contradicts this request, would stand in its way.
  await sql`
    delete from managed_content_upload u
    where u.user_id = ${userId} and u.content_id is null
      and (u.created_date <= ${sinceOf(ctx)}::timestamptz or (${isSame} and u.file_size <> ${fileSize}))`.execute(
    database,
  );
  const [existing] = await selectUploads(database, sinceOf(ctx), isSame);
  if (existing) return representUpload(existing);
  await requireRoom(userId, fileSize, database);
  const row = {
    id: randomUUID(),
    user_id: userId,
    folder_id: folderId,
    file_name: fileName,
    file_size: fileSize,
    file_hash: fileHash,
    file_modified: lastModified,
    created_date: ctx.now(),
    content_id: null,
    replaces_content_id: replacedId,
  };
  await database
    .insertInto('managed_content_upload')
    .values({ ...row, space_id: spaceId })
    .execute();
  const { content_key: replacedKey = null, title: replacedTitle = null } = replaced ?? {};
  return representUpload({ ...row, parts: [], replaced_key: replacedKey, replaced_title: replacedTitle });
}

/** Begins an upload, or finds the one of the same file that the user has begun there. */
export async function createMediaUpload(
  { contentSpaceOrFolderId, ...announced }: ConfigFor<typeof createMediaUploadCall>,
  context: Context,
): Promise<MediaUpload> {
  return await inContextTransaction(context, async (ctx) => {
    const { space_id: spaceId, folder_id: folderId } = await requireTargetFolder(
      contentSpaceOrFolderId,
      ctx,
      { right: 'create' },
    );
    return await beginUpload(announced, { spaceId, folderId }, ctx);
  });
}

/** The same of a file that will replace the one of a content. */
export async function createMediaReplacement(
  { contentKeyOrId, ...announced }: ConfigFor<typeof createMediaReplacementCall>,
  context: Context,
): Promise<MediaUpload> {
  return await inContextTransaction(context, async (ctx) => {
    const { document, item } = await requireReplaceable(contentKeyOrId, ctx);
    const { space_id: spaceId, folder_id: folderId } = document;
    return await beginUpload(announced, { spaceId, folderId, replaced: item }, ctx);
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
