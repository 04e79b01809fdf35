import { type DeclaredTable, declareTable, oneOf, type TableOf } from '@relab/database';

const orderPaymentTable = declareTable('order_payment', {
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
});

const paymentEventTable = declareTable('payment_event', {
  provider: 'text',
  event_id: 'text',
  heard_at: 'timestamptz',
});

const invoiceTable = declareTable('invoice', {
  order_summary_id: 'text',
  year: 'integer',
  number: 'integer',
  issued_at: 'timestamptz',
  content: 'jsonb null',
});

const invoiceNumberTable = declareTable('invoice_number', {
  year: 'integer',
  last_number: 'integer',
});

const creditNoteTable = declareTable('credit_note', {
  order_summary_id: 'text',
  year: 'integer',
  number: 'integer',
  issued_at: 'timestamptz',
  content: 'jsonb null',
});

const creditNoteNumberTable = declareTable('credit_note_number', {
  year: 'integer',
  last_number: 'integer',
});

/** Payments of orders, and their invoices. */
export const paymentTables: readonly DeclaredTable[] = [
  orderPaymentTable,
  paymentEventTable,
  invoiceTable,
  invoiceNumberTable,
  creditNoteTable,
  creditNoteNumberTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly order_payment: TableOf<typeof orderPaymentTable>;
    readonly payment_event: TableOf<typeof paymentEventTable>;
    readonly invoice: TableOf<typeof invoiceTable>;
    readonly invoice_number: TableOf<typeof invoiceNumberTable>;
    readonly credit_note: TableOf<typeof creditNoteTable>;
    readonly credit_note_number: TableOf<typeof creditNoteNumberTable>;
  }
}
