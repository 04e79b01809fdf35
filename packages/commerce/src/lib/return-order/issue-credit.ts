import { badRequest } from '@relab/server/http';
import { enqueue, jobKind } from '@relab/server/jobs';
import { sql } from 'kysely';
import { errorMessage } from '../error-messages/error-message.ts';
import { conflict } from '../errors.ts';
import { readFulfillment } from '../fulfillment/read-fulfillment.ts';
import { creditNoteNumberOf } from '../invoice/credit-note.ts';
import { type Cents, centsOf, formatCents, parseCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { readOrder } from '../order/read-order.ts';
import { readPayment } from '../payment/payment-row.ts';
import type { AuthorContext } from '../shop/database-context.ts';
import { modifiedBy } from '../shop/modified-by.ts';
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
    throw conflict(
      errorMessage((texts) => texts.tooMuchDelivery(refundable)),
      'deliveryAmount',
    );
  const price = { unitPrice: formatCents(amount), net: amount, tax: taxAt(amount, rate) };
  return [{ name, sku: null, quantity: 1, ...price, rate }];
}

/** What a clerk decided to give back of the delivery's price; nothing where none is named. */
export function readDeliveryAmount(deliveryAmount: string | undefined): Cents {
  const delivery = parseCents(deliveryAmount ?? '0');
  if (delivery === null)
    throw badRequest(
      errorMessage((texts) => texts.noAmount),
      'deliveryAmount',
    );
  return delivery;
}

export interface CreditedReturn {
  readonly returnId: string;
  readonly orderId: string;
  /** Of the delivery's price, net; `rest` is what was not given back before. */
  readonly delivery: Cents | 'rest';
}

/**
 * Credits what was received of a return, within the transaction that locked its order: the credit note, its number, and
 * what is left to do about the money.
 */
export async function issueCredit(
  inside: AuthorContext,
  { returnId, orderId, delivery: named }: CreditedReturn,
  options: CommerceOptions,
): Promise<void> {
  const { database, now } = inside;
  const order = await readOrder(database, sql`o.id = ${orderId} and not o.is_deleted`);
  if (!order || order.status === 'Canceled') throw conflict(errorMessage((texts) => texts.refundedWhole));
  const { refundableDeliveryAmount } = await readFulfillment(database, orderId);
  const delivery = named === 'rest' ? centsOf(refundableDeliveryAmount) : named;
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
  const payment = await readPayment(database, orderId);
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
      ...modifiedBy(inside),
    })
    .where('id', '=', returnId)
    .execute();
  const job = { returnOrderId: returnId };
  if (isCard)
    await enqueue(database, refundReturnToCard, job, { at: now(), key: `return refund ${returnId}` });
  await enqueue(database, returnRefunded, job, { at: now(), key: `return refunded ${returnId}` });
}
