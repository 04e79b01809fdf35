import type { Database } from '@relab/database';
import { ApiError } from '../errors/api-error.ts';
import { type Auth, type AuthOptions, authCode, createAuth } from './auth.ts';

/** Who signs in with the new password. */
export interface ResetPerson {
  readonly userId: string;
  readonly email: string;
}

const invalidLink = (): ApiError =>
  new ApiError('INVALID_INPUT', 'This link is no longer valid. Please ask for a new one.', {
    fields: ['token'],
  });

/** The link came by mail, so the address is whose password it was; links that would confirm it have no use any more. */
async function confirmAddress(transaction: Database, authId: string): Promise<ResetPerson | undefined> {
  await transaction.updateTable('auth_user').set({ email_verified: true }).where('id', '=', authId).execute();
  await transaction.deleteFrom('email_verification').where('auth_id', '=', authId).execute();
  return await transaction
    .selectFrom('auth_user as a')
    .innerJoin('user as u', 'u.auth_id', 'a.id')
    .select(['u.id as userId', 'a.email'])
    .where('a.id', '=', authId)
    .executeTakeFirst();
}

/**
 * Sets a password by a link from a mail. With it end all sessions, what programs were allowed, and the other links that were
 * sent: the trigger of migration 0110 ends them with any change of a password. Throws for a link that serves no more.
 */
export async function resetPassword(
  auth: Auth,
  options: AuthOptions,
  token: string,
  newPassword: string,
): Promise<ResetPerson | undefined> {
  const authId = await auth.findReset(token);
  if (authId === undefined) throw invalidLink();
  // Before the link is used up: where there is no room to hash, it serves again.
  const madeHash = await options.passwords.hash(newPassword);
  return await options.database.transaction().execute(async (transaction) => {
    const inner = createAuth({ ...options, database: transaction, madeHash });
    await inner.reset(token, newPassword).catch((error: unknown) => {
      throw authCode(error) === undefined ? error : invalidLink();
    });
    return await confirmAddress(transaction, authId);
  });
}
