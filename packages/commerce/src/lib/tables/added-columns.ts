import { type DeclaredTable, declareTable, nullableJson, type TableOf } from '@relab/database';
import type { AsyncProblem } from '../cart/large-change/async-state.ts';

const cartCouponColumns = declareTable('cart_coupon', {
  entered: 'bigint generated',
});

const cartDeliveryGroupColumns = declareTable('cart_delivery_group', {
  entered: 'bigint generated',
});

const cartItemColumns = declareTable('cart_item', {
  entered: 'bigint generated',
});

const webCartColumns = declareTable('web_cart', {
  awaits_approval: 'boolean default',
  set_aside_for: 'text null',
  async_problems: nullableJson<readonly AsyncProblem[]>(),
});

/** What migrations add to the tables of the shop's objects. */
export const addedColumns: readonly DeclaredTable[] = [
  cartCouponColumns,
  cartDeliveryGroupColumns,
  cartItemColumns,
  webCartColumns,
];

declare module '@relab/database/tables' {
  interface AddedColumns {
    readonly cart_coupon: TableOf<typeof cartCouponColumns>;
    readonly cart_delivery_group: TableOf<typeof cartDeliveryGroupColumns>;
    readonly cart_item: TableOf<typeof cartItemColumns>;
    readonly web_cart: TableOf<typeof webCartColumns>;
  }
}
