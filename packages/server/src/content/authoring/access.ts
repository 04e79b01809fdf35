import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '../../http/api-error.ts';
import type { User, Who } from '../../http/who.ts';

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

const ofRole: Partial<Record<Who['roles'][number], Right>> = {
  author: 'write',
  publisher: 'publish',
  administrator: 'manage',
};

const rank = (right: Right | undefined): number => (right === undefined ? -1 : rights.indexOf(right));

/** What somebody's roles let them do in every space. */
export function rightEverywhere(who: Who): Right | undefined {
  return who.roles
    .map((role) => ofRole[role])
    .reduce((best, right) => (rank(right) > rank(best) ? right : best), undefined);
}

const refuse = (message: string): ApiError => new ApiError('INSUFFICIENT_ACCESS', message);

/** Whoever is signed in; what they may see of content, each space says. */
export function requireUser(who: Who): User {
  if (who.kind === 'guest') throw refuse('Sign in to work on content.');
  return who;
}

/** Joins what whoever asks is in the spaces `s`, as `w.role`. */
export const joinCollaborator = ({ userId }: User): RawBuilder<unknown> => sql`
  left join managed_content_collaborator w on w.space_id = s.id and w.user_id = ${userId}`;

/** Of the spaces `s` those that somebody may look into; needs `joinCollaborator`. */
export const isReadable = (who: User): RawBuilder<boolean> =>
  rightEverywhere(who) === undefined ? sql`w.role is not null` : sql`true`;

const verbs: Readonly<Record<Right, string>> = {
  read: 'read',
  write: 'change',
  publish: 'publish',
  manage: 'manage',
};

const notFound = (): ApiError => new ApiError('ITEM_NOT_FOUND', 'The requested resource does not exist');

/**
 * The row of something in a space, where whoever asks may do that there. What may not be read is not there; what may not be
 * done is refused.
 */
export function demandRight<Row extends { readonly collaborator: CollaboratorRole | null }>(
  who: User,
  row: Row | undefined,
  needed: Right,
): Row {
  const own = row?.collaborator ? ofCollaborator[row.collaborator] : undefined;
  const has = Math.max(rank(rightEverywhere(who)), rank(own));
  if (!row || has < 0) throw notFound();
  if (has < rank(needed)) throw refuse(`You may not ${verbs[needed]} content in this space.`);
  return row;
}

/** Lets those do something that is of no space, such as making one, whose role lets them do it in all. */
export function demandRightEverywhere(who: Who, needed: Right): User {
  const user = requireUser(who);
  if (rank(rightEverywhere(user)) < rank(needed)) throw refuse(`You may not ${verbs[needed]} content here.`);
  return user;
}
