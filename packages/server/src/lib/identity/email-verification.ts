import type { EmailVerification } from '@relab/contract/identity';
import type { Database } from '@relab/database';
import { inTransaction } from '@relab/database';
import { ApiError } from '../errors/api-error.ts';
import { hashLinkKey, newLinkKey } from '../http/link-key.ts';
import type { Mail } from '../mail/mail.ts';
import { type IdentityMailSettings, verificationMail } from './identity-mails.ts';

/** A day. */
const validFor = 86_400_000;

interface Address extends EmailVerification {
  readonly authId: string;
}

async function findAddress(database: Database, userId: string, lock = false): Promise<Address> {
  const row = await database
    .selectFrom('user as u')
    .innerJoin('auth_user as a', 'a.id', 'u.auth_id')
    .select(['a.id as authId', 'a.email', 'a.email_verified as isVerified'])
    .where('u.id', '=', userId)
    .$if(lock, (select) => select.forUpdate('a'))
    .executeTakeFirst();
  if (!row) throw new ApiError('INSUFFICIENT_ACCESS', 'Nobody signs in with this account.');
  return row;
}

/** The address that a user signs in with, and whether it is confirmed. */
export async function readVerification(database: Database, userId: string): Promise<EmailVerification> {
  const { email, isVerified } = await findAddress(database, userId);
  return { email, isVerified };
}

/** Makes a link for somebody's address, and the mail that it stands in; undefined where the address is confirmed. */
export async function makeVerification(
  database: Database,
  userId: string,
  { now, ...settings }: IdentityMailSettings & { readonly now: Date },
): Promise<Mail | undefined> {
  const { authId, email, isVerified } = await findAddress(database, userId);
  if (isVerified) return undefined;
  const key = newLinkKey();
  const expiresAt = new Date(now.getTime() + validFor);
  await database.deleteFrom('email_verification').where('expires_at', '<=', now).execute();
  await database
    .insertInto('email_verification')
    .values({ key_hash: hashLinkKey(key), auth_id: authId, email, expires_at: expiresAt })
    .execute();
  return verificationMail(email, key, settings);
}

/**
 * Confirms the address of who is signed in by a link that was sent to it. Another person's link, one that has ended and one
 * to a former address throw the same error. A confirmed address stays confirmed, whatever the link.
 */
export async function confirmVerification(
  database: Database,
  userId: string,
  key: string,
  now: Date,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { authId, email, isVerified } = await findAddress(transaction, userId, true);
    if (isVerified) return;
    const link = await transaction
      .selectFrom('email_verification')
      .select('key_hash')
      .where('key_hash', '=', hashLinkKey(key))
      .where('auth_id', '=', authId)
      .where('email', '=', email)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!link) {
      throw new ApiError('INVALID_INPUT', 'This link is no longer valid. Please ask for a new one.', {
        fields: ['token'],
      });
    }
    await transaction
      .updateTable('auth_user')
      .set({ email_verified: true, updated_at: now })
      .where('id', '=', authId)
      .execute();
    await transaction.deleteFrom('email_verification').where('auth_id', '=', authId).execute();
  });
}
