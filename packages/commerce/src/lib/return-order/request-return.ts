import type { ConfigFor } from '@relab/contract';
import type { requestOrderReturn as call } from '@relab/contract/commerce';
import type { Context } from '@relab/server/http';
import { errorMessage } from '../error-messages/error-message.ts';
import { conflict } from '../errors.ts';
import { lockOrder } from '../fulfillment/lock-order.ts';
import { requireUnits } from '../fulfillment/ordered-units.ts';
import { readFulfillmentLines } from '../fulfillment/read-fulfillment.ts';
import { mayRequestReturn } from '../order/returnable-items.ts';
import { createClerkTask } from '../shop/create-clerk-task.ts';
import { insertReturn } from './insert-return.ts';

type RequestInput = Pick<ConfigFor<typeof call>, 'items' | 'reason' | 'description'>;

/** Stores the buyer's request to return units, within the caller's transaction, and creates a task to decide it. */
export async function requestReturn(
  context: Context,
  orderId: string,
  { items, reason, description }: RequestInput,
): Promise<void> {
  const { database } = context;
  const order = await lockOrder(database, orderId);
  if (!(await mayRequestReturn(database, orderId)))
    throw conflict(
      errorMessage((texts) => (order.status === 'Canceled' ? texts.canceled : texts.tooManyReturnRequests)),
    );
  const lines = await readFulfillmentLines(database, orderId, order.status);
  const units = requireUnits(items, lines, ({ returnable }) => returnable);
  const requested = { status: 'Requested', reason, description: description?.trim() || null } as const;
  await insertReturn(context, order, requested, units, () => ({ is_restocked: false }));
  const named = units.map(({ quantity, line }) => `${quantity} × ${line.name}`).join(', ');
  await createClerkTask(context, {
    subject: `Take back a part of ${order.order_number}?`,
    description: `The buyer asks to return ${named}. Reason: ${reason}. Decide it at the order.`,
    orderId,
    accountId: order.account_id,
  });
}
