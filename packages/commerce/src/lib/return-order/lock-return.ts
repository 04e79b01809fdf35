import type { Database, Row } from '@relab/database';
import { errorMessage } from '../error-messages/error-message.ts';
import { conflict, notFound } from '../errors.ts';
import { type LockedOrder, lockOrder } from '../fulfillment/lock-order.ts';

type Status = Row<'return_order', 'status'>['status'];

/** What is wrong with a return that is not in this state. */
const messages = {
  Requested: 'returnNotRequested',
  Approved: 'returnNotExpected',
  Received: 'returnNotReceived',
} as const;

export interface LockedReturn {
  readonly returnId: string;
  readonly returnNumber: string;
  readonly status: Status;
  readonly order: LockedOrder;
}

/** A return in one of these states: locked with its order, the order first. Throws 409 for one that is in another. */
export async function lockReturn(
  transaction: Database,
  returnId: string,
  states: readonly (keyof typeof messages)[],
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
  if (!row || !states.some((state) => state === row.status))
    throw conflict(errorMessage((texts) => texts[messages[states.at(-1) ?? 'Approved']]));
  return { returnId, returnNumber: row.return_order_number ?? '', status: row.status, order };
}
