import { type DeclaredTable, declareTable, type TablesOf } from '@relab/database';

const tables = {
  promotion_use: declareTable('promotion_use', {
    promotion_id: 'text',
    buyer: 'text',
    order_summary_id: 'text',
  }),
  order_access: declareTable('order_access', {
    key_hash: 'text',
    order_summary_id: 'text',
    expires_at: 'timestamptz',
  }),
  unconfirmed_order: declareTable('unconfirmed_order', {
    order_summary_id: 'text',
    network: 'text null',
    email: 'text',
    amount: 'numeric',
    placed_at: 'timestamptz',
  }),
  pay_link: declareTable('pay_link', {
    key_hash: 'text',
    cart_id: 'text',
    account_id: 'text null',
  }),
  vat_number_check: declareTable('vat_number_check', {
    number: 'text',
    is_valid: 'boolean',
    checked_at: 'timestamptz',
  }),
};

/** What is remembered of orders and their buyers. */
export const orderTables: readonly DeclaredTable[] = Object.values(tables);

declare module '@relab/database/tables' {
  interface Tables extends TablesOf<typeof tables> {}
}
