import type { Database, Row } from '@relab/database';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';

/**
 * Makes the orders of a browser's guest those of who has signed in there; and with `byEmail`, where the user has confirmed
 * their e-mail address, those that guests placed with it. Returns how many.
 */
export async function claimOrders(
  transaction: Database,
  { userId, accountId, guestKey }: User,
  byEmail: boolean,
): Promise<number> {
  const { rows } = await sql<Row<'order_summary', 'id'>>`
    select o.id from order_summary o
    where o.account_id is null and not o.is_deleted and (
      o.guest_key = ${guestKey}
      or ${byEmail} and o.guest_key is not null and lower(o.contact_email) = (
        select lower(a.email) from "user" u join auth_user a on a.id = u.auth_id
        where u.id = ${userId} and a.email_verified))
    order by o.id for update`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await transaction
    .updateTable('order_summary')
    .set({ owner_id: userId, account_id: accountId, guest_key: null })
    .where('id', '=', sql<string>`any (${ids}::text[])`)
    .execute();
  return ids.length;
}
