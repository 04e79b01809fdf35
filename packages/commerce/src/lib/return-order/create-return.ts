import type { ConfigFor } from '@relab/contract';
import type { createReturnOrder as call } from '@relab/contract/commerce';
import { badRequest, newId } from '@relab/server/http';
import { lockOrder } from '../fulfillment/lock-order.ts';
import { requireUnits } from '../fulfillment/ordered-units.ts';
import { readFulfillmentLines } from '../fulfillment/read-fulfillment.ts';
import { toRecordId } from '../record-id.ts';
import { type AuthorContext, withTransaction } from '../shop/database-context.ts';
import { insertRows } from '../shop/insert-rows.ts';

export type ReturnInput = Omit<ConfigFor<typeof call>, 'orderSummaryId' | 'idempotencyKey' | 'version'>;

async function findCase({ database }: AuthorContext, caseId: string | undefined): Promise<string | null> {
  if (caseId === undefined) return null;
  const row = await database
    .selectFrom('case')
    .select('id')
    .where('id', '=', toRecordId(caseId))
    .where(({ not }) => not('is_deleted'))
    .executeTakeFirst();
  if (!row) throw badRequest('There is no such case.', 'caseId');
  return row.id;
}

/** Expects units of an order back, in a transaction of its own. */
export async function createReturn(
  context: AuthorContext,
  orderId: string,
  { items, reason, description, caseId }: ReturnInput,
): Promise<void> {
  await withTransaction(context, async (inside) => {
    const { database } = inside;
    const order = await lockOrder(database, orderId);
    const lines = await readFulfillmentLines(database, orderId, order.status);
    const units = requireUnits(items, lines, ({ returnable }) => returnable);
    const returnId = newId('0ro');
    await insertRows(inside, 'return_order', [
      {
        id: returnId,
        order_summary_id: orderId,
        case_id: await findCase(inside, caseId),
        status: 'Approved',
        reason,
        description: description || null,
        currency_iso_code: order.currency_iso_code,
      },
    ]);
    await insertRows(
      inside,
      'return_order_line_item',
      units.map(({ line, quantity }, at) => ({
        id: newId('1rl'),
        return_order_id: returnId,
        order_summary_id: orderId,
        order_item_summary_id: line.orderItemSummaryId,
        name: line.name,
        stock_keeping_unit: line.sku,
        quantity,
        is_restocked: false,
        sort_order: at,
      })),
    );
  });
}
