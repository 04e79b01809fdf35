import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { ApiError } from '../http/api-error.ts';
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
  await sql`update auth_user set email_verified = true where id = ${authId}`.execute(transaction);
  await sql`delete from email_verification where auth_id = ${authId}`.execute(transaction);
  const { rows } = await sql<ResetPerson>`
    select u.id as "userId", a.email from auth_user a join "user" u on u.auth_id = a.id
    where a.id = ${authId}`.execute(transaction);
  return rows[0];
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
