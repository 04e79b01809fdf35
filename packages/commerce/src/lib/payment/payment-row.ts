import type { Database, Row } from '@relab/database';
import { type InferResult, sql } from 'kysely';

/**
 * `Starting`: the service does not know of it, or its response was not written. `Open`: it can be paid. `Doubtful`:
 * something was paid that is not what the order costs; somebody has to look.
 */
type PaymentState = Row<'order_payment', 'state'>['state'];

const selectPayment = (database: Database, orderId: string) =>
  database
    .selectFrom('order_payment as p')
    .innerJoin('order_summary as o', 'o.id', 'p.order_summary_id')
    .select(['p.id', 'p.state', 'p.reference', 'p.url', 'p.charge', 'p.amount', 'p.currency_iso_code'])
    .select([
      'p.expires_at',
      'p.attempt_at',
      'o.id as order_id',
      'o.order_number',
      'o.status as order_status',
    ])
    .select(['o.contact_email', 'o.account_id'])
    .where('o.id', '=', orderId);

/** The payment of an order, with what of the order it must agree with; `attempt_at` is when it was last tried to start. */
export type PaymentRow = Readonly<InferResult<ReturnType<typeof selectPayment>>[number]>;

export const readPayment = async (database: Database, orderId: string): Promise<PaymentRow | undefined> =>
  await selectPayment(database, orderId).executeTakeFirst();

/** Locks the order first, then its payment: all that change both lock in this order. */
export async function lockPayment(transaction: Database, orderId: string): Promise<PaymentRow | undefined> {
  await sql`select 1 from order_summary where id = ${orderId} for update`.execute(transaction);
  await sql`select 1 from order_payment where order_summary_id = ${orderId} for update`.execute(transaction);
  return await readPayment(transaction, orderId);
}

/** Writes the new state of a locked payment. */
export async function writePayment(
  transaction: Database,
  orderId: string,
  change: { readonly state: PaymentState; readonly charge?: string },
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('order_payment')
    .set({ ...change, changed_at: now })
    .where('order_summary_id', '=', orderId)
    .execute();
}
