import { type DeclaredTable, declareTable, oneOf, type TablesOf } from '@relab/database';

const tables = {
  order_payment: declareTable('order_payment', {
    id: 'text',
    order_summary_id: 'text',
    provider: 'text',
    reference: 'text null',
    url: 'text null',
    charge: 'text null',
    amount: 'numeric',
    currency_iso_code: 'text',
    state: oneOf('text default', ['Starting', 'Open', 'Paid', 'Failed', 'Doubtful', 'Refunding', 'Refunded']),
    expires_at: 'timestamptz',
    attempt_at: 'timestamptz null',
    changed_at: 'timestamptz',
  }),
  payment_event: declareTable('payment_event', {
    provider: 'text',
    event_id: 'text',
    heard_at: 'timestamptz',
  }),
  invoice: declareTable('invoice', {
    order_summary_id: 'text',
    year: 'integer',
    number: 'integer',
    issued_at: 'timestamptz',
    content: 'jsonb null',
  }),
  invoice_number: declareTable('invoice_number', {
    year: 'integer',
    last_number: 'integer',
  }),
  credit_note: declareTable('credit_note', {
    order_summary_id: 'text',
    year: 'integer',
    number: 'integer',
    issued_at: 'timestamptz',
    content: 'jsonb null',
  }),
  return_credit_note: declareTable('return_credit_note', {
    return_order_id: 'text',
    year: 'integer',
    number: 'integer',
    issued_at: 'timestamptz',
    content: 'jsonb null',
  }),
  credit_note_number: declareTable('credit_note_number', {
    year: 'integer',
    last_number: 'integer',
  }),
};

/** Payments of orders, and their invoices. */
export const paymentTables: readonly DeclaredTable[] = Object.values(tables);

declare module '@relab/database/tables' {
  interface Tables extends TablesOf<typeof tables> {}
}
