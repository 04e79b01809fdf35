import { isRecordId, normalizeId } from '@relab/contract';
import {
  endUserAccess,
  getUserAccess,
  inviteUser,
  sendUserInvitation,
  sendUserPasswordReset,
  type UserAccess,
} from '@relab/contract/administration';
import type { Database } from '@relab/database';
import { badRequest, notFound } from '../errors/errors.ts';
import { message } from '../errors/message.ts';
import { Reply, type Route } from '../http/route.ts';
import type { Identity } from '../identity/identity.ts';
import { staffRoute } from './staff.ts';

async function readAccess(database: Database, userId: string, now: Date): Promise<UserAccess> {
  const user = await database
    .selectFrom('user as u')
    .leftJoin('auth_user as a', 'a.id', 'u.auth_id')
    .select(['u.id', 'u.is_active', 'u.auth_id', 'a.email_verified'])
    .where('u.id', '=', userId)
    .where('u.is_deleted', '=', false)
    .executeTakeFirst();
  if (!user) throw notFound();
  const sessions = await database
    .selectFrom('auth_session')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', user.auth_id ?? '')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
  const programs = await database
    .selectFrom('oauth_grant as g')
    .innerJoin('oauth_client as c', 'c.id', 'g.client_id')
    .select(['c.id as program', 'c.name', 'g.scopes', 'g.created_at'])
    .where('g.user_id', '=', userId)
    .where('g.expires_at', '>', now)
    .orderBy('g.created_at', 'desc')
    .limit(100)
    .execute();
  return {
    userId,
    isActive: user.is_active,
    isEmailConfirmed: user.email_verified ?? false,
    sessions: sessions.map(({ created_at, expires_at }) => ({
      createdAt: created_at.toISOString(),
      expiresAt: expires_at.toISOString(),
    })),
    programs: programs.map(({ created_at, scopes, ...program }) => ({
      ...program,
      scopes: [...scopes],
      since: created_at.toISOString(),
    })),
  };
}

/** The id of an account that is there. */
async function requireAccount(database: Database, given: string | undefined): Promise<string | undefined> {
  if (given === undefined) return undefined;
  const id = isRecordId(given) ? normalizeId(given) : '';
  const account = await database
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst();
  if (!account)
    throw badRequest(
      message((texts) => texts.noAccount),
      'accountId',
    );
  return account.id;
}

/** People who sign in: what a record of them cannot say. */
export const userRoutes = (identity: Identity): readonly Route[] => [
  staffRoute('administrator', inviteUser, async ({ language, accountId, ...invited }, { database }) => {
    const userId = await identity.invite({
      ...invited,
      roles: [...new Set(invited.roles)],
      accountId: await requireAccount(database, accountId),
      language: language ?? null,
    });
    return new Reply({ userId }, 201);
  }),
  staffRoute('administrator', sendUserInvitation, async ({ userId }) => {
    await identity.sendInvitation(userId);
    return null;
  }),
  staffRoute('administrator', sendUserPasswordReset, async ({ userId }) => {
    await identity.sendPasswordReset(userId);
    return null;
  }),
  staffRoute('administrator', getUserAccess, ({ userId }, { database, now }) =>
    readAccess(database, userId, now()),
  ),
  staffRoute('administrator', endUserAccess, async ({ userId }) => {
    await identity.endAccess(userId);
    return null;
  }),
];
