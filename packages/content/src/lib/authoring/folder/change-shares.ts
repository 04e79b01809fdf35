import type { FolderShares } from '@relab/contract/content';
import { inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import { enqueue } from '@relab/server/jobs';
import { sql } from 'kysely';
import { isReadable, joinCollaborator, requireUser } from '../../access/access.ts';
import { authorOf } from '../../access/author.ts';
import { type FolderRow, requireOwnFolder } from './folder-row.ts';
import { readShares } from './read-shares.ts';
import { folderShares } from './share-job.ts';

export interface SharesChange {
  readonly folderId: string;
  readonly shareWith?: readonly { readonly targetId: string }[] | undefined;
  readonly unshareWith?: readonly string[] | undefined;
}

/** Refuses what is no target of this folder; one that it is shared with already is one also for who may not look into it. */
async function requireTargets(
  folder: FolderRow,
  { share, unshare }: { readonly share: readonly string[]; readonly unshare: readonly string[] },
  { database, principal }: Pick<Context, 'database' | 'principal'>,
): Promise<void> {
  const user = requireUser(principal);
  const { rows } = await sql<{ id: string }>`
    select root.id
    from managed_content_folder root
    join managed_content_space s on s.id = root.space_id
    ${joinCollaborator(user)}
    where root.id = any (${[...share, ...unshare]}) and root.parent_id is null and s.id <> ${folder.space_id}
      and (${isReadable(user)} or exists (select 1 from managed_content_folder_share h
        where h.folder_id = ${folder.id} and h.target_id = root.id))`.execute(database);
  const known = new Set(rows.map(({ id }) => id));
  for (const [ids, field] of [
    [share, 'shareWith'],
    [unshare, 'unshareWith'],
  ] as const)
    for (const id of ids)
      if (!known.has(id)) throw badRequest(`${id} is not the root folder of another space.`, field);
}

/**
 * Writes down with whom a folder is to be shared, and no more. What is no longer to be shared can be read by nobody of that
 * space from now on; what is, once a job has made it so. Asked for twice it is as if it had been asked for once.
 */
export async function updateShares(
  { folderId, shareWith = [], unshareWith = [] }: SharesChange,
  context: Context,
): Promise<FolderShares> {
  const share = shareWith.map(({ targetId }) => targetId);
  const both = share.find((id) => unshareWith.includes(id));
  if (both !== undefined) throw badRequest(`${both} stands in both lists.`, 'unshareWith');
  if (share.length + unshareWith.length === 0)
    throw badRequest('Say with whom to share, or no longer to share.', 'shareWith');
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const folder = await requireOwnFolder(folderId, inside, 'publish');
    await requireTargets(folder, { share, unshare: unshareWith }, inside);
    const { userId, at } = authorOf(inside);
    await sql`
      insert into managed_content_folder_share as h (folder_id, target_id, status, created_date, created_by_id,
        last_modified_date, last_modified_by_id)
      select ${folderId}, target, 'PendingShare', ${at}, ${userId}, ${at}, ${userId}
      from (select distinct unnest(${share}::text[]) as target) given
      on conflict (folder_id, target_id) do update set status = 'PendingShare', last_modified_date = ${at},
        last_modified_by_id = ${userId}
      where h.status = 'PendingUnshare'`.execute(database);
    await sql`
      update managed_content_folder_share set status = 'PendingUnshare', last_modified_date = ${at},
        last_modified_by_id = ${userId}
      where folder_id = ${folderId} and target_id = any (${unshareWith})`.execute(database);
    await enqueue(database, folderShares, { folderId }, { at, createdBy: userId });
    return await readShares({ folderId }, inside);
  });
}
