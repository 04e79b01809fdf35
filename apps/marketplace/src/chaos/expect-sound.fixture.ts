import { expect } from 'vitest';
import type { ConstantShoppers } from './constant-shoppers.fixture.ts';
import { unitsAtFirst } from './installation.fixture.ts';
import { rowsOf } from './rows-of.fixture.ts';

/** The confirmed orders are there once each, no others of these buyers are, and the stock is less by what they have. */
export async function expectSound(
  url: string,
  products: readonly string[],
  confirmed: ConstantShoppers['confirmed'],
): Promise<void> {
  const orders = await rowsOf<{ id: string; contact_email: string; count: number }>(
    url,
    `select min(id) as id, contact_email, count(*)::int as count from order_summary
      where contact_email like 'shopper-%@relab.example' group by contact_email`,
  );
  expect(orders.filter(({ count }) => count > 1)).toEqual([]);
  const stored = new Map(orders.map((order) => [order.contact_email, `/order-confirmation/${order.id}`]));
  expect(confirmed.filter(({ email, path }) => stored.get(email) !== path)).toEqual([]);
  const stock = await rowsOf<{ on_hand: number; sold: number }>(
    url,
    `select s.on_hand, coalesce(sum(i.quantity), 0)::int as sold from product_stock s
      left join (order_item_summary i join order_summary o on o.id = i.order_summary_id
        and o.contact_email like 'shopper-%@relab.example') on i.product2_id = s.product_id
      where s.product_id = any($1) group by s.product_id, s.on_hand`,
    [products],
  );
  expect(stock).toHaveLength(products.length);
  expect(stock.filter(({ on_hand, sold }) => on_hand < 0 || on_hand + sold !== unitsAtFirst)).toEqual([]);
}
