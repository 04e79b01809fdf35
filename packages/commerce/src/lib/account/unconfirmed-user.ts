import type { Database } from '@relab/database';
import type { Principal } from '@relab/server/principal';
import { sql } from 'kysely';

/** True of a user whose e-mail address was not confirmed. */
export async function isUnconfirmedUser(database: Database, principal: Principal): Promise<boolean> {
  if (principal.kind === 'guest') return false;
  const { rows } = await sql`
    select 1 from "user" u join auth_user a on a.id = u.auth_id where u.id = ${principal.userId} and not a.email_verified
    `.execute(database);
  return rows.length > 0;
}
