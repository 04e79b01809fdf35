import type { Database } from '@relab/database';
import { ApiError } from '@relab/server/http';
import type { Principal, User } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import { notFound } from '../not-found.ts';

/** What somebody may do in a space; each includes those before it. */
const rights = ['read', 'write', 'publish', 'manage'] as const;
export type Right = (typeof rights)[number];

export type CollaboratorRole = 'ContentAdmin' | 'ContentManager' | 'ContentAuthor' | 'ContentReader';

const ofCollaborator: Readonly<Record<CollaboratorRole, Right>> = {
  ContentReader: 'read',
  ContentAuthor: 'write',
  ContentManager: 'publish',
  ContentAdmin: 'manage',
};

const ofRole: Partial<Record<Principal['roles'][number], Right>> = {
  author: 'write',
  publisher: 'publish',
  administrator: 'manage',
};

const rank = (right: Right | undefined): number => (right === undefined ? -1 : rights.indexOf(right));

/** What somebody's roles let them do in every space. */
export function rightEverywhere(principal: Principal): Right | undefined {
  return principal.roles
    .map((role) => ofRole[role])
    .reduce((best, right) => (rank(right) > rank(best) ? right : best), undefined);
}

/** Whether somebody may write in any space: who has a use for archives of content and files of translators. */
export async function canWriteAnywhere(principal: User, database: Database): Promise<boolean> {
  if (rank(rightEverywhere(principal)) >= rank('write')) return true;
  const { rows } = await sql`
    select 1 from managed_content_collaborator where user_id = ${principal.userId} and role <> 'ContentReader' limit 1`.execute(
    database,
  );
  return rows.length > 0;
}

const refuse = (message: string): ApiError => new ApiError('INSUFFICIENT_ACCESS', message);

/** Whoever is signed in; what they may see of content, each space says. */
export function requireUser(principal: Principal): User {
  if (principal.kind === 'guest') throw refuse('Sign in to work on content.');
  return principal;
}

const ownRole = ({ userId }: User): RawBuilder<unknown> =>
  sql`(select m.role from managed_content_collaborator m where m.space_id = s.id and m.user_id = ${userId})`;

/** Whether a folder, or one that it lies in, is shared with a space that whoever asks works in. */
const isSharedWith = ({ userId }: User, folderId: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select 1 from content_folder_path(${folderId}) path
  join managed_content_folder_share h on h.folder_id = path.id and h.status = 'Shared'
  join managed_content_folder target on target.id = h.target_id
  join managed_content_collaborator m on m.space_id = target.space_id and m.user_id = ${userId})`;

/**
 * Joins what whoever asks is in the spaces `s`, as `w.role`. For what lies in a folder, given by its id, those of the spaces
 * that it is shared with are readers.
 */
export const joinCollaborator = (principal: User, folderId?: RawBuilder<unknown>): RawBuilder<unknown> =>
  folderId === undefined || rightEverywhere(principal) !== undefined
    ? sql`left join managed_content_collaborator w on w.space_id = s.id and w.user_id = ${principal.userId}`
    : sql`left join lateral (
        select coalesce(${ownRole(principal)}, case when ${isSharedWith(principal, folderId)} then 'ContentReader' end) as role
      ) w on true`;

/** Whether somebody may look into the space `s` itself, and not only at what it shares. */
export const isMember = (principal: User): RawBuilder<boolean> =>
  rightEverywhere(principal) === undefined ? sql`${ownRole(principal)} is not null` : sql`true`;

/** Of the spaces `s` those that somebody may look into; needs `joinCollaborator`. */
export const isReadable = (principal: User): RawBuilder<boolean> =>
  rightEverywhere(principal) === undefined ? sql`w.role is not null` : sql`true`;

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
  Math.max(rank(rightEverywhere(principal)), rank(collaborator ? ofCollaborator[collaborator] : undefined));

/** Whether somebody may do that with what the row is of. */
export const hasRight = (principal: User, row: InSpace, needed: Right): boolean =>
  rankIn(principal, row) >= rank(needed);

/**
 * The row of something in a space, where whoever asks may do that there. What may not be read is not there; what may not be
 * done is refused.
 */
export function requireRight<Row extends InSpace>(principal: User, row: Row | undefined, needed: Right): Row {
  if (!row || !hasRight(principal, row, 'read')) throw notFound();
  if (!hasRight(principal, row, needed)) throw refuse(`You may not ${verbs[needed]} content in this space.`);
  return row;
}

/** Lets those do something that is of no space, such as making one, whose role lets them do it in all. */
export function requireRightEverywhere(principal: Principal, needed: Right): User {
  const user = requireUser(principal);
  if (rank(rightEverywhere(user)) < rank(needed)) throw refuse(`You may not ${verbs[needed]} content here.`);
  return user;
}
