import type { Database, Row } from '@relab/database';
import type { Principal, User } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import { insufficientAccess, notFound } from '../errors.ts';

/** What somebody may do in a space; each includes those before it. */
const rights = ['read', 'write', 'publish', 'manage'] as const;
export type Right = (typeof rights)[number];

export type CollaboratorRole = Row<'managed_content_collaborator'>['role'];

export const rightOfCollaborator: Readonly<Record<CollaboratorRole, Right>> = {
  ContentReader: 'read',
  ContentAuthor: 'write',
  ContentManager: 'publish',
  ContentAdmin: 'manage',
};

export const rightOfRole: Readonly<Partial<Record<Principal['roles'][number], Right>>> = {
  author: 'write',
  publisher: 'publish',
  administrator: 'manage',
};

const rank = (right: Right | undefined): number => (right === undefined ? -1 : rights.indexOf(right));

/** What somebody's roles let them do in every space. */
export function rightEverywhere(principal: Principal): Right | undefined {
  return principal.roles
    .map((role) => rightOfRole[role])
    .reduce((best, right) => (rank(right) > rank(best) ? right : best), undefined);
}

/** Whether somebody may write in any space: who has a use for archives of content and files of translators. */
export async function canWriteAnywhere(principal: User, database: Database): Promise<boolean> {
  if (rank(rightEverywhere(principal)) >= rank('write')) return true;
  const row = await database
    .selectFrom('managed_content_collaborator')
    .select('space_id')
    .where('user_id', '=', principal.userId)
    .where('role', '<>', 'ContentReader')
    .limit(sql.lit(1))
    .executeTakeFirst();
  return row !== undefined;
}

/** A signed-in user; what they may see of content, each space says. */
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

/**
 * The user's role in the space `s`; null where they have none. For what lies in a folder, given by the column with its id,
 * collaborators of the spaces that it is shared with are readers.
 */
export const collaboratorRole = (user: User, folderId?: string): RawBuilder<CollaboratorRole | null> =>
  folderId === undefined || rightEverywhere(user) !== undefined
    ? ownRole(user)
    : sql`coalesce(${ownRole(user)}, case when ${isSharedWith(user, folderId)} then 'ContentReader' end)`;

/** Whether the user may read what is in the space `s`, or lies in that folder of it. */
export const isReadable = (user: User, folderId?: string): RawBuilder<boolean> =>
  rightEverywhere(user) === undefined ? sql`${collaboratorRole(user, folderId)} is not null` : sql`true`;

const verbs: Readonly<Record<Right, string>> = {
  read: 'read',
  write: 'change',
  publish: 'publish',
  manage: 'manage',
};

interface InSpace {
  readonly collaborator: CollaboratorRole | null;
}

const rankIn = (principal: User, { collaborator }: InSpace): number =>
  Math.max(
    rank(rightEverywhere(principal)),
    rank(collaborator ? rightOfCollaborator[collaborator] : undefined),
  );

/** Whether somebody has this right in the space of the row. */
export const hasRight = (principal: User, row: InSpace, needed: Right): boolean =>
  rankIn(principal, row) >= rank(needed);

/**
 * The row of something in a space, where the principal has the right there. Throws ITEM_NOT_FOUND for what they may not read,
 * INSUFFICIENT_ACCESS for what they may read but not do.
 */
export function requireRight<Row extends InSpace>(principal: User, row: Row | undefined, needed: Right): Row {
  if (!row || !hasRight(principal, row, 'read')) throw notFound();
  if (!hasRight(principal, row, needed))
    throw insufficientAccess(`You may not ${verbs[needed]} content in this space.`);
  return row;
}

/** For what is of no space, such as creating one: the right must come from a role that holds in all spaces. */
export function requireRightEverywhere(principal: Principal, needed: Right): User {
  const user = requireUser(principal);
  if (rank(rightEverywhere(user)) < rank(needed))
    throw insufficientAccess(`You may not ${verbs[needed]} content here.`);
  return user;
}
