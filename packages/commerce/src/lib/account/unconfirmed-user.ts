import type { Database } from '@relab/database';
import type { Who } from '@relab/server/principal';
import { sql } from 'kysely';

/** True of a user whose e-mail address was not confirmed. */
export async function isUnconfirmedUser(database: Database, who: Who): Promise<boolean> {
  if (who.kind === 'guest') return false;
  const { rows } = await sql`
    select 1 from "user" u join auth_user a on a.id = u.auth_id where u.id = ${who.userId} and not a.email_verified
    `.execute(database);
  return rows.length > 0;
}
