import type { ConfigFor } from '@relab/contract';
import type { FolderShares, updateFolderShares } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import { enqueue, handler, type JobHandler, jobKind } from '@relab/server/jobs';
import { sql } from 'kysely';
import { isReadable, requireUser } from '../../access/access.ts';
import { authorOf, inContextTransaction, modifiedColumns, type ReadContext } from '../../access/author.ts';
import { anyOf } from '../../any-of.ts';
import { type FolderRow, requireOwnFolder } from './folder-row.ts';
import { readShares } from './read-shares.ts';

/** Completes the pending shares of a folder. */
const folderShares = jobKind<{ readonly folderId: string }>('content-folder-shares');

/** Run again it finds nothing that is pending. */
export const folderSharesHandler = (): JobHandler =>
  handler(folderShares, {
    run: async ({ folderId }, job) => {
      await job.database.transaction().execute(async (transaction) => {
        await job.finish(transaction);
        await transaction
          .updateTable('managed_content_folder_share')
          .set({ status: 'Shared', last_modified_date: job.now() })
          .where('folder_id', '=', folderId)
          .where('status', '=', 'PendingShare')
          .execute();
        await transaction
          .deleteFrom('managed_content_folder_share')
          .where('folder_id', '=', folderId)
          .where('status', '=', 'PendingUnshare')
          .execute();
      });
      return undefined;
    },
  });

/** Throws for what is no target of this folder; a space that it is shared with already is one for everybody. */
async function requireTargets(
  folder: FolderRow,
  { share, unshare }: { readonly share: readonly string[]; readonly unshare: readonly string[] },
  { database, principal }: ReadContext,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select root.id
    from managed_content_folder root
    join managed_content_space s on s.id = root.space_id
    where root.id = any (${[...share, ...unshare]}) and root.parent_id is null and s.id <> ${folder.space_id}
      and (${isReadable(requireUser(principal))} or exists (select 1 from managed_content_folder_share h
        where h.folder_id = ${folder.id} and h.target_id = root.id))`.execute(database);
  const targets = new Set(rows.map(({ id }) => id));
  const requireAll = (ids: readonly string[], field: string): void => {
    const other = ids.find((id) => !targets.has(id));
    if (other !== undefined) throw badRequest(`${other} is not the root folder of another space.`, field);
  };
  requireAll(share, 'shareWith');
  requireAll(unshare, 'unshareWith');
}

/**
 * Records with whom a folder is to be shared, and no more. What is no longer to be shared can be read by nobody of that space
 * from now on; what is, once a job has completed it. Done twice it is as if it had been done once.
 */
export async function updateShares(
  { folderId, shareWith = [], unshareWith = [] }: ConfigFor<typeof updateFolderShares>,
  context: Context,
): Promise<FolderShares> {
  const share = shareWith.map(({ targetId }) => targetId);
  const both = share.find((id) => unshareWith.includes(id));
  if (both !== undefined) throw badRequest(`${both} stands in both lists.`, 'unshareWith');
  if (share.length + unshareWith.length === 0)
    throw badRequest('Say with whom to share, or no longer to share.', 'shareWith');
  return await inContextTransaction(context, async (ctx) => {
    const folder = await requireOwnFolder(folderId, ctx, 'publish');
    await requireTargets(folder, { share, unshare: unshareWith }, ctx);
    const author = authorOf(ctx);
    const { database, userId, at } = author;
    await sql`
      insert into managed_content_folder_share as h (folder_id, target_id, status, created_date, created_by_id,
        last_modified_date, last_modified_by_id)
      select ${folderId}, target, 'PendingShare', ${at}, ${userId}, ${at}, ${userId}
      from (select distinct unnest(${share}::text[]) as target) given
      on conflict (folder_id, target_id) do update set status = 'PendingShare', last_modified_date = ${at},
        last_modified_by_id = ${userId}
      where h.status = 'PendingUnshare'`.execute(database);
    await database
      .updateTable('managed_content_folder_share')
      .set({ status: 'PendingUnshare', ...modifiedColumns(author) })
      .where('folder_id', '=', folderId)
      .where('target_id', '=', anyOf(unshareWith))
      .execute();
    await enqueue(database, folderShares, { folderId }, { at, createdBy: userId });
    return await readShares({ folderId }, ctx);
  });
}
