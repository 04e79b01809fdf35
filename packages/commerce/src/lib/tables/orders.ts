import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const promotionUseTable = declareTable('promotion_use', {
  promotion_id: 'text',
  buyer: 'text',
  order_summary_id: 'text',
});

const orderAccessTable = declareTable('order_access', {
  key_hash: 'text',
  order_summary_id: 'text',
  expires_at: 'timestamptz',
});

const unconfirmedOrderTable = declareTable('unconfirmed_order', {
  order_summary_id: 'text',
  network: 'text null',
  email: 'text',
  amount: 'numeric',
  placed_at: 'timestamptz',
});

const payLinkTable = declareTable('pay_link', {
  key_hash: 'text',
  cart_id: 'text',
  account_id: 'text null',
});

const vatNumberCheckTable = declareTable('vat_number_check', {
  number: 'text',
  is_valid: 'boolean',
  checked_at: 'timestamptz',
});

/** What is remembered of orders and their buyers. */
export const orderTables: readonly DeclaredTable[] = [
  promotionUseTable,
  orderAccessTable,
  unconfirmedOrderTable,
  payLinkTable,
  vatNumberCheckTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly promotion_use: TableOf<typeof promotionUseTable>;
    readonly order_access: TableOf<typeof orderAccessTable>;
    readonly unconfirmed_order: TableOf<typeof unconfirmedOrderTable>;
    readonly pay_link: TableOf<typeof payLinkTable>;
    readonly vat_number_check: TableOf<typeof vatNumberCheckTable>;
  }
}
