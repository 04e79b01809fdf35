import { type DeclaredTable, declareTable, type TablesOf } from '@relab/database';

const tables = {
  product_stock: declareTable('product_stock', {
    product_id: 'text',
    on_hand: 'integer',
  }),
  inventory_item_reservation: declareTable('inventory_item_reservation', {
    id: 'text',
    reservation_id: 'text',
    cart_id: 'text',
    product_id: 'text',
    quantity: 'integer',
    expires_at: 'timestamptz',
    network: 'text null',
  }),
  reservation_span: declareTable('reservation_span', {
    cart_id: 'text',
    product_id: 'text',
    began_at: 'timestamptz',
  }),
  network_reservation: declareTable('network_reservation', {
    network: 'text',
    product_id: 'text',
    began_at: 'timestamptz',
    counted_until: 'timestamptz',
    seconds: 'double precision',
  }),
};

/** What is there of each product, and who has reserved it. */
export const stockTables: readonly DeclaredTable[] = Object.values(tables);

declare module '@relab/database/tables' {
  interface Tables extends TablesOf<typeof tables> {}
}
