import type { Database, Row } from '@relab/database';
import type { Principal, User } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import { insufficientAccess, notFound } from '../errors.ts';
import { allRights, bitsOf, includesRight, type Right } from './rights.ts';

export type CollaboratorRole = Row<'managed_content_collaborator'>['role'];

type SiteRole = Principal['roles'][number];

/** Roles of the site that hold in every space. */
export const siteRoles = ['author', 'publisher', 'administrator'] as const satisfies readonly SiteRole[];

const siteRolesOf = ({ roles }: Principal): readonly SiteRole[] =>
  siteRoles.filter((role) => roles.includes(role));

/** Whether somebody administers the site: they may do everything in every space, whatever is set there. */
export const isAdministrator = ({ roles }: Principal): boolean => roles.includes('administrator');

/** Whether somebody may write in any space: who has a use for archives of content and files of translators. */
export async function canWriteAnywhere(principal: User, database: Database): Promise<boolean> {
  if (siteRolesOf(principal).length > 0) return true;
  const { rows } = await sql`
    select 1 from managed_content_collaborator m
    where m.user_id = ${principal.userId}
      and content_rights(m.space_id, array[m.role], null) & ${bitsOf('write')} <> 0 limit 1`.execute(
    database,
  );
  return rows.length > 0;
}

/** A signed-in user; what they may see of content depends on each space. */
export function requireUser(principal: Principal): User {
  if (principal.kind === 'guest') throw insufficientAccess('Sign in to work on content.');
  return principal;
}

const ownRole = ({ userId }: User): RawBuilder<CollaboratorRole | null> =>
  sql`(select m.role from managed_content_collaborator m where m.space_id = s.id and m.user_id = ${userId})`;

/** Whether a folder, or one that it lies in, is shared with a space in which the user works. */
const isSharedWith = ({ userId }: User, folderId: string): RawBuilder<boolean> => sql`exists (
  select 1 from content_folder_path(${sql.ref(folderId)}) path
  join managed_content_folder_share h on h.folder_id = path.id and h.status = 'Shared'
  join managed_content_folder target on target.id = h.target_id
  join managed_content_collaborator m on m.space_id = target.space_id and m.user_id = ${userId})`;

/** The columns by which rights are found. */
interface RightsColumns {
  /** Of what lies in a folder: collaborators of the spaces that it is shared with may read it. */
  readonly folderId?: string;
  /** Of what is of a type; without one it is what somebody may do with any type. */
  readonly typeName?: string;
  /** The type itself, where no column has it. */
  readonly ofType?: string;
}

/** What the user may do in the space `s`, or by those columns of it, according to `rights`. */
export function rightsIn(user: User, { folderId, typeName, ofType }: RightsColumns = {}): RawBuilder<number> {
  if (isAdministrator(user)) return sql<number>`${sql.lit(allRights)}`;
  const type = typeName === undefined ? sql`${ofType ?? null}::text` : sql.ref(typeName);
  const own = sql<number>`content_rights(s.id, ${siteRolesOf(user)}::text[] || ${ownRole(user)}, ${type})`;
  if (folderId === undefined) return own;
  return sql`coalesce(nullif(${own}, 0), case when ${isSharedWith(user, folderId)} then 1 else 0 end)`;
}

/** Whether a role of the space `s` has no right to read there, which is rare. */
const hidesFromRole = sql<boolean>`exists (
  select 1 from managed_content_role_rights h where h.space_id = s.id and h.type_name = '' and h.rights = 0)`;

function isReadableByRole(user: User, folderId?: string): RawBuilder<boolean> {
  if (siteRolesOf(user).length > 0) return sql`true`;
  const isMember = sql<boolean>`${ownRole(user)} is not null`;
  return folderId === undefined ? isMember : sql`(${isMember} or ${isSharedWith(user, folderId)})`;
}

/** Whether the user may read what is in the space `s`, or lies in that folder of it. */
export const isReadable = (user: User, folderId?: string): RawBuilder<boolean> =>
  isAdministrator(user)
    ? sql`true`
    : sql`case when ${hidesFromRole} then ${rightsIn(user, folderId === undefined ? {} : { folderId })} <> 0
        else ${isReadableByRole(user, folderId)} end`;

const verbs: Readonly<Record<Right, string>> = {
  read: 'read',
  write: 'change',
  create: 'create',
  update: 'change',
  delete: 'delete',
  translate: 'translate',
  publish: 'publish',
  manage: 'manage',
};

interface InSpace {
  readonly rights: number;
}

/** Whether somebody has this right in the space of the row. */
export const hasRight = ({ rights }: InSpace, needed: Right): boolean => includesRight(rights, needed);

/** The error for a user who may read something but not do that with it. */
export const lacksRight = (needed: Right, typeName?: string | undefined) =>
  insufficientAccess(
    typeName === undefined
      ? `You may not ${verbs[needed]} content in this space.`
      : `You may not ${verbs[needed]} content of the type ${typeName} in this space.`,
  );

/**
 * The row of something in a space, where its reader has the right there. Throws ITEM_NOT_FOUND for what they may not read,
 * INSUFFICIENT_ACCESS for what they may read but not do.
 */
export function requireRight<Row extends InSpace>(row: Row | undefined, needed: Right): Row {
  if (!row || !hasRight(row, 'read')) throw notFound();
  if (!hasRight(row, needed)) throw lacksRight(needed);
  return row;
}

/** For what is of no space, such as creating one: by those alone who administer the site. */
export function requireAdministrator(principal: Principal): User {
  const user = requireUser(principal);
  if (!isAdministrator(user)) throw insufficientAccess('You may not manage content here.');
  return user;
}
