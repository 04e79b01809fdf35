import { apiVersion } from '@relab/contract';
import type { ContentSpace } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import {
  type CollaboratorRole,
  isReadable,
  joinCollaborator,
  type Right,
  requireRight,
  requireUser,
} from '../../access/access.ts';

export interface SpaceRow {
  readonly id: string;
  readonly api_name: string;
  readonly name: string;
  readonly description: string | null;
  readonly default_language: string;
  readonly languages: readonly string[];
  readonly root_folder_id: string;
  readonly channels: readonly string[];
  readonly collaborators: readonly { readonly id: string; readonly name: string; readonly role: string }[];
  readonly created_date: Date;
  readonly created_by_id: string | null;
  readonly last_modified_date: Date;
  readonly last_modified_by_id: string | null;
  readonly collaborator: CollaboratorRole | null;
}

type ReadContext = Pick<Context, 'database' | 'principal'>;

async function readSpaces(
  { database, principal }: ReadContext,
  rest: RawBuilder<unknown>,
): Promise<readonly SpaceRow[]> {
  const { rows } = await sql<SpaceRow>`
    select s.id, s.api_name, s.name, s.description, s.default_language, s.languages, s.created_date, s.created_by_id,
      s.last_modified_date, s.last_modified_by_id, root.id as root_folder_id, w.role as collaborator,
      array(select channel_id from managed_content_space_channel where space_id = s.id order by 1) as channels,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', m.user_id, 'name', u.name, 'role', m.role) order by u.name, u.id)
        from managed_content_collaborator m join "user" u on u.id = m.user_id where m.space_id = s.id
      ), '[]') as collaborators
    from managed_content_space s
    join managed_content_folder root on root.space_id = s.id and root.parent_id is null
    ${joinCollaborator(requireUser(principal))} ${rest}`.execute(database);
  return rows;
}

export interface SpacesQuery {
  readonly nameFragment?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Those that whoever asks may look into, by name. */
export async function listSpaces(
  { nameFragment, limit, offset }: SpacesQuery,
  asking: ReadContext,
): Promise<readonly SpaceRow[]> {
  const fits =
    nameFragment === undefined ? sql`true` : sql`strpos(lower(s.name), ${nameFragment.toLowerCase()}) > 0`;
  return await readSpaces(
    asking,
    sql`where ${isReadable(requireUser(asking.principal))} and ${fits} order by lower(s.name), s.id limit ${limit} offset ${offset}`,
  );
}

/** By its id or its fully qualified name, for whoever may do that in it. */
export async function requireSpace(
  idOrName: string,
  asking: ReadContext,
  right: Right = 'read',
): Promise<SpaceRow> {
  const [row] = await readSpaces(asking, sql`where s.id = ${idOrName} or s.api_name = ${idOrName}`);
  return requireRight(requireUser(asking.principal), row, right);
}

export const representSpace = (row: SpaceRow): ContentSpace => ({
  apiName: row.api_name,
  baseType: { apiName: 'Content' },
  channels: [...row.channels],
  collaborators: row.collaborators.map(({ id, name, role }) => ({
    id,
    name,
    resourceUrl: `/services/data/${apiVersion}/chatter/users/${id}`,
    role,
  })),
  createdBy: row.created_by_id,
  createdDate: row.created_date.toISOString(),
  defaultLanguage: row.default_language,
  description: row.description,
  fullyQualifiedName: row.api_name,
  id: row.id,
  isEnhancedSpace: true,
  isFlowOrchestrationEnabled: false,
  isSpaceV2: true,
  isUndeletable: false,
  lastModifiedBy: row.last_modified_by_id,
  lastModifiedDate: row.last_modified_date.toISOString(),
  name: row.name,
  rootFolderId: row.root_folder_id,
  supportedLanguages: [...row.languages],
});
