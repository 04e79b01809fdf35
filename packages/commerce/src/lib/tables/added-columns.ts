import { type DeclaredTable, declareTable, nullableJson, type TablesOf } from '@relab/database';
import type { AsyncProblem } from '../cart/large-change/async-state.ts';

const tables = {
  cart_coupon: declareTable('cart_coupon', {
    entered: 'bigint generated',
  }),
  cart_delivery_group: declareTable('cart_delivery_group', {
    entered: 'bigint generated',
  }),
  cart_item: declareTable('cart_item', {
    entered: 'bigint generated',
  }),
  web_cart: declareTable('web_cart', {
    awaits_approval: 'boolean default',
    set_aside_for: 'text null',
    async_problems: nullableJson<readonly AsyncProblem[]>(),
  }),
};

/** What migrations add to the tables of the shop's objects. */
export const addedColumns: readonly DeclaredTable[] = Object.values(tables);

declare module '@relab/database/tables' {
  interface AddedColumns extends TablesOf<typeof tables> {}
}
