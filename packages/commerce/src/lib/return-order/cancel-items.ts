import type { ConfigFor } from '@relab/contract';
import type { cancelOrderItems as call } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { errorMessage } from '../error-messages/error-message.ts';
import { conflict } from '../errors.ts';
import { type LockedOrder, lockOrder } from '../fulfillment/lock-order.ts';
import { type FulfillmentLine, requireUnits, type Units } from '../fulfillment/ordered-units.ts';
import { readFulfillmentLines } from '../fulfillment/read-fulfillment.ts';
import type { CommerceOptions } from '../options/options.ts';
import { type AuthorContext, withTransaction } from '../shop/database-context.ts';
import { modifiedBy } from '../shop/modified-by.ts';
import { restock } from '../stock/restock.ts';
import { insertReturn } from './insert-return.ts';
import { issueCredit, readDeliveryAmount } from './issue-credit.ts';

export type CancellationInput = Omit<ConfigFor<typeof call>, 'orderSummaryId' | 'idempotencyKey' | 'version'>;

const reasons: Readonly<Record<string, 'unpaid' | 'unconfirmed' | 'canceled'>> = {
  'Awaiting Payment': 'unpaid',
  'Awaiting Confirmation': 'unconfirmed',
  Canceled: 'canceled',
};

function assertCancelable({ status }: LockedOrder): void {
  const reason = reasons[status];
  if (reason !== undefined) throw conflict(errorMessage((texts) => texts[reason]));
}

function unitsToCancel(
  items: CancellationInput['items'],
  lines: readonly FulfillmentLine[],
): readonly Units[] {
  const rest = lines.filter(({ toShip }) => toShip > 0);
  if (rest.length === 0) throw conflict(errorMessage((texts) => texts.nothingToCancel));
  return items
    ? requireUnits(items, lines, ({ toShip }) => toShip)
    : rest.map((line) => ({ line, quantity: line.toShip }));
}

/**
 * Whether nothing of the order is left after it. An order that is as it was placed is then canceled as a whole, which frees
 * its coupons and needs no invoice.
 */
function leavesNothing(
  { status }: LockedOrder,
  units: readonly Units[],
  lines: readonly FulfillmentLine[],
): boolean {
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const before = sum(lines.map(({ canceled }) => canceled));
  const isLast =
    before + sum(units.map(({ quantity }) => quantity)) === sum(lines.map(({ quantity }) => quantity));
  if (isLast && before === 0 && (status === 'Created' || status === 'Approved'))
    throw conflict(errorMessage((texts) => texts.nothingHasLeft));
  return isLast;
}

/** Credits refer to an invoice: an order that has none yet gets it, over all that was ordered. */
const issueInvoice = async (database: Database, orderId: string, now: Date): Promise<void> => {
  await sql`select issue_invoice(${orderId}, ${now})`.execute(database);
};

/**
 * Cancels units that are in no shipment, in a transaction of its own: they are for sale again, and credited. With the last
 * unit the order is canceled, and what is left of the delivery's price is credited too.
 */
export async function cancelItems(
  context: AuthorContext,
  orderId: string,
  { items, note, deliveryAmount }: CancellationInput,
  options: CommerceOptions,
): Promise<void> {
  const named = readDeliveryAmount(deliveryAmount);
  await withTransaction(context, async (inside) => {
    const { database, now } = inside;
    const order = await lockOrder(database, orderId);
    assertCancelable(order);
    const lines = await readFulfillmentLines(database, orderId, order.status);
    const units = unitsToCancel(items, lines);
    const isLast = leavesNothing(order, units, lines);
    await issueInvoice(database, orderId, now());
    const canceled = {
      type: 'Cancellation',
      status: 'Received',
      description: note,
      received_date: now(),
    } as const;
    const returnId = await insertReturn(inside, order, canceled, units, ({ quantity }) => ({
      quantity_received: quantity,
      is_restocked: true,
    }));
    const back = new Map<string, number>();
    for (const { line, quantity } of units) {
      await database
        .updateTable('order_item_summary')
        .set((column) => ({
          quantity_canceled: column('quantity_canceled', '+', quantity),
          ...modifiedBy(inside),
        }))
        .where('id', '=', line.orderItemSummaryId)
        .execute();
      back.set(line.productId, quantity + (back.get(line.productId) ?? 0));
    }
    await restock(database, back);
    await issueCredit(inside, { returnId, orderId, delivery: isLast ? 'rest' : named }, options);
    if (!isLast) return;
    await database
      .updateTable('order_summary')
      .set({ status: 'Canceled', ...modifiedBy(inside) })
      .where('id', '=', orderId)
      .execute();
  });
}
