import type { Database, Row } from '@relab/database';
import { conflict, notFound } from '../errors.ts';
import { type LockedOrder, lockOrder } from '../fulfillment/lock-order.ts';

type Status = Row<'return_order', 'status'>['status'];

export interface LockedReturn {
  readonly returnId: string;
  readonly returnNumber: string;
  readonly order: LockedOrder;
}

/** A return that is expected, or received: locked with its order, the order first. Throws 409 for one that is further. */
export async function lockReturn(
  transaction: Database,
  returnId: string,
  status: Extract<Status, 'Approved' | 'Received'>,
): Promise<LockedReturn> {
  const named = await transaction
    .selectFrom('return_order')
    .select('order_summary_id')
    .where('id', '=', returnId)
    .where(({ not }) => not('is_deleted'))
    .executeTakeFirst();
  if (!named) throw notFound('return');
  const order = await lockOrder(transaction, named.order_summary_id);
  const row = await transaction
    .selectFrom('return_order')
    .select(['status', 'return_order_number'])
    .where('id', '=', returnId)
    .forUpdate()
    .executeTakeFirst();
  if (row?.status !== status) {
    const needed = status === 'Approved' ? 'is expected' : 'was received, and is not refunded yet';
    throw conflict(`This is only done with a return that ${needed}.`);
  }
  return { returnId, returnNumber: row.return_order_number ?? '', order };
}
