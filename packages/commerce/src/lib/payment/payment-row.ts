import type { Database } from '@relab/database';
import { sql } from 'kysely';

/**
 * `Starting`: the service does not know of it, or its answer was not written down. `Open`: it can be paid. `Doubtful`:
 * something was paid that is not what the order costs; somebody has to look.
 */
export type PaymentState = 'Starting' | 'Open' | 'Paid' | 'Failed' | 'Doubtful' | 'Refunding' | 'Refunded';

/** The payment of an order, with what of the order it must agree with. */
export interface PaymentRow {
  readonly id: string;
  readonly state: PaymentState;
  readonly reference: string | null;
  readonly url: string | null;
  readonly charge: string | null;
  readonly amount: string;
  readonly currency_iso_code: string;
  readonly expires_at: Date;
  /** When somebody last tried to start it. */
  readonly attempt_at: Date | null;
  readonly order_id: string;
  readonly order_number: string;
  readonly order_status: string;
  readonly contact_email: string;
  readonly account_id: string | null;
}

const columns = sql`
  p.id, p.state, p.reference, p.url, p.charge, p.amount, p.currency_iso_code, p.expires_at, p.attempt_at,
  o.id as order_id, o.order_number, o.status as order_status, o.contact_email, o.account_id`;

export async function readPayment(database: Database, orderId: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${columns} from order_payment p join order_summary o on o.id = p.order_summary_id
    where o.id = ${orderId}`.execute(database);
  return rows[0];
}

/** Locks the order first, then its payment: whoever changes both does it in this order. */
export async function lockPayment(transaction: Database, orderId: string): Promise<PaymentRow | undefined> {
  await sql`select 1 from order_summary where id = ${orderId} for update`.execute(transaction);
  await sql`select 1 from order_payment where order_summary_id = ${orderId} for update`.execute(transaction);
  return await readPayment(transaction, orderId);
}

/** Writes down what became of a locked payment. */
export async function writePayment(
  transaction: Database,
  orderId: string,
  change: { readonly state: PaymentState; readonly charge?: string },
  now: Date,
): Promise<void> {
  await sql`
    update order_payment set state = ${change.state}, charge = coalesce(${change.charge ?? null}, charge), changed_at = ${now}
    where order_summary_id = ${orderId}`.execute(transaction);
}
