import type { EmailVerification } from '@relab/contract/identity';
import type { Database } from '@relab/database';
import { inTransaction } from '@relab/database';
import { sql } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import { hashLinkKey, newLinkKey } from '../http/link-key.ts';
import type { Mail } from '../mail/mail.ts';
import { type IdentityMailSettings, verificationMail } from './identity-mails.ts';

/** A day. */
const validFor = 86_400_000;

interface Row extends EmailVerification {
  readonly auth_id: string;
}

async function findRow(database: Database, userId: string, lock = false): Promise<Row> {
  const { rows } = await sql<Row>`
    select a.id as auth_id, a.email, a.email_verified as "isVerified"
    from "user" u join auth_user a on a.id = u.auth_id where u.id = ${userId} ${lock ? sql`for update of a` : sql``}
    `.execute(database);
  const [row] = rows;
  if (!row) throw new ApiError('INSUFFICIENT_ACCESS', 'Nobody signs in with this account.');
  return row;
}

/** The address that somebody signs in with, and whether it is known to be theirs. */
export async function readVerification(database: Database, userId: string): Promise<EmailVerification> {
  const { email, isVerified } = await findRow(database, userId);
  return { email, isVerified };
}

/** Makes a link for somebody's address, and the mail that it stands in; undefined where the address is confirmed. */
export async function makeVerification(
  database: Database,
  userId: string,
  { now, ...settings }: IdentityMailSettings & { readonly now: Date },
): Promise<Mail | undefined> {
  const { auth_id, email, isVerified } = await findRow(database, userId);
  if (isVerified) return undefined;
  const key = newLinkKey();
  const expiresAt = new Date(now.getTime() + validFor);
  await sql`delete from email_verification where expires_at <= ${now}`.execute(database);
  await sql`
    insert into email_verification (key_hash, auth_id, email, expires_at)
    values (${hashLinkKey(key)}, ${auth_id}, ${email}, ${expiresAt})`.execute(database);
  return verificationMail(email, key, settings);
}

/**
 * Confirms the address of who is signed in by a link that was sent to it. Another person's link, one that has ended and one
 * to a former address are refused in the same words. What is confirmed already stays so, whatever is given.
 */
export async function confirmVerification(
  database: Database,
  userId: string,
  key: string,
  now: Date,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { auth_id, email, isVerified } = await findRow(transaction, userId, true);
    if (isVerified) return;
    const { rows } = await sql`
      select 1 from email_verification
      where key_hash = ${hashLinkKey(key)} and auth_id = ${auth_id} and email = ${email} and expires_at > ${now}`.execute(
      transaction,
    );
    if (rows.length === 0) {
      throw new ApiError('INVALID_INPUT', 'This link is no longer valid. Please ask for a new one.', {
        fields: ['token'],
      });
    }
    await sql`update auth_user set email_verified = true, updated_at = ${now} where id = ${auth_id}`.execute(
      transaction,
    );
    await sql`delete from email_verification where auth_id = ${auth_id}`.execute(transaction);
  });
}
