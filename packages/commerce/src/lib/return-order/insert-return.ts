import { newId } from '@relab/server/http';
import type { LockedOrder } from '../fulfillment/lock-order.ts';
import type { Units } from '../fulfillment/ordered-units.ts';
import type { AuthorContext } from '../shop/database-context.ts';
import { insertRows, type NewRow } from '../shop/insert-rows.ts';

/** What a return is beside its order and its lines. */
export type NewReturn = Omit<NewRow<'return_order'>, 'id' | 'order_summary_id' | 'currency_iso_code'>;

/** What each line is beside the units of the order that it names. */
export type NewReturnLines = Pick<NewRow<'return_order_line_item'>, 'is_restocked'> &
  Partial<Pick<NewRow<'return_order_line_item'>, 'quantity_received'>>;

/** Inserts a return with a line for each of the units, in the transaction that locked its order. Answers its id. */
export async function insertReturn(
  context: AuthorContext,
  order: LockedOrder,
  created: NewReturn,
  units: readonly Units[],
  linesOf: (units: Units) => NewReturnLines,
): Promise<string> {
  const returnId = newId('0ro');
  await insertRows(context, 'return_order', [
    { ...created, id: returnId, order_summary_id: order.id, currency_iso_code: order.currency_iso_code },
  ]);
  await insertRows(
    context,
    'return_order_line_item',
    units.map((one, at) => ({
      ...linesOf(one),
      id: newId('1rl'),
      return_order_id: returnId,
      order_summary_id: order.id,
      order_item_summary_id: one.line.orderItemSummaryId,
      name: one.line.name,
      stock_keeping_unit: one.line.sku,
      quantity: one.quantity,
      sort_order: at,
    })),
  );
  return returnId;
}
