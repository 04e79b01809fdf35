import type { ConfigFor } from '@relab/contract';
import {
  type FolderShares,
  type FolderShareTargets,
  getFolderShares,
  getFolderShareTargets,
} from '@relab/contract/content';
import { sql } from 'kysely';
import { hasRight, isReadable, requireUser } from '../../access/access.ts';
import type { ReadContext } from '../../access/author.ts';
import { pageOf } from '../../paging.ts';
import { contentUrl } from '../../representations.ts';
import { requireFolder, requireOwnFolder } from './folder-row.ts';
import { hasTerm } from './items-query.ts';

/** Whom a folder is shared with. A principal who may not share it sees only the spaces that they may look into. */
export async function readShares(
  config: ConfigFor<typeof getFolderShares>,
  { database, principal }: ReadContext,
): Promise<FolderShares> {
  const { pageSize, offset, cut } = pageOf(getFolderShares, config);
  const user = requireUser(principal);
  const folder = await requireFolder(config.folderId, { database, principal });
  const canShare = hasRight(folder, 'publish');
  const { rows, urls } = cut(
    await database
      .selectFrom('managed_content_folder_share as h')
      .innerJoin('managed_content_folder as root', 'root.id', 'h.target_id')
      .innerJoin('managed_content_space as s', 's.id', 'root.space_id')
      .select(['h.target_id', 's.name', 'h.status'])
      .where('h.folder_id', '=', folder.id)
      .where(hasTerm(sql`s.name`, config.queryTerm))
      .where(canShare ? sql<boolean>`true` : isReadable(user))
      .orderBy(sql`lower(s.name)`)
      .orderBy('h.target_id')
      .limit(pageSize + 1)
      .offset(offset)
      .execute(),
  );
  return {
    ...urls,
    folderId: folder.id,
    shares: rows.map(({ target_id, name, status }) => ({
      canUserUnshare: canShare && status !== 'PendingUnshare',
      shareStatus: status,
      targetId: target_id,
      targetLabel: name,
    })),
  };
}

/** The spaces that a folder can still be shared with: all others that the principal may look into. */
export async function readShareTargets(
  config: ConfigFor<typeof getFolderShareTargets>,
  { database, principal }: ReadContext,
): Promise<FolderShareTargets> {
  const { pageSize, offset, cut } = pageOf(getFolderShareTargets, config);
  const folder = await requireOwnFolder(config.folderId, { database, principal }, 'publish');
  const { rows, urls } = cut(
    await database
      .selectFrom('managed_content_space as s')
      .innerJoin('managed_content_folder as root', (join) =>
        join.onRef('root.space_id', '=', 's.id').on('root.parent_id', 'is', null),
      )
      .select(['root.id', 's.name as label'])
      .where('s.id', '<>', folder.space_id)
      .where(isReadable(requireUser(principal)))
      .where(hasTerm(sql`s.name`, config.queryTerm))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('managed_content_folder_share as h')
              .select('h.target_id')
              .where('h.folder_id', '=', folder.id)
              .whereRef('h.target_id', '=', 'root.id'),
          ),
        ),
      )
      .orderBy(sql`lower(s.name)`)
      .orderBy('root.id')
      .limit(pageSize + 1)
      .offset(offset)
      .execute(),
  );
  return {
    ...urls,
    shareTargets: rows.map(({ id, label }) => ({ id, label, resourceUrl: contentUrl('folders', id) })),
  };
}
