import { inTransaction, type Row } from '@relab/database';
import { modifiedColumns } from '@relab/records/objects';
import { hashLinkKey } from '@relab/server/http';
import { enqueue, handler, type JobHandler, jobKind } from '@relab/server/jobs';
import { sql } from 'kysely';
import { conflict, insufficientAccess } from '../errors.ts';
import { requestConfirmationByMail } from '../mail-request/request-mail.ts';
import type { DatabaseContext } from '../shop/database-context.ts';

const confirmationEnd = jobKind<{ readonly orderSummaryId: string }>('order confirmation end');

/** Asks the buyer of an order, in the transaction that places it, to confirm it by a mail's link. */
export async function requestConfirmation(
  { database, now }: DatabaseContext,
  orderSummaryId: string,
  confirmableUntil: Date,
): Promise<void> {
  await requestConfirmationByMail({ database, now }, orderSummaryId);
  await enqueue(database, confirmationEnd, { orderSummaryId }, { at: now(), runAt: confirmableUntil });
}

/** Cancels orders that were not confirmed in time; the trigger on orders releases the stock and notifies the buyer. */
export const confirmationEndHandler = (): JobHandler =>
  handler(confirmationEnd, {
    async run({ orderSummaryId }, { database, now, finish }) {
      await inTransaction(database, async (transaction) => {
        await finish(transaction);
        await transaction
          .updateTable('order_summary')
          .set({ status: 'Canceled', ...modifiedColumns(now()) })
          .where('id', '=', orderSummaryId)
          .where('status', '=', 'Awaiting Confirmation')
          .execute();
      });
      return undefined;
    },
  });

/** Confirms a locked order by the key of its mail. Doing it again changes nothing. */
export async function confirmByKey(
  { database, now }: DatabaseContext,
  orderId: string,
  orderKey: string,
): Promise<void> {
  const { rows } = await sql<Row<'order_summary', 'status'> & { is_late: boolean; is_open: boolean }>`
    select o.status, o.confirmable_until <= ${now()} as is_late, exists (
      select 1 from order_access a
      where a.key_hash = ${hashLinkKey(orderKey)} and a.order_summary_id = o.id and a.expires_at > ${now()}) as is_open
    from order_summary o where o.id = ${orderId}`.execute(database);
  const [row] = rows;
  if (!row?.is_open) {
    throw insufficientAccess('Open the link of the mail about this order to confirm it.');
  }
  if (row.status === 'Canceled' || (row.status === 'Awaiting Confirmation' && row.is_late)) {
    const message = 'This order was not confirmed in time. Nothing was ordered; order again if you like.';
    throw conflict(message);
  }
  await database
    .updateTable('order_summary')
    .set({ status: 'Created', ...modifiedColumns(now()) })
    .where('id', '=', orderId)
    .where('status', '=', 'Awaiting Confirmation')
    .execute();
}
