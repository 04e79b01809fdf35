import { modifiedColumns } from '@relab/records/objects';
import { badRequest } from '@relab/server/http';
import { enqueue, jobKind } from '@relab/server/jobs';
import { sql } from 'kysely';
import { conflict } from '../errors.ts';
import { readFulfillment } from '../fulfillment/read-fulfillment.ts';
import { creditNoteNumberOf } from '../invoice/credit-note.ts';
import { type Cents, centsOf, formatCents, parseCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { readOrder } from '../order/read-order.ts';
import { readPayment } from '../payment/payment-row.ts';
import { type AuthorContext, withTransaction } from '../shop/database-context.ts';
import { lockReturn } from './lock-return.ts';
import { type Credit, creditOfLine, readReturnedLines, taxAt } from './return-credit.ts';
import { composeCredit, takeCreditNumber } from './return-credit-note.ts';

/** Gives the amount of a refunded return back to the card. */
export const refundReturnToCard = jobKind<{ readonly returnOrderId: string }>('return refund');
/** Sends the buyer of a refunded return its credit note. */
export const returnRefunded = jobKind<{ readonly returnOrderId: string }>('return refunded');

/** What of the delivery's price is given back: no more than was paid for it and not given back before. */
function creditOfDelivery(
  amount: Cents,
  refundable: string,
  { name, rate }: { readonly name: string; readonly rate: string },
): readonly Credit[] {
  if (amount === 0) return [];
  if (amount > centsOf(refundable))
    throw conflict(`At most ${refundable} of the delivery can be refunded.`, 'deliveryAmount');
  const price = { unitPrice: formatCents(amount), net: amount, tax: taxAt(amount, rate) };
  return [{ name, sku: null, quantity: 1, ...price, rate }];
}

/**
 * Refunds a received return, in a transaction of its own: the credit note, its number, and what is left to do about the
 * money come together or not at all. Gives the id of the order.
 */
export async function refundReturn(
  context: AuthorContext,
  returnId: string,
  deliveryAmount: string | undefined,
  options: CommerceOptions,
): Promise<string> {
  const delivery = parseCents(deliveryAmount ?? '0');
  if (delivery === null) throw badRequest('This is no amount of money.', 'deliveryAmount');
  return await withTransaction(context, async (inside) => {
    const { database, now, principal } = inside;
    const { order: locked } = await lockReturn(database, returnId, 'Received');
    const order = await readOrder(database, sql`o.id = ${locked.id} and not o.is_deleted`);
    if (!order || locked.status === 'Canceled')
      throw conflict('The order is canceled, and refunded as a whole.');
    const { refundableDeliveryAmount } = await readFulfillment(database, locked.id);
    const lines = (await readReturnedLines(database, returnId)).map(creditOfLine);
    const [group] = order.deliveryGroups;
    const { deliveryMethod } = group ?? order;
    const rate = group?.taxRate || order.totals.taxRate;
    const credits = [
      ...lines,
      ...creditOfDelivery(delivery, refundableDeliveryAmount, { name: deliveryMethod.name, rate }),
    ];
    const total = credits.reduce((sum, { net, tax }) => sum + net + tax, 0);
    const issued = await takeCreditNumber(database, now());
    const { seller } = options;
    const content = seller
      ? await composeCredit(database, order, credits, issued, { ...options, seller })
      : null;
    await database
      .insertInto('return_credit_note')
      .values({
        return_order_id: returnId,
        ...issued,
        content: content === null ? null : JSON.stringify(content),
      })
      .execute();
    const payment = await readPayment(database, locked.id);
    const isCard = payment?.state === 'Paid' && total > 0;
    await database
      .updateTable('return_order')
      .set({
        status: 'Refunded',
        refund_amount: formatCents(total),
        delivery_amount: formatCents(delivery),
        refund_method: isCard ? 'Card' : 'Transfer',
        refund_state: total === 0 ? 'Done' : 'Pending',
        refunded_date: now(),
        credit_note_number: content?.invoiceNumber ?? (seller ? creditNoteNumberOf(issued, seller) : null),
        ...modifiedColumns(now()),
        last_modified_by_id: principal.kind === 'user' ? principal.userId : null,
      })
      .where('id', '=', returnId)
      .execute();
    const job = { returnOrderId: returnId };
    if (isCard)
      await enqueue(database, refundReturnToCard, job, { at: now(), key: `return refund ${returnId}` });
    await enqueue(database, returnRefunded, job, { at: now(), key: `return refunded ${returnId}` });
    return locked.id;
  });
}
