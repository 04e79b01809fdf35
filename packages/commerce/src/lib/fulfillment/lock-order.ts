import type { Database, Row } from '@relab/database';
import { notFound } from '../errors.ts';

const columns = [
  'id',
  'order_number',
  'status',
  'cancellation_state',
  'account_id',
  'currency_iso_code',
] as const;

export type LockedOrder = Row<'order_summary', (typeof columns)[number]>;

/**
 * An order of any buyer, locked until the transaction ends: whoever ships or takes back parts of it waits for each other.
 * What refers to it may still be written. Throws 404 for no order.
 */
export async function lockOrder(transaction: Database, orderId: string): Promise<LockedOrder> {
  const row = await transaction
    .selectFrom('order_summary')
    .select(columns)
    .where('id', '=', orderId)
    .where(({ not }) => not('is_deleted'))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('order');
  return row;
}
