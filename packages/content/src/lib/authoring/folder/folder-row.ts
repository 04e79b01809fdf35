import type { folderTypes } from '@relab/contract/content';
import type { Row } from '@relab/database';
import { badRequest } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { isReadable, requireRight, requireUser, rightsIn } from '../../access/access.ts';
import type { ReadContext } from '../../access/author.ts';
import type { Right } from '../../access/rights.ts';

export const sharedFolderName = 'Shared with this space';

/** A folder beside the principal's role in its space. The one of what is shared with a space is derived from that space. */
export interface FolderRow extends Row<'managed_content_folder'> {
  readonly type: (typeof folderTypes)[number];
  readonly is_shared: boolean;
  readonly rights: number;
  /** Of its space, and not only of one that it is shared with. */
  readonly is_member: boolean;
}

/** A root is called as its space is, also after that got another name. */
export const folderName: RawBuilder<string> = sql`case when f.parent_id is null then s.name else f.name end`;

/** A folder that the principal may read. */
export async function requireFolder(
  folderId: string,
  { database, principal }: ReadContext,
): Promise<FolderRow> {
  const user = requireUser(principal);
  const { rows } = await sql<FolderRow>`
    select f.id, case when f.parent_id is null then 'System' else 'Standard' end as type, f.space_id, f.parent_id,
      ${folderName} as name,
      exists (select 1 from managed_content_folder_share h where h.folder_id = f.id and h.status = 'Shared') as is_shared,
      f.created_date, f.created_by_id, f.last_modified_date, f.last_modified_by_id,
      ${rightsIn(user, { folderId: 'f.id' })} as rights, ${isReadable(user)} as is_member
    from managed_content_folder f join managed_content_space s on s.id = f.space_id where f.id = ${folderId}
    union all
    select s.shared_folder_id as id, 'SharedWithSpace' as type, s.id as space_id, root.id as parent_id,
      ${sharedFolderName}::text as name, false as is_shared, s.created_date, null::text as created_by_id,
      s.created_date as last_modified_date, null::text as last_modified_by_id,
      ${rightsIn(user)} as rights, ${isReadable(user)} as is_member
    from managed_content_space s
    join managed_content_folder root on root.space_id = s.id and root.parent_id is null
    where s.shared_folder_id = ${folderId}`.execute(database);
  return requireRight(rows[0], 'read');
}

/** A folder in which something can be created, and that can be shared, for a principal with that right in its space. */
export async function requireOwnFolder(
  folderId: string,
  context: ReadContext,
  right: Right,
): Promise<FolderRow> {
  const folder = await requireFolder(folderId, context);
  requireRight(folder, right);
  if (folder.type !== 'SharedWithSpace') return folder;
  throw badRequest(`"${sharedFolderName}" holds nothing of its own.`);
}
