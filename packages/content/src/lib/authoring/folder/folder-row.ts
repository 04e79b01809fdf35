import type { folderTypes } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import type { User } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import {
  type CollaboratorRole,
  isMember,
  joinCollaborator,
  type Right,
  requireRight,
  requireUser,
} from '../../access/access.ts';

export type ReadContext = Pick<Context, 'database' | 'principal'>;
export type FolderType = (typeof folderTypes)[number];

export const sharedFolderName = 'Shared with this space';

/** A folder beside what whoever asks is in its space. The one of what is shared with a space is made of that space. */
export interface FolderRow {
  readonly id: string;
  readonly type: FolderType;
  readonly space_id: string;
  readonly parent_id: string | null;
  readonly name: string;
  readonly is_shared: boolean;
  readonly created_date: Date;
  readonly created_by_id: string | null;
  readonly last_modified_date: Date;
  readonly last_modified_by_id: string | null;
  readonly collaborator: CollaboratorRole | null;
  /** Of its space, and not only of one that it is shared with. */
  readonly is_member: boolean;
}

/** A root is called as its space is, also after that got another name. */
export const folderName: RawBuilder<string> = sql`case when f.parent_id is null then s.name else f.name end`;

const selectFolder = (principal: User): RawBuilder<unknown> => sql`
  select f.id, case when f.parent_id is null then 'System' else 'Standard' end as type, f.space_id, f.parent_id,
    ${folderName} as name,
    exists (select 1 from managed_content_folder_share h where h.folder_id = f.id and h.status = 'Shared') as is_shared,
    f.created_date, f.created_by_id, f.last_modified_date, f.last_modified_by_id, w.role as collaborator,
    ${isMember(principal)} as is_member
  from managed_content_folder f
  join managed_content_space s on s.id = f.space_id
  ${joinCollaborator(principal, sql`f.id`)}`;

const selectSharedFolder = (principal: User): RawBuilder<unknown> => sql`
  select s.shared_folder_id as id, 'SharedWithSpace' as type, s.id as space_id, root.id as parent_id,
    ${sharedFolderName}::text as name, false as is_shared, s.created_date, null::text as created_by_id,
    s.created_date as last_modified_date, null::text as last_modified_by_id, w.role as collaborator,
    ${isMember(principal)} as is_member
  from managed_content_space s
  join managed_content_folder root on root.space_id = s.id and root.parent_id is null
  ${joinCollaborator(principal)}`;

/** A folder, for whoever may read it. */
export async function requireFolder(
  folderId: string,
  { database, principal }: ReadContext,
): Promise<FolderRow> {
  const user = requireUser(principal);
  const { rows } = await sql<FolderRow>`
    ${selectFolder(user)} where f.id = ${folderId}
    union all
    ${selectSharedFolder(user)} where s.shared_folder_id = ${folderId}`.execute(database);
  return requireRight(user, rows[0], 'read');
}

/** A folder that things can be made in, and shared, for whoever may do that in its space. */
export async function requireOwnFolder(
  folderId: string,
  asking: ReadContext,
  right: Right,
): Promise<FolderRow> {
  const folder = await requireFolder(folderId, asking);
  requireRight(requireUser(asking.principal), folder, right);
  if (folder.type !== 'SharedWithSpace') return folder;
  throw new ApiError('INVALID_API_INPUT', `"${sharedFolderName}" holds nothing of its own.`);
}
