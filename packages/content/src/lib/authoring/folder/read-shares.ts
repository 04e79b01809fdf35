import { apiVersion } from '@relab/contract';
import {
  type FolderShares,
  type FolderShareTargets,
  getFolderShares,
  getFolderShareTargets,
  type shareStatuses,
} from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { hasRight, isReadable, joinCollaborator, requireUser } from '../../access/access.ts';
import { defaultPageSize, pageUrls } from '../page.ts';
import { requireFolder, requireOwnFolder } from './folder-row.ts';
import { hasTerm } from './items-query.ts';

/** Of the query of items, what has a meaning for spaces. */
export interface SharesQuery {
  readonly folderId: string;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly queryTerm?: string | undefined;
}

type ReadContext = Pick<Context, 'database' | 'principal'>;

interface ShareRow {
  readonly target_id: string;
  readonly label: string;
  readonly status: (typeof shareStatuses)[number];
}

/** Whom a folder is shared with. Who may not share it hears of the spaces alone that they may look into. */
export async function readShares(
  config: SharesQuery,
  { database, principal }: ReadContext,
): Promise<FolderShares> {
  const { page = 0, pageSize = defaultPageSize, queryTerm } = config;
  const user = requireUser(principal);
  const folder = await requireFolder(config.folderId, { database, principal });
  const canShare = hasRight(user, folder, 'publish');
  const { rows } = await sql<ShareRow>`
    select h.target_id, s.name as label, h.status
    from managed_content_folder_share h
    join managed_content_folder root on root.id = h.target_id
    join managed_content_space s on s.id = root.space_id
    ${joinCollaborator(user)}
    where h.folder_id = ${folder.id} and ${hasTerm(sql`s.name`, queryTerm)}
      and ${canShare ? sql`true` : isReadable(user)}
    order by lower(s.name), h.target_id limit ${pageSize + 1} offset ${page * pageSize}`.execute(database);
  return {
    ...pageUrls(getFolderShares, config, { page, pageSize, hasNext: rows.length > pageSize }),
    folderId: folder.id,
    shares: rows.slice(0, pageSize).map(({ target_id, label, status }) => ({
      canUserUnshare: canShare && status !== 'PendingUnshare',
      shareStatus: status,
      targetId: target_id,
      targetLabel: label,
    })),
  };
}

/** The spaces that a folder can still be shared with: all others that whoever asks may look into. */
export async function readShareTargets(
  config: SharesQuery,
  { database, principal }: ReadContext,
): Promise<FolderShareTargets> {
  const { page = 0, pageSize = defaultPageSize, queryTerm } = config;
  const user = requireUser(principal);
  const folder = await requireOwnFolder(config.folderId, { database, principal }, 'publish');
  const { rows } = await sql<{ id: string; label: string }>`
    select root.id, s.name as label
    from managed_content_space s
    join managed_content_folder root on root.space_id = s.id and root.parent_id is null
    ${joinCollaborator(user)}
    where s.id <> ${folder.space_id} and ${isReadable(user)} and ${hasTerm(sql`s.name`, queryTerm)}
      and not exists (select 1 from managed_content_folder_share h
        where h.folder_id = ${folder.id} and h.target_id = root.id)
    order by lower(s.name), root.id limit ${pageSize + 1} offset ${page * pageSize}`.execute(database);
  return {
    ...pageUrls(getFolderShareTargets, config, { page, pageSize, hasNext: rows.length > pageSize }),
    shareTargets: rows.slice(0, pageSize).map(({ id, label }) => ({
      id,
      label,
      resourceUrl: `/services/data/${apiVersion}/connect/cms/folders/${id}`,
    })),
  };
}
