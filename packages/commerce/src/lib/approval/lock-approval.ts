import { defaultReservation, type OrderApproval } from '@relab/contract/commerce';
import type { Database, Row } from '@relab/database';
import { sql } from 'kysely';
import { notFound } from '../errors.ts';
import { toRecordId } from '../record-id.ts';
import { shortenReservation } from '../stock/change-reservation.ts';
import { readApprovals } from './approval-rows.ts';

export type LockedApproval = Row<
  'order_approval',
  'id' | 'state' | 'account_id' | 'cart_id' | 'checkout_id' | 'requested_by_id' | 'amount'
>;

/** Locks an approval of an account; 404 for another's. Its cart and checkout are locked first, as when an order is placed. */
export async function lockApproval(
  database: Database,
  accountId: string,
  approvalId: string,
): Promise<LockedApproval> {
  const id = toRecordId(approvalId);
  await sql`
    select 1 from cart_checkout k join web_cart c on c.id = k.cart_id
    where k.id = (select checkout_id from order_approval where id = ${id} and account_id = ${accountId})
    for update`.execute(database);
  const approval = await database
    .selectFrom('order_approval')
    .select(['id', 'state', 'account_id', 'cart_id', 'checkout_id', 'requested_by_id', 'amount'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where(({ not }) => not('is_deleted'))
    .forUpdate()
    .executeTakeFirst();
  if (!approval) throw notFound('approval');
  return approval;
}

/** Makes a locked cart changeable again; its items stay reserved as long as those of other carts. */
export async function freeCart(database: Database, cartId: string | null): Promise<void> {
  if (cartId === null) return;
  await database.updateTable('web_cart').set({ awaits_approval: false }).where('id', '=', cartId).execute();
  await shortenReservation(database, cartId, defaultReservation);
}

export async function readApproval(database: Database, approvalId: string): Promise<OrderApproval> {
  const [approval] = await readApprovals(database, sql`r.id = ${approvalId}`);
  if (!approval) throw notFound('approval');
  return approval;
}
