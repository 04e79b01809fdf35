import type { Database } from '@relab/database';

/** The hash that an address's password is checked against; undefined where nobody signs in with it. */
export async function findPasswordHash(database: Database, email: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('auth_credential as c')
    .innerJoin('auth_user as a', 'a.id', 'c.user_id')
    .select('c.password')
    .where('a.email', '=', email)
    .where('c.provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/**
 * Whether the password is still the one that was checked. It waits for a change under way, so that a session which began with
 * the old password while it was changed does not outlive it.
 */
export async function isPasswordHash(database: Database, authId: string, hash: string): Promise<boolean> {
  const row = await database
    .selectFrom('auth_credential')
    .select('id')
    .where('user_id', '=', authId)
    .where('provider_id', '=', 'credential')
    .where('password', '=', hash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
