import type { Database } from '@relab/database';
import { notFound } from '../errors/errors.ts';
import type { Role } from '../principal/principal.ts';
import type { Registration } from './registration.ts';

/** Three days. */
export const invitationSeconds = 259_200;

/** Somebody who is to choose a password themselves. */
export interface Invitation extends Omit<Registration, 'password'> {
  readonly roles: readonly Role[];
  /** The account that they belong to; one of their own is made without it. */
  readonly accountId?: string | undefined;
  /** Of the mail, as `de`; null for the site's own. */
  readonly language?: string | null;
}

interface Signer {
  readonly authId: string;
  readonly email: string;
  readonly language: string | null;
}

/** Somebody who can sign in. Throws 404 for nobody, and for who is deactivated. */
export async function findSigner(database: Database, userId: string): Promise<Signer> {
  const row = await database
    .selectFrom('user as u')
    .innerJoin('auth_user as a', 'a.id', 'u.auth_id')
    .select(['a.id as authId', 'a.email', 'u.language_locale_key as language'])
    .where('u.id', '=', userId)
    .where('u.is_active', '=', true)
    .where('u.is_deleted', '=', false)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, language: row.language?.slice(0, 2) ?? null };
}

/** Ends all that lets somebody in but their password. */
export async function endAccess(database: Database, userId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('user')
      .select('auth_id')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) throw notFound();
    await transaction.deleteFrom('oauth_grant').where('user_id', '=', userId).execute();
    if (user.auth_id === null) return;
    await transaction.deleteFrom('auth_session').where('user_id', '=', user.auth_id).execute();
    await transaction.deleteFrom('auth_verification').where('value', '=', user.auth_id).execute();
  });
}
