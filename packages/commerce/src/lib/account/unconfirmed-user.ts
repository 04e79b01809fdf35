import type { Database } from '@relab/database';
import type { Principal } from '@relab/server/principal';

/** True of a user whose e-mail address was not confirmed. */
export async function isUnconfirmedUser(database: Database, principal: Principal): Promise<boolean> {
  if (principal.kind === 'guest') return false;
  const user = await database
    .selectFrom('user as u')
    .innerJoin('auth_user as a', 'a.id', 'u.auth_id')
    .select('a.email_verified')
    .where('u.id', '=', principal.userId)
    .executeTakeFirst();
  return user?.email_verified === false;
}
