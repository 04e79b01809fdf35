import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const productStockTable = declareTable('product_stock', {
  product_id: 'text',
  on_hand: 'integer',
});

const inventoryItemReservationTable = declareTable('inventory_item_reservation', {
  id: 'text',
  reservation_id: 'text',
  cart_id: 'text',
  product_id: 'text',
  quantity: 'integer',
  expires_at: 'timestamptz',
  network: 'text null',
});

const reservationSpanTable = declareTable('reservation_span', {
  cart_id: 'text',
  product_id: 'text',
  began_at: 'timestamptz',
});

const networkReservationTable = declareTable('network_reservation', {
  network: 'text',
  product_id: 'text',
  began_at: 'timestamptz',
  counted_until: 'timestamptz',
  seconds: 'double precision',
});

/** What is there of each product, and who has reserved it. */
export const stockTables: readonly DeclaredTable[] = [
  productStockTable,
  inventoryItemReservationTable,
  reservationSpanTable,
  networkReservationTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly product_stock: TableOf<typeof productStockTable>;
    readonly inventory_item_reservation: TableOf<typeof inventoryItemReservationTable>;
    readonly reservation_span: TableOf<typeof reservationSpanTable>;
    readonly network_reservation: TableOf<typeof networkReservationTable>;
  }
}
