import type { Row } from '@relab/database';
import { modifiedColumns } from '@relab/records/objects';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { conflict } from '../errors.ts';
import { createClerkTask } from '../shop/create-clerk-task.ts';
import { isCancelable } from './order-outcome.ts';
import { isUnderWay } from './unit-counts.ts';

interface Cancelable
  extends Row<'order_summary', 'order_number' | 'status' | 'account_id' | 'cancellation_state'> {
  readonly has_left: boolean;
}

function reasonAgainst({ status, cancellation_state: state, has_left }: Cancelable): string {
  if (status === 'Canceled') return 'This order is canceled already.';
  if (status === 'Awaiting Payment') return 'This order is not paid yet: it can be given up at once.';
  if (status === 'Awaiting Confirmation')
    return 'This order awaits your confirmation. Without it nothing is carried out, and it is canceled by itself.';
  if (state === 'Requested') return 'You have asked for it already. You read here what is decided.';
  if (state === 'Declined' && !has_left)
    return 'This was decided already. Write to us if something has changed.';
  return 'This order is on its way. Write to us if you want to return it.';
}

/** Records on a locked order that its buyer requests its cancellation, and leaves a task to decide on it. */
export async function requestCancellation(
  context: Context,
  orderId: string,
  reason: string | undefined,
): Promise<void> {
  const { database, now } = context;
  const { rows } = await sql<Cancelable>`
    select o.order_number, o.status, o.account_id, o.cancellation_state,
      exists (select 1 from shipment s where s.order_summary_id = o.id and ${isUnderWay}) as has_left
    from order_summary o where o.id = ${orderId}`.execute(database);
  const [row] = rows;
  if (!row || !isCancelable(row)) throw conflict(row ? reasonAgainst(row) : 'There is no such order.');
  const statedReason = reason === undefined || reason === '' ? null : reason;
  await database
    .updateTable('order_summary')
    .set({
      cancellation_state: 'Requested',
      cancellation_reason: statedReason,
      cancellation_requested_date: now(),
      ...modifiedColumns(now()),
    })
    .where('id', '=', orderId)
    .execute();
  await createClerkTask(context, {
    subject: `Cancel ${row.order_number}?`,
    description: `The buyer asks to cancel the order. ${statedReason === null ? 'No reason was given.' : `Reason: ${statedReason}`} Accept or decline it at the order; nothing ships before.`,
    orderId,
    accountId: row.account_id,
  });
}
