import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { type Owner, ownedBy } from '../account/owner.ts';

/** Brings the cart back that stepped aside for a read-only one, whose place as the current cart must be free. */
export async function restoreSetAside(database: Database, cartId: string): Promise<void> {
  await sql`
    update web_cart set is_secondary = false, set_aside_for = null
    where set_aside_for = ${cartId} and status = 'Active' and not is_deleted`.execute(database);
}

/** Makes a locked read-only cart the current one of an owner; whose current one it was has their own back. */
export async function makeCurrent(database: Database, cartId: string, owner: Owner): Promise<void> {
  await leaveCurrent(database, cartId);
  await sql`
    update web_cart c set is_secondary = true, set_aside_for = ${cartId}
    where c.status = 'Active' and not c.is_secondary and not c.is_deleted and ${ownedBy(owner, 'c')}`.execute(
    database,
  );
  await sql`
    update web_cart set is_secondary = false, owner_id = ${owner.owner_id}, account_id = ${owner.account_id},
      guest_key = ${owner.guest_key}
    where id = ${cartId}`.execute(database);
}

/** A read-only cart is nobody's current one any more. */
export async function leaveCurrent(database: Database, cartId: string): Promise<void> {
  await sql`update web_cart set is_secondary = true where id = ${cartId}`.execute(database);
  await restoreSetAside(database, cartId);
}
