import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { type Owner, ownedBy } from '../account/owner.ts';

/** Makes the cart current again that was set aside for a read-only one, which must no longer be the current one. */
export async function restoreSetAside(database: Database, cartId: string): Promise<void> {
  await sql`
    update web_cart set is_secondary = false, set_aside_for = null
    where set_aside_for = ${cartId} and status = 'Active' and not is_deleted`.execute(database);
}

/** Makes a locked read-only cart the current one of an owner; its previous owner gets back the cart that was set aside. */
export async function makeCurrent(database: Database, cartId: string, owner: Owner): Promise<void> {
  await leaveCurrent(database, cartId);
  await sql`
    update web_cart c set is_secondary = true, set_aside_for = ${cartId}
    where c.status = 'Active' and not c.is_secondary and not c.is_deleted and ${ownedBy(owner, 'c')}`.execute(
    database,
  );
  await database
    .updateTable('web_cart')
    .set({ ...owner, is_secondary: false })
    .where('id', '=', cartId)
    .execute();
}

/** Makes a read-only cart no longer anybody's current one. */
export async function leaveCurrent(database: Database, cartId: string): Promise<void> {
  await database.updateTable('web_cart').set({ is_secondary: true }).where('id', '=', cartId).execute();
  await restoreSetAside(database, cartId);
}
