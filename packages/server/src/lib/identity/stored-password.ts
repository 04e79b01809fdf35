import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** The hash that an address's password is checked against; undefined where nobody signs in with it. */
export async function findPasswordHash(database: Database, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ password: string | null }>`
    select c.password from auth_credential c join auth_user a on a.id = c.user_id
    where a.email = ${email} and c.provider_id = 'credential'`.execute(database);
  return rows[0]?.password ?? undefined;
}

/**
 * Whether the password is still the one that was checked. It waits for a change under way, so that a session which began with
 * the old password while it was changed does not outlive it.
 */
export async function isPasswordHash(database: Database, authId: string, hash: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from auth_credential
    where user_id = ${authId} and provider_id = 'credential' and password = ${hash} for share`.execute(
    database,
  );
  return rows.length > 0;
}
