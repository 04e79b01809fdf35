import type { DeclaredTable } from '@relab/database';
import { addedColumns } from './added-columns.ts';
import { searchTables } from './catalogue.ts';
import { orderTables } from './orders.ts';
import { paymentTables } from './payments.ts';
import { stockTables } from './stock.ts';

/** All tables that the migrations of a shop make, and what they add to those of its objects. */
export const commerceTables: readonly DeclaredTable[] = [
  ...stockTables,
  ...searchTables,
  ...orderTables,
  ...paymentTables,
  ...addedColumns,
];
