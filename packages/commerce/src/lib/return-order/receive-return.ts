import { badRequest } from '@relab/server/http';
import { sql } from 'kysely';
import { errorMessage } from '../error-messages/error-message.ts';
import { conflict } from '../errors.ts';
import { toRecordId } from '../record-id.ts';
import { type AuthorContext, withTransaction } from '../shop/database-context.ts';
import { modifiedBy } from '../shop/modified-by.ts';
import { restock } from '../stock/restock.ts';
import { lockReturn } from './lock-return.ts';

/** What came of one line of a return. */
export interface ReceivedUnits {
  readonly returnOrderLineItemId: string;
  readonly quantity: number;
  readonly restock: boolean;
}

interface LineRow {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly productId: string;
}

async function readLines(
  { database }: AuthorContext,
  returnId: string,
): Promise<ReadonlyMap<string, LineRow>> {
  const { rows } = await sql<LineRow>`
    select l.id, l.name, l.quantity::int as quantity, i.product2_id as "productId"
    from return_order_line_item l join order_item_summary i on i.id = l.order_item_summary_id
    where l.return_order_id = ${returnId} and not l.is_deleted`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Notes what has come, in a transaction of its own; gives the id of the order. */
export async function receiveReturn(
  context: AuthorContext,
  returnId: string,
  received: readonly ReceivedUnits[],
): Promise<string> {
  return await withTransaction(context, async (inside) => {
    const { database, now } = inside;
    const { order } = await lockReturn(database, returnId, ['Approved']);
    const lines = await readLines(inside, returnId);
    const came = new Map<string, ReceivedUnits>();
    const back = new Map<string, number>();
    for (const one of received) {
      const id = toRecordId(one.returnOrderLineItemId);
      const line = lines.get(id);
      if (!line || came.has(id))
        throw badRequest(
          errorMessage((texts) => texts.otherReturnLine),
          'items',
        );
      if (one.quantity > line.quantity)
        throw conflict(
          errorMessage((texts) => texts.tooManyReceived(line.name, line.quantity, one.quantity)),
          'items',
        );
      came.set(id, one);
      if (one.restock) back.set(line.productId, one.quantity + (back.get(line.productId) ?? 0));
    }
    if (received.every(({ quantity }) => quantity === 0))
      throw conflict(
        errorMessage((texts) => texts.nothingReceived),
        'items',
      );
    await restock(database, back);
    for (const id of lines.keys()) {
      const { quantity = 0, restock: isRestocked = false } = came.get(id) ?? {};
      await database
        .updateTable('return_order_line_item')
        .set({
          quantity_received: quantity,
          is_restocked: isRestocked && quantity > 0,
          ...modifiedBy(inside),
        })
        .where('id', '=', id)
        .execute();
    }
    await database
      .updateTable('return_order')
      .set({ status: 'Received', received_date: now(), ...modifiedBy(inside) })
      .where('id', '=', returnId)
      .execute();
    return order.id;
  });
}
